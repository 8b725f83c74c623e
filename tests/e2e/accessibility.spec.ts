import axe from "axe-core";
import type { Locator, Page } from "playwright/test";
import { hrefOf, routes } from "@/lib/routes";
import { services } from "@/lib/services";
import en from "@/messages/en.json" with { type: "json" };
import ms from "@/messages/ms.json" with { type: "json" };
import { contrast } from "@/tests/helpers/contrast";
import {
  desktop,
  expect,
  fullOnlyUnless,
  inquiryButton,
  openPage,
  phone,
  storeLanguage,
  switchTo,
  test,
  toastRegion,
} from "@/tests/helpers/browser-test";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const dictionaries = { en, ms };
const paths = Object.values(routes).map(hrefOf);

const cases = [
  { size: "phone", viewport: phone, language: "en", colorScheme: "light", isChosen: true },
  { size: "desktop", viewport: desktop, language: "ms", colorScheme: "dark", isChosen: true },
  { size: "phone", viewport: phone, language: "ms", colorScheme: "light", isChosen: false },
  { size: "desktop", viewport: desktop, language: "en", colorScheme: "light", isChosen: false },
  { size: "phone", viewport: phone, language: "en", colorScheme: "dark", isChosen: false },
] as const;

/** Rules that axe disables by default. */
const rules = { "color-contrast-enhanced": { enabled: true }, "target-size": { enabled: true } };

/**
 * Runs axe outside the map, which is third-party, with its default rules and `rules`.
 *
 * @returns one line for each violated rule.
 */
async function findViolations(page: Page) {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (rules) => window.axe.run({ exclude: ["iframe"] }, { rules }),
    rules,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
}

/** Opens a page and switches it to the language. */
async function openInLanguage(page: Page, path: string, language: "en" | "ms") {
  await openPage(page, path);
  if (language === "ms") await switchTo(page, language);
}

/** Returns the size of each visible link, button and field, and whether it is a primary control. */
function readTargets(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("a, button, input, textarea")]
      .filter((element) => element.checkVisibility() && !element.closest("[class*=sr-only]"))
      .map((element) => {
        const { width, height } = element.getBoundingClientRect();
        const isPrimary = element.matches(
          "header a, header button, main button, main :is(input, textarea), main a.rounded",
        );
        return { name: element.innerText || element.id, width, height, isPrimary };
      }),
  );
}

test.use({ contextOptions: { reducedMotion: "reduce" } });

test.beforeEach(async ({ page }) => {
  // On a Tuesday evening in Malaysia, the English opening status is longest ("opens Wednesday").
  await page.clock.setFixedTime("2026-11-24T12:00:00Z");
});

for (const { size, viewport, language, colorScheme, isChosen } of cases) {
  test.describe(
    `on a ${size}, in ${language}, ${colorScheme} mode`,
    fullOnlyUnless(isChosen),
    () => {
      test.use({ viewport, colorScheme });

      for (const path of [...paths, "/nowhere/"]) {
        test(
          `has no axe violations on ${path}`,
          fullOnlyUnless(size === "phone" || path === "/services/" || path === "/contact/"),
          async ({ page }) => {
            await openInLanguage(page, path, language);
            expect(await findViolations(page)).toEqual([]);
          },
        );
      }

      // Larger viewports have no menu.
      if (size === "phone") {
        test("has no axe violations in the open menu", async ({ page }) => {
          await openInLanguage(page, "/", language);
          await page.getByRole("button", { name: dictionaries[language].menu }).click();
          await expect(page.locator("#mobile-menu")).toBeVisible();
          expect(await findViolations(page)).toEqual([]);
        });
      }

      test(
        "has no axe violations while a toast is visible",
        fullOnlyUnless(size === "phone"),
        async ({ page }) => {
          await openInLanguage(page, "/services/", language);
          await inquiryButton(page).click();
          const toast = toastRegion(page).getByRole("listitem");
          // A hovered toast does not close.
          await toast.hover();
          expect(await findViolations(page)).toEqual([]);
          await expect(toast).toBeVisible();
        },
      );
    },
  );
}

for (const [size, viewport] of Object.entries({ phone, desktop })) {
  for (const path of [...paths, "/nowhere/"]) {
    const isChosen = path === (size === "phone" ? "/services/" : "/contact/");

    test(
      `Tab and Shift+Tab reach the same elements of ${path} on a ${size}, with visible focus`,
      fullOnlyUnless(isChosen),
      async ({ page }) => {
        await page.setViewportSize(viewport);
        await storeLanguage(page, "ms");
        await openPage(page, path);
        await expect(page.locator("html")).toHaveAttribute("lang", "ms");
        await loadFrames(page);
        const first = page.getByRole("link", { name: ms.skipToContent });
        const last = page.getByRole("contentinfo").locator("a[href]").last();
        const forward = await expectVisibleFocus(page, "Tab", last);
        expect(forward.length).toBeGreaterThan(5);
        await openPage(page, path);
        await loadFrames(page);
        // Starts at the last element, because focus past it is in the browser UI.
        await last.focus();
        const backward = await expectVisibleFocus(page, "Shift+Tab", first);
        expect(backward).toEqual(forward.reverse().slice(1));
      },
    );
  }

  test(
    `targets on a ${size} are at least 24 px, and primary controls at least 44 px high`,
    fullOnlyUnless(size === "phone"),
    async ({ page }) => {
      await page.setViewportSize(viewport);
      for (const path of [...paths, "/nowhere/"]) {
        await openPage(page, path);
        const targets = await readTargets(page);
        expect(targets.length, path).toBeGreaterThan(5);
        for (const { name, width, height, isPrimary } of targets) {
          expect(Math.min(width, height), `${path}: ${name}`).toBeGreaterThanOrEqual(24);
          if (isPrimary) expect(height, `${path}: ${name}`).toBeGreaterThanOrEqual(44);
        }
        expect(targets.some(({ isPrimary }) => isPrimary)).toBe(true);
      }
    },
  );
}

/** Loads every iframe, because an iframe loses focus when it starts to load. */
async function loadFrames(page: Page) {
  for (const frame of await page.locator("iframe").all()) {
    await frame.scrollIntoViewIfNeeded();
    await expect(frame.contentFrame().locator("title")).toBeAttached();
  }
  await page.evaluate(() => scrollTo(0, 0));
}

/**
 * Presses the key until `last` has focus, and expects a visible outline on each focused element.
 *
 * @returns the names of the focused elements, except those inside iframes.
 */
async function expectVisibleFocus(page: Page, key: string, last: Locator) {
  const names: string[] = [];
  let isLast = false;
  while (!isLast) {
    await page.keyboard.press(key);
    // Focus moves into and out of a cross-origin iframe asynchronously.
    await page.waitForFunction(() => document.activeElement !== document.body);
    const focus = await readFocusedElement(page);
    // The content of the map is third-party.
    if (focus === "frame") continue;
    expect(focus.problems, `${key}: ${focus.name}`).toEqual([]);
    expect(contrast(focus.outline, focus.background), focus.name).toBeGreaterThanOrEqual(3);
    names.push(focus.name);
    expect(names.length, names.join(", ")).toBeLessThan(60);
    isLast = await last.evaluate((element) => element === document.activeElement);
  }
  return names;
}

/**
 * Returns the name, outline colour and background of the focused element, and why its focus may not
 * be visible; "frame" if it is an iframe.
 */
async function readFocusedElement(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    if (element.tagName === "IFRAME") return "frame";
    const problems: string[] = [];
    // A fan deck strip has its outline on a pseudo-element.
    const pseudoElement = element.matches("[type='radio']") ? "::before" : null;
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element, pseudoElement);
    if (outlineStyle !== "solid" || Number.parseFloat(outlineWidth) < 2)
      problems.push("no outline");
    let background = element.parentElement!;
    while (
      background.parentElement &&
      getComputedStyle(background).backgroundColor === "rgba(0, 0, 0, 0)"
    ) {
      background = background.parentElement;
    }
    const box = element.getBoundingClientRect();
    if (box.top < 0 || box.top > innerHeight - 20)
      problems.push(`outside the viewport, top: ${box.top}`);
    const header = document.querySelector("header")!.getBoundingClientRect();
    const isInHeader = element.closest("header, [popover]") || element.matches("[href='#content']");
    if (!isInHeader && box.top < header.bottom) problems.push(`behind the header, top: ${box.top}`);
    return {
      name: element.innerText || element.id || element.tagName,
      problems,
      outline: outlineColor,
      background: getComputedStyle(background).backgroundColor,
    };
  });
}

test.describe("in forced colours mode", () => {
  test.use({ contextOptions: { forcedColors: "active" } });

  test("buttons have a visible border and only the current page is marked", async ({ page }) => {
    await page.setViewportSize(desktop);
    await openPage(page, "/services/");
    const background = await page
      .locator("html")
      .evaluate((html) => getComputedStyle(html).backgroundColor);
    const buttons = page.getByRole("main").getByRole("button");
    expect(await buttons.count()).toBeGreaterThanOrEqual(services.length);
    for (const button of await buttons.all()) {
      await expect(button).toHaveCSS("border-top-style", "solid");
      await expect(button).toHaveCSS("border-top-color", /^rgb\(/);
      await expect(button).not.toHaveCSS("border-top-color", background);
    }
    const links = page.getByRole("banner").getByRole("navigation").getByRole("link");
    await expect(links).toHaveCount(paths.length);
    for (const link of await links.all()) {
      const isCurrent = (await link.getAttribute("aria-current")) === "page";
      const isMarked = await link.evaluate(
        (link, background) => getComputedStyle(link).borderBottomColor !== background,
        background,
      );
      expect(isMarked).toBe(isCurrent);
    }
  });
});
