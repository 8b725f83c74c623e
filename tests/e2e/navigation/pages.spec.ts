import type { Page } from "playwright/test";
import { company } from "@/tests/fixture-site/content/company";
import { routes } from "@/tests/fixture-site/content/routes";
import { en } from "@/tests/fixture-site/messages";
import { paths } from "@/tests/fixture-site/settings.mjs";
import { enableDataSaver } from "@/tests/helpers/conditions";
import { expect, test } from "@/tests/helpers/fixtures";
import { heading, mainNavigationLink } from "@/tests/helpers/locators";
import { openPage, waitForRequests } from "@/tests/helpers/waiting";

type Route = (typeof routes)[keyof typeof routes];

const { home, about, services, contact } = routes;

/** Expects the title, the heading and the marked navigation link of a page. */
async function expectPage(page: Page, { path, heading: key, title, label }: Route) {
  await expect(heading(page), `heading of ${path}`).toHaveText(en[key]);
  await expect.soft(heading(page), `heading of ${path}`).toBeInViewport();
  await expect.soft(page, `title of ${path}`).toHaveTitle(`${en[title]} | ${company.name}`);
  const current = page.getByRole("banner").locator("[aria-current=page]:visible");
  await expect.soft(current, `marked link on ${path}`).toHaveText([en[label]]);
}

/** Records of which other pages a page requests the content; call it before opening the page. */
function recordPages(page: Page, siteUrl: string) {
  const requested = new Set<string>();
  page.on("request", (request) => {
    const [, folder] =
      request
        .url()
        .split(siteUrl)[1]
        ?.match(/^(.+\/)[^/]+\.txt/) ?? [];
    if (folder) requested.add(folder);
  });
  return () => [...requested].sort();
}

test("pages are prefetched, open in the same document, and fade in unless motion is reduced", async ({
  page,
  fixtureSiteUrl,
}) => {
  const readPages = recordPages(page, fixtureSiteUrl);
  await openPage(page, "./");
  await waitForRequests(page);
  // The router can start to prefetch after the page was idle.
  await expect.poll(readPages).toEqual(paths.slice(1).sort());
  await page.evaluate(() => {
    const { animate } = Element.prototype;
    Object.assign(window, { hasAnimated: false });
    Element.prototype.animate = function (...parameters) {
      Object.assign(window, { hasAnimated: true });
      return animate.apply(this, parameters);
    };
  });
  const hasAnimated = () => page.evaluate(() => Reflect.get(window, "hasAnimated"));
  const content = page.locator("main .page-container").first();
  await expect.soft(content).toHaveCSS("animation-name", "none");
  for (const route of [contact, services, about, home]) {
    await mainNavigationLink(page, en[route.label]).click();
    await expect(page).toHaveURL(route.path === "/" ? "./" : `${route.path.slice(1)}/`);
    await expectPage(page, route);
  }
  // Undefined in another document.
  expect(await hasAnimated()).toBe(false);

  await page.emulateMedia({ reducedMotion: "no-preference" });
  await expect.soft(content).toHaveCSS("animation-name", "page-enter");
  await mainNavigationLink(page, en.services).click();
  await expectPage(page, services);
  await expect(page.getByRole("main")).toBeFocused();
  expect(await hasAnimated()).toBe(true);
  await expect(content).toHaveCSS("opacity", "1");
});

test("with Data Saver, only the page of a followed link is requested", async ({
  page,
  fixtureSiteUrl,
}) => {
  await enableDataSaver(page);
  const readPages = recordPages(page, fixtureSiteUrl);
  // Another way to write contact/.
  await openPage(page, "%63ontact/index.html");
  await expectPage(page, contact);
  await waitForRequests(page);
  await mainNavigationLink(page, en.services).click();
  await expectPage(page, services);
  await waitForRequests(page);
  expect(readPages()).toEqual(["services/"]);
});

test("focus and scroll position follow the visitor to a page and back", async ({ page }) => {
  const readScroll = () => page.evaluate(() => Math.round(scrollY));
  const main = page.getByRole("main");
  await openPage(page, "services/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: en.skipToContent })).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect.soft(main, "the skip link moves the focus").toBeFocused();
  await expect.soft(page, "the skip link keeps the URL").toHaveURL("services/");

  await page.evaluate(() => scrollTo({ top: 700, behavior: "instant" }));
  await expect(page.getByRole("banner")).toBeInViewport({ ratio: 1 });
  // Playwright's `click` would first scroll to the header's position in the document.
  await mainNavigationLink(page, en.contact).evaluate((link: HTMLElement) => link.click());
  await expect(heading(page)).toHaveText(en.contactTitle);
  await expect.soft.poll(readScroll, "a new page starts at its top").toBe(0);
  await page.goBack();
  await expect(heading(page)).toHaveText(en.servicesTitle);
  await expect.soft.poll(readScroll, "Back restores the scroll position").toBe(700);

  const footerLinks = page.getByRole("contentinfo").getByRole("link");
  for (const [link, next] of [
    [footerLinks.filter({ hasText: en.about }), footerLinks.filter({ hasText: en.services })],
    [main.getByRole("link").last(), main.getByRole("button").first()],
  ] as const) {
    await link.press("Enter");
    await expect(page).not.toHaveURL("services/");
    await expect(main, "a new page has the focus").toBeFocused();
    await page.goBack();
    await expect(heading(page)).toHaveText(en.servicesTitle);
    await expect(link, "Back restores the focus").toBeFocused();
    await page.keyboard.press("Tab");
    await expect(next, "Tab leads to the next control").toBeFocused();
  }
});
