import { company } from "@/tests/fixture-site/content/company";
import { en, ms } from "@/tests/fixture-site/messages";
import { paths } from "@/tests/fixture-site/settings.mjs";
import { expect, test } from "@/tests/helpers/browser-test";
import { enableDataSaver } from "@/tests/helpers/conditions";
import { heading, mainNavigationLink } from "@/tests/helpers/locators";
import { openPage, waitForRequests } from "@/tests/helpers/waiting";

for (const { reducedMotion, isAnimated, result } of [
  { reducedMotion: "no-preference", isAnimated: true, result: "fades in" },
  { reducedMotion: "reduce", isAnimated: false, result: "appears at once" },
] as const) {
  test(`a page ${result} with prefers-reduced-motion: ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await openPage(page, "./");
    const main = page.getByRole("main");
    const content = page.locator("main > section");
    await expect(content).toHaveCSS("animation-name", isAnimated ? "page-enter" : "none");
    // The page transition needs framer-motion, which loads after hydration.
    await waitForRequests(page);
    await page.evaluate(() => {
      const { animate } = Element.prototype;
      Element.prototype.animate = function (...parameters) {
        Object.assign(window, { hasAnimated: true });
        return animate.apply(this, parameters);
      };
    });
    await mainNavigationLink(page, en.services).click();
    await expect(heading(page)).toHaveText(en.servicesTitle);
    await expect(main).toBeFocused();
    expect(await page.evaluate(() => "hasAnimated" in window)).toBe(isAnimated);
    await expect(content).toHaveCSS("opacity", "1");
  });
}

test("a new page is announced by its title, and its content has the focus", async ({ page }) => {
  const announcement = page.locator("next-route-announcer").getByRole("alert");
  await openPage(page, "?lang=ms");
  await page.getByRole("banner").getByRole("link", { name: ms.services }).click();
  await expect(announcement).toHaveText(`${ms.servicesMetaTitle} | ${company.name}`);
  await expect(page.getByRole("main")).toBeFocused();
  await page.goBack();
  await expect(announcement).toHaveText(`${ms.homeMetaTitle} | ${company.name}`);
});

test("the skip link moves the focus to the content and keeps the URL", async ({ page }) => {
  await openPage(page, "services/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: en.skipToContent })).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page).toHaveURL(/\/services\/$/);
});

test("a new page starts at its top, and Back restores the scroll position", async ({ page }) => {
  const readScroll = () => page.evaluate(() => Math.round(scrollY));
  await openPage(page, "services/");
  await page.evaluate(() => scrollTo({ top: 700, behavior: "instant" }));
  await expect(page.getByRole("banner")).toBeInViewport({ ratio: 1 });
  // Playwright's `click` would first scroll to the header's position in the document.
  await mainNavigationLink(page, en.contact).evaluate((link: HTMLElement) => link.click());
  await expect(heading(page)).toHaveText(en.contactTitle);
  await expect.poll(readScroll).toBe(0);
  await page.goBack();
  await expect(heading(page)).toHaveText(en.servicesTitle);
  await expect.poll(readScroll).toBe(700);
});

test("Back returns the focus to the link that was followed", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openPage(page, "services/");
  const footerLinks = page.getByRole("contentinfo").getByRole("link");
  for (const [link, next] of [
    [footerLinks.filter({ hasText: en.about }), footerLinks.filter({ hasText: en.services })],
    [page.getByRole("main").getByRole("link").last(), page.getByRole("main").getByRole("button")],
  ] as const) {
    await link.press("Enter");
    await expect(page).not.toHaveURL(/services/);
    await expect(page.getByRole("main")).toBeFocused();
    await page.goBack();
    await expect(heading(page)).toHaveText(en.servicesTitle);
    await expect(link).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(next.first()).toBeFocused();
  }
});

for (const { dataSaver, prefetched } of [
  { dataSaver: "off", prefetched: paths.slice(1) },
  { dataSaver: "on", prefetched: [] },
]) {
  test(`prefetches [${prefetched}] with Data Saver ${dataSaver}`, async ({ page }) => {
    const requested = new Set<string>();
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith("__PAGE__.txt")) requested.add(/[^/]*\/(?=__next)/.exec(pathname)![0]);
    });
    if (dataSaver === "on") await enableDataSaver(page);
    await openPage(page, "./");
    await waitForRequests(page);
    // The router can start to prefetch after the page was idle.
    await expect.poll(() => [...requested].sort()).toEqual(prefetched.toSorted());
  });
}
