import type { Page } from "playwright/test";
import { company } from "@/lib/company";
import { headerBreakpoints } from "@/lib/breakpoints";
import { hrefOf, routes } from "@/lib/routes";
import en from "@/messages/en.json" with { type: "json" };
import { documentTitle } from "@/lib/seo/document-title";
import ms from "@/messages/ms.json" with { type: "json" };
import {
  enableDataSaver,
  expect,
  fonts,
  fullOnlyUnless,
  inquiryButton,
  openPage,
  phone,
  setFont,
  switchTo,
  test,
  waitForIdle,
  waitForRequests,
} from "@/tests/helpers/browser-test";

/** The paths of the pages other than the home page, in navigation order. */
const innerPaths = Object.values(routes)
  .filter((route) => route !== routes.home)
  .map(hrefOf);

/** Opens Services from the header; returns which of `opacity` and `transform` are animated. */
async function readAnimatedProperties(page: Page) {
  await openPage(page, "/");
  // The page transition needs framer-motion, which loads after hydration.
  await waitForRequests(page);
  await page.evaluate(() => {
    const animated = new Set<string>();
    Object.assign(window, { animated });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...parameters) {
      if (this.id === "content")
        Object.keys(parameters[0] ?? {}).forEach((name) => animated.add(name));
      return animate.apply(this, parameters);
    };
  });
  await page.getByRole("banner").getByRole("link", { name: en.services }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(en.servicesTitle);
  const animated = await page.evaluate(() => [...Reflect.get(window, "animated")]);
  await expect(page.getByRole("main")).toHaveCSS("opacity", "1");
  return animated.filter((name) => ["opacity", "transform"].includes(name)).sort();
}

test("fades and slides the page in after a navigation", async ({ page }) => {
  expect(await readAnimatedProperties(page)).toEqual(["opacity", "transform"]);
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("shows the page without an animation", async ({ page }) => {
    expect(await readAnimatedProperties(page)).toEqual([]);
  });
});

test("keeps the text visible while the first page slides in", async ({ page }) => {
  await page.goto("/");
  // Reads the style sheet, because the animation may have ended already.
  const { opacity, transform } = await page.getByRole("main").evaluate((main) => {
    const { animationName } = getComputedStyle(main);
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    const keyframes = rules.find(
      (rule) => rule instanceof CSSKeyframesRule && rule.name === animationName,
    ) as CSSKeyframesRule;
    const { opacity, transform } = keyframes.findRule("0%")!.style;
    return { opacity, transform };
  });
  expect(Number(opacity)).toBeGreaterThan(0.5);
  expect(transform).toContain("translateY");
});

/** The live region that announces each navigation to screen readers. */
function announcement(page: Page) {
  return page.locator("next-route-announcer").getByRole("alert");
}

for (const language of ["en", "ms"] as const) {
  test(
    `announces the page title and moves focus to the main content in ${language}`,
    fullOnlyUnless(language === "ms"),
    async ({ page }) => {
      const messages = { en, ms }[language];
      await openPage(page, "/");
      if (language === "ms") await switchTo(page, "ms");
      await page.getByRole("main").getByRole("link", { name: messages.exploreServices }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(messages.servicesTitle);
      await expect(announcement(page)).toHaveText(documentTitle(messages.servicesMetaTitle));
      await expect(page.getByRole("main")).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(0);

      await page.goBack();
      await expect(announcement(page)).toHaveText(documentTitle(messages.homeMetaTitle));
      await expect(page.getByRole("main")).toBeFocused();
    },
  );
}

test("moves focus from the menu to the main content of the new page", async ({ page }) => {
  await page.setViewportSize(phone);
  await openPage(page, "/");
  await page.getByRole("button", { name: en.menu }).press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(innerPaths[0]!);
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").getByRole("link").first()).toBeFocused();
});

test("restores the scroll position on Back and Forward", async ({ page }) => {
  await page.setViewportSize(phone);
  await openPage(page, "/services/");
  await inquiryButton(page).scrollIntoViewIfNeeded();
  const readScroll = () => page.evaluate(() => Math.round(scrollY));
  const inServices = await readScroll();
  expect(inServices).toBeGreaterThan(1000);
  // A DOM click, because Playwright's click scrolls the link into view.
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

/** Opens the home page; returns a live array with the paths of prefetched RSC payloads. */
async function recordPrefetches(page: Page) {
  const fetched: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".txt")) fetched.push(pathname);
  });
  await openPage(page, "/");
  await waitForIdle(page);
  return fetched;
}

test("prefetches the linked pages, but not the current page", async ({ page }) => {
  const fetched = await recordPrefetches(page);
  for (const path of innerPaths) {
    await expect.poll(() => fetched.some((pathname) => pathname.startsWith(path))).toBe(true);
  }
  await waitForRequests(page);
  expect(fetched).not.toContain("/__next.__PAGE__.txt");

  await page.getByRole("banner").getByRole("link", { name: en.services }).first().click();
  await expect.poll(() => fetched).toContain("/__next.__PAGE__.txt");
});

test("prefetches nothing with Data Saver on, and links still navigate", async ({ page }) => {
  await enableDataSaver(page);
  expect(await recordPrefetches(page)).toEqual([]);
  await page.getByRole("banner").getByRole("link", { name: en.services }).first().click();
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
    `keeps the header on one row around each breakpoint in ${language}`,
    fullOnlyUnless(language === "ms"),
    async ({ page }) => {
      await openPage(page, "/");
      if (language === "ms") await switchTo(page, language);
      for (const font of fonts) {
        await setFont(page, font);
        for (const width of [320, 390, 640, ...widths, 1280, 1920]) {
          await page.setViewportSize({ width, height: 800 });
          const { height, ends } = await page.getByRole("banner").evaluate((header) => ({
            height: header.getBoundingClientRect().height,
            ends: [...header.querySelectorAll("a, button")].map(
              (part) => part.getBoundingClientRect().right,
            ),
          }));
          expect.soft(height, `${font}, ${width} px`).toBe(69);
          expect.soft(Math.max(...ends), `${font}, ${width} px`).toBeLessThanOrEqual(width);
        }
      }
    },
  );
}
