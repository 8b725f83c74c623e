import type { Page } from "playwright/test";
import { company } from "../../lib/company";
import { headerBreakpoints } from "../../lib/breakpoints";
import en from "../../messages/en.json" with { type: "json" };
import { documentTitle } from "../../lib/document-title";
import ms from "../../messages/ms.json" with { type: "json" };
import {
  expect,
  fullUnless,
  openPage,
  phone,
  saveData,
  switchTo,
  test,
  waitForIdle,
  waitForRequests,
} from "./test";

/** Goes to the services by the header and tells which properties of the page move on the way in. */
async function readEntrance(page: Page) {
  await openPage(page, "/");
  // framer-motion is among them.
  await waitForRequests(page);
  await page.evaluate(() => {
    const moved = new Set<string>();
    Object.assign(window, { moved });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...parameters) {
      if (this.id === "content")
        Object.keys(parameters[0] ?? {}).forEach((name) => moved.add(name));
      return animate.apply(this, parameters);
    };
  });
  await page.getByRole("banner").getByRole("link", { name: "Services" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(en.servicesTitle);
  const moved = await page.evaluate(() => [...Reflect.get(window, "moved")]);
  await expect(page.getByRole("main")).toHaveCSS("opacity", "1");
  return moved.filter((name) => ["opacity", "transform"].includes(name)).sort();
}

test("a page fades and slides in after a navigation", async ({ page }) => {
  expect(await readEntrance(page)).toEqual(["opacity", "transform"]);
});

test.describe("under reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("a page stands at once", async ({ page }) => {
    expect(await readEntrance(page)).toEqual([]);
  });
});

test("the first page moves in without hiding its text", async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener("animationstart", ({ target }) => {
      const effect = (target as Element).getAnimations()[0]?.effect as KeyframeEffect;
      if (effect.target?.id === "content")
        Object.assign(window, { firstFrame: effect.getKeyframes()[0] });
    });
  });
  await page.goto("/");
  const firstFrame = await page.waitForFunction(() => Reflect.get(window, "firstFrame"));
  const { opacity, transform } = await firstFrame.jsonValue();
  expect(Number(opacity)).toBeGreaterThan(0.5);
  expect(transform).toContain("translateY");
});

/** What a screen reader is told after a navigation. */
function announcement(page: Page) {
  return page.locator("next-route-announcer").getByRole("alert");
}

for (const language of ["en", "ms"] as const) {
  test(
    `a new page is announced by its title in ${language}, and takes the focus`,
    fullUnless(language === "ms"),
    async ({ page }) => {
      const words = { en, ms }[language];
      await openPage(page, "/");
      if (language === "ms") await switchTo(page, "ms");
      await page.getByRole("main").getByRole("link", { name: words.exploreServices }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.servicesTitle);
      await expect(announcement(page)).toHaveText(documentTitle(words.servicesMetaTitle));
      await expect(page.getByRole("main")).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(0);

      await page.goBack();
      await expect(announcement(page)).toHaveText(documentTitle(words.homeMetaTitle));
      await expect(page.getByRole("main")).toBeFocused();
    },
  );
}

test("a page chosen in the menu takes the focus from it", async ({ page }) => {
  await page.setViewportSize(phone);
  await openPage(page, "/");
  await page.getByRole("button", { name: "Menu" }).press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/about\/$/);
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").getByRole("link").first()).toBeFocused();
});

test("back and forward come back to where the visitor was", async ({ page }) => {
  await page.setViewportSize(phone);
  await openPage(page, "/services/");
  const quote = page.getByRole("button", { name: "Get Quote" });
  await quote.scrollIntoViewIfNeeded();
  const readScroll = () => page.evaluate(() => Math.round(scrollY));
  const inServices = await readScroll();
  expect(inServices).toBeGreaterThan(1000);
  // By script: Playwright's own click would scroll first.
  const followLink = (path: string) =>
    page.evaluate((path) => {
      document.querySelector<HTMLElement>(`footer a[href="${path}"]`)!.click();
    }, path);
  await followLink("/contact/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(en.contactTitle);
  await expect.poll(readScroll).toBe(0);
  await page.evaluate(() => scrollTo({ top: 700, behavior: "instant" }));
  await expect.poll(readScroll).toBe(700);

  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(en.servicesTitle);
  await expect.poll(readScroll).toBe(inServices);
  await page.goForward();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(en.contactTitle);
  await expect.poll(readScroll).toBe(700);
});

/** The payloads of other pages that are fetched while the visitor only looks at this one. */
async function fetchedAhead(page: Page) {
  const fetched: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".txt")) fetched.push(pathname);
  });
  await openPage(page, "/");
  await waitForIdle(page);
  return fetched;
}

test("the pages behind the links are fetched ahead", async ({ page }) => {
  const fetched = await fetchedAhead(page);
  for (const route of ["/about/", "/services/", "/contact/"]) {
    await expect.poll(() => fetched.some((pathname) => pathname.startsWith(route))).toBe(true);
  }
});

test("a visitor who saves data is sent nothing ahead, and the links lead on", async ({ page }) => {
  await saveData(page);
  expect(await fetchedAhead(page)).toEqual([]);
  await page.getByRole("banner").getByRole("link", { name: "Services" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(en.servicesTitle);
});

const rem = 16;
const { nav, wide } = headerBreakpoints(company.name, [en, ms]);
const widths = [nav, wide].flatMap((breakpoint) => {
  const width = Math.ceil(Number.parseFloat(breakpoint) * rem);
  return [width - 1, width];
});

for (const language of ["en", "ms"] as const) {
  test(
    `the header is one row in ${language} at every width`,
    fullUnless(language === "ms"),
    async ({ page }) => {
      await openPage(page, "/");
      if (language === "ms") await switchTo(page, language);
      for (const width of [320, 390, 640, ...widths, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        const header = page.getByRole("banner");
        const box = (await header.boundingBox())!;
        expect(Math.round(box.height), `${width} px`).toBe(69);
        const parts = await header.locator(":is(a, button):visible").all();
        for (const part of parts) {
          const { x, width: partWidth } = (await part.boundingBox())!;
          expect(x + partWidth, `${width} px`).toBeLessThanOrEqual(width);
        }
      }
    },
  );
}
