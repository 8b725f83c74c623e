import axe from "axe-core";
import type { Locator, Page } from "playwright/test";
import ms from "../../messages/ms.json" with { type: "json" };
import { hrefOf, routes } from "../../lib/routes";
import { contrast } from "../contrast";
import {
  addStyle,
  desktop,
  expect,
  fullUnless,
  openPage,
  phone,
  readBrokenWords,
  rememberLanguage,
  switchTo,
  test,
} from "./test";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const addresses = Object.values(routes).map(hrefOf);

const cases = [
  { size: "phone", viewport: phone, language: "en", colorScheme: "light", isChosen: true },
  { size: "desktop", viewport: desktop, language: "ms", colorScheme: "dark", isChosen: true },
  { size: "phone", viewport: phone, language: "ms", colorScheme: "light", isChosen: false },
  { size: "desktop", viewport: desktop, language: "en", colorScheme: "light", isChosen: false },
  { size: "phone", viewport: phone, language: "en", colorScheme: "dark", isChosen: false },
] as const;

/** Rules that axe leaves off unless they are asked for. */
const rules = { "color-contrast-enhanced": { enabled: true }, "target-size": { enabled: true } };

/** Runs axe with the rules of WCAG 2.2 AA and of good practice, and for contrast of AAA; the map is not ours. */
async function findViolations(page: Page) {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (rules) => window.axe.run({ exclude: ["iframe"] }, { rules }),
    rules,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
}

async function openIn(page: Page, address: string, language: "en" | "ms") {
  await openPage(page, address);
  if (language === "ms") await switchTo(page, language);
}

/** The visible elements that can be focused or pressed, with their sizes; not the map's. */
function readTargets(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("a, button, input, textarea")]
      .filter((element) => element.checkVisibility() && !element.closest("[class*=sr-only]"))
      .map((element) => {
        const { width, height } = element.getBoundingClientRect();
        const isMain = element.matches(
          "header a, header button, main button, main :is(input, textarea), main a.rounded",
        );
        return { name: element.innerText || element.id, width, height, isMain };
      }),
  );
}

test.use({ contextOptions: { reducedMotion: "reduce" } });

test.beforeEach(async ({ page }) => {
  // A Tuesday evening in Malaysia: what the contact page says of its hours is at its longest.
  await page.clock.setFixedTime("2026-11-24T12:00:00Z");
});

for (const { size, viewport, language, colorScheme, isChosen } of cases) {
  test.describe(`on a ${size}, in ${language}, ${colorScheme}`, fullUnless(isChosen), () => {
    test.use({ viewport, colorScheme });

    for (const address of [...addresses, "/nowhere/"]) {
      test(
        `axe finds nothing on ${address}`,
        fullUnless(size === "phone" || address === "/services/" || address === "/contact/"),
        async ({ page }) => {
          await openIn(page, address, language);
          expect(await findViolations(page)).toEqual([]);
        },
      );
    }

    // Larger screens have no menu.
    if (size === "phone") {
      test("axe finds nothing in the menu", async ({ page }) => {
        await openIn(page, "/", language);
        await page.getByRole("button", { name: "Menu" }).click();
        await expect(page.locator("#mobile-menu")).toBeVisible();
        expect(await findViolations(page)).toEqual([]);
      });
    }

    test(
      "axe finds nothing while a toast shows",
      fullUnless(size === "phone"),
      async ({ page }) => {
        await openIn(page, "/services/", language);
        await page.getByRole("main").getByRole("button").last().click();
        const toast = page.getByRole("region", { name: "(F8)" }).getByRole("listitem");
        // Under the pointer it stays.
        await toast.hover();
        expect(await findViolations(page)).toEqual([]);
        await expect(toast).toBeVisible();
      },
    );
  });
}

for (const [size, viewport] of Object.entries({ phone, desktop })) {
  for (const address of [...addresses, "/nowhere/"]) {
    const isChosen = address === (size === "phone" ? "/services/" : "/contact/");

    test(
      `the Tab key goes through ${address} on a ${size} and back, always in sight`,
      fullUnless(isChosen),
      async ({ page }) => {
        await page.setViewportSize(viewport);
        await rememberLanguage(page, "ms");
        await openPage(page, address);
        await expect(page.locator("html")).toHaveAttribute("lang", "ms");
        await showFrames(page);
        const first = page.getByRole("link", { name: ms.skipToContent });
        const last = page.getByRole("contentinfo").locator("a[href]").last();
        const there = await walk(page, "Tab", last);
        expect(there.length).toBeGreaterThan(5);
        // Outside the page the focus is the browser's own.
        await openPage(page, address);
        await showFrames(page);
        await last.focus();
        const back = await walk(page, "Shift+Tab", first);
        expect(back).toEqual(there.reverse().slice(1));
      },
    );
  }

  test(
    `what can be pressed on a ${size} is large enough`,
    fullUnless(size === "phone"),
    async ({ page }) => {
      await page.setViewportSize(viewport);
      for (const address of [...addresses, "/nowhere/"]) {
        await openPage(page, address);
        const targets = await readTargets(page);
        expect(targets.length, address).toBeGreaterThan(5);
        for (const { name, width, height, isMain } of targets) {
          expect(Math.min(width, height), `${address}: ${name}`).toBeGreaterThanOrEqual(24);
          if (isMain) expect(height, `${address}: ${name}`).toBeGreaterThanOrEqual(44);
        }
        expect(targets.some(({ isMain }) => isMain)).toBe(true);
      }
    },
  );
}

/** Has the frames of the page come in: the focus leaves one that begins to load. */
async function showFrames(page: Page) {
  for (const frame of await page.locator("iframe").all()) {
    await frame.scrollIntoViewIfNeeded();
    await expect(frame.contentFrame().locator("title")).toBeAttached();
  }
  await page.evaluate(() => scrollTo(0, 0));
}

/** Presses the key until the last element has the focus; returns the names of all that had it. */
async function walk(page: Page, key: string, last: Locator) {
  const names: string[] = [];
  let isLast = false;
  while (!isLast) {
    await page.keyboard.press(key);
    // Into the frame's own process and out of it, the focus takes a moment.
    await page.waitForFunction(() => document.activeElement !== document.body);
    const focus = await readFocus(page);
    // What of the map can have the focus is its own.
    if (focus === "frame") continue;
    expect(focus.problems, `${key}: ${focus.name}`).toEqual([]);
    expect(contrast(focus.ring, focus.ground), focus.name).toBeGreaterThanOrEqual(3);
    names.push(focus.name);
    expect(names.length, names.join(", ")).toBeLessThan(60);
    isLast = await last.evaluate((element) => element === document.activeElement);
  }
  return names;
}

/** What has the focus and what is wrong with how it shows. */
async function readFocus(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    if (element.tagName === "IFRAME") return "frame";
    const problems: string[] = [];
    // A strip of the fan deck is drawn by a pseudo-element, and so is its outline.
    const drawing = element.matches("[type='radio']") ? "::before" : null;
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element, drawing);
    if (outlineStyle !== "solid" || Number.parseFloat(outlineWidth) < 2)
      problems.push("no outline");
    let ground = element.parentElement!;
    while (
      ground.parentElement &&
      getComputedStyle(ground).backgroundColor === "rgba(0, 0, 0, 0)"
    ) {
      ground = ground.parentElement;
    }
    const box = element.getBoundingClientRect();
    if (box.top < 0 || box.top > innerHeight - 20) problems.push(`out of view: ${box.top}`);
    const header = document.querySelector("header")!.getBoundingClientRect();
    const isInHeader = element.closest("header, [popover]") || element.matches("[href='#content']");
    if (!isInHeader && box.top < header.bottom) problems.push(`under the header: ${box.top}`);
    return {
      name: element.innerText || element.id || element.tagName,
      problems,
      ring: outlineColor,
      ground: getComputedStyle(ground).backgroundColor,
    };
  });
}

/** What of the page sticks out of the screen, or out of a box that cuts it off. */
function readOverflow(page: Page) {
  return page.evaluate(() => {
    const outside = [...document.querySelectorAll<HTMLElement>("body *")].filter((element) => {
      if (
        !element.checkVisibility({ visibilityProperty: true }) ||
        element.closest("[class*=sr-only], svg, iframe")
      )
        return false;
      const { left, right } = element.getBoundingClientRect();
      const { overflow, position } = getComputedStyle(element);
      // Sonner's list is wider than the screen, what stands in it is not.
      if (position === "fixed") return false;
      const isCutOff = overflow === "hidden" && element.scrollHeight > element.clientHeight + 1;
      return left < -1 || right > innerWidth + 1 || isCutOff;
    });
    const page = document.documentElement;
    return [
      ...(page.scrollWidth > innerWidth ? [`the page: ${page.scrollWidth}`] : []),
      ...outside.map((element) => `${element.tagName}: ${element.innerText.slice(0, 40)}`),
    ];
  });
}

/** Texts whose boxes lie over each other. */
function readCollisions(page: Page) {
  return page.evaluate(() => {
    const blocks = [
      ...document.querySelectorAll<HTMLElement>(
        "h1, h2, h3, p, li, dt, dd, label, header a, button",
      ),
    ]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.closest("[class*=sr-only], [popover]"))
      .filter((element) => !element.querySelector("h1, h2, h3, p, li, dt, dd, a, button"))
      .map((element) => ({ element, box: element.getBoundingClientRect() }));
    return blocks.flatMap(({ element, box }, index) =>
      blocks.slice(index + 1).flatMap((other) => {
        const isApart =
          box.bottom <= other.box.top + 1 ||
          other.box.bottom <= box.top + 1 ||
          box.right <= other.box.left + 1 ||
          other.box.right <= box.left + 1;
        const isFixed =
          Boolean(element.closest("header")) !== Boolean(other.element.closest("header"));
        if (isApart || isFixed) return [];
        return [`${element.innerText.slice(0, 30)} | ${other.element.innerText.slice(0, 30)}`];
      }),
    );
  });
}

const textSpacing = `* {
  line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
} p { margin-bottom: 2em !important; }`;

const reflowCases = [
  { name: "320 px wide", viewport: { width: 320, height: 640 } },
  { name: "320 px wide with spaced text", viewport: { width: 320, height: 640 }, css: textSpacing },
  { name: "with spaced text on a desktop", viewport: desktop, css: textSpacing },
  { name: "with text of 200 % on a phone", viewport: phone, css: "html { font-size: 200% }" },
  {
    name: "320 px wide with text of 200 %",
    viewport: { width: 320, height: 640 },
    isChosen: true,
    css: "html { font-size: 200% }",
  },
  {
    name: "with text of 200 % on a desktop",
    viewport: desktop,
    css: "html { font-size: 200% }",
    isChosen: true,
  },
];

for (const { name, viewport, css = "", isChosen = false } of reflowCases) {
  test(
    `nothing is cut off or covered ${name}, in Malay`,
    fullUnless(isChosen),
    async ({ page }) => {
      await page.setViewportSize(viewport);
      for (const address of [...addresses, "/nowhere/"]) {
        await openPage(page, address);
        if (address === addresses[0]) await switchTo(page, "ms");
        await expect(page.locator("html")).toHaveAttribute("lang", "ms");
        await addStyle(page, css);
        expect(await readOverflow(page), address).toEqual([]);
        expect(await readCollisions(page), address).toEqual([]);
        expect(await readBrokenWords(page, "h1, h2, h3", /[^\s\u2011-]+/g), address).toEqual([]);
        const menu = page.getByRole("button", { name: "Menu" });
        if (!(await menu.isVisible())) continue;
        await menu.click();
        await expect(page.locator("#mobile-menu")).toBeVisible();
        expect(await readOverflow(page), `${address}, menu`).toEqual([]);
        await menu.click();
      }
      await openPage(page, "/services/");
      await addStyle(page, css);
      await page.getByRole("main").getByRole("button").last().click();
      await expect(page.getByRole("region", { name: "(F8)" }).getByRole("listitem")).toBeVisible();
      expect(await readOverflow(page), "with a toast").toEqual([]);
    },
  );
}

test.describe("in forced colours", () => {
  test.use({ contextOptions: { forcedColors: "active" } });

  test("buttons keep an edge, and the current page its mark", async ({ page }) => {
    await page.setViewportSize(desktop);
    await openPage(page, "/services/");
    const background = await page
      .locator("html")
      .evaluate((html) => getComputedStyle(html).backgroundColor);
    for (const button of await page.getByRole("main").getByRole("button").all()) {
      await expect(button).toHaveCSS("border-top-style", "solid");
      await expect(button).toHaveCSS("border-top-color", /^rgb\(/);
      await expect(button).not.toHaveCSS("border-top-color", background);
    }
    const links = page.getByRole("banner").getByRole("navigation").getByRole("link");
    await expect(links).toHaveCount(addresses.length);
    for (const link of await links.all()) {
      const isCurrent = (await link.getAttribute("aria-current")) === "page";
      const hasMark = await link.evaluate(
        (link, background) => getComputedStyle(link).borderBottomColor !== background,
        background,
      );
      expect(hasMark).toBe(isCurrent);
    }
  });
});
