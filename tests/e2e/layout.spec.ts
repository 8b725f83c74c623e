import type { Page } from "playwright/test";
import { hrefOf, routes } from "../../lib/routes";
import {
  desktop,
  expect,
  fonts,
  openPage,
  phone,
  readBrokenWords,
  setFont,
  switchTo,
  test,
} from "./test";

const smallPhone = { width: 320, height: 640 };
const largeText = "html { font-size: 200% }";
/** https://www.w3.org/TR/WCAG22/#text-spacing */
const textSpacing = `* {
  line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
} p { margin-bottom: 2em !important; }`;

const cases = [
  { name: "320 px", viewport: smallPhone, css: "" },
  { name: "320 px, 200% text", viewport: smallPhone, css: largeText },
  { name: "phone, 200% text", viewport: phone, css: largeText },
  { name: "768 px, 200% text", viewport: { width: 768, height: 1024 }, css: largeText },
  { name: "1024 px, 200% text", viewport: { width: 1024, height: 768 }, css: largeText },
  { name: "desktop, 200% text", viewport: desktop, css: largeText },
  { name: "320 px, text spacing", viewport: smallPhone, css: textSpacing },
  { name: "desktop, text spacing", viewport: desktop, css: textSpacing },
];

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const path of [...Object.values(routes).map(hrefOf), "/nowhere/"]) {
  for (const font of fonts) {
    test(`${path} has no clipped, overlapping or broken text in the ${font} font`, async ({
      page,
    }) => {
      await openPage(page, path);
      await setFont(page, font);
      for (const language of ["en", "ms"] as const) {
        if (language === "ms") await switchTo(page, language);
        for (const { name, viewport, css } of cases) {
          await page.setViewportSize(viewport);
          await replaceStyle(page, css);
          const problems = [
            ...(await readOverflow(page)),
            ...(await readOverlaps(page)),
            // With text spacing, the longest word in a wide font does not fit on the smallest phone.
            ...(css === textSpacing && font === "wide" ? [] : await readBrokenHeadings(page)),
          ];
          expect.soft(problems, `${name}, ${language}`).toEqual([]);
        }
      }
    });
  }
}

for (const font of fonts) {
  test(`the menu and a toast are not clipped at 320 px with 200% text in the ${font} font`, async ({
    page,
  }) => {
    await page.setViewportSize(smallPhone);
    await openPage(page, "/services/");
    await setFont(page, font);
    await replaceStyle(page, largeText);
    await switchTo(page, "ms");
    const menu = page.getByRole("button", { name: "Menu" });
    await menu.click();
    await expect(page.locator("#mobile-menu")).toBeVisible();
    expect(await readOverflow(page), "menu").toEqual([]);
    await menu.click();
    await page.getByRole("main").getByRole("button").last().click();
    await expect(page.getByRole("region", { name: "(F8)" }).getByRole("listitem")).toBeVisible();
    expect(await readOverflow(page), "toast").toEqual([]);
  });
}

/** Adds a style sheet, or replaces the one of the previous call. */
async function replaceStyle(page: Page, css: string) {
  await page.evaluate((css) => {
    const added = window as { caseSheet?: CSSStyleSheet };
    if (!added.caseSheet) document.adoptedStyleSheets.push((added.caseSheet = new CSSStyleSheet()));
    added.caseSheet.replaceSync(css);
  }, css);
}

/** Returns the words of headings that are broken. */
function readBrokenHeadings(page: Page) {
  return readBrokenWords(page, "h1, h2, h3", /[^\s\u2011-]+/g);
}

/** Returns the elements that overflow the viewport or clip their own content. */
function readOverflow(page: Page) {
  return page.evaluate(() => {
    const overflowing = [...document.querySelectorAll<HTMLElement>("body *")].filter((element) => {
      if (
        !element.checkVisibility({ visibilityProperty: true }) ||
        element.closest("[class*=sr-only], svg, iframe")
      )
        return false;
      const { left, right } = element.getBoundingClientRect();
      const { overflow, position } = getComputedStyle(element);
      // Sonner's list is wider than the viewport, but its toasts are not.
      if (position === "fixed") return false;
      const isClipped = overflow === "hidden" && element.scrollHeight > element.clientHeight + 1;
      return left < -1 || right > innerWidth + 1 || isClipped;
    });
    const page = document.documentElement;
    return [
      ...(page.scrollWidth > innerWidth ? [`page width: ${page.scrollWidth}`] : []),
      ...overflowing.map((element) => `${element.tagName}: ${element.innerText.slice(0, 40)}`),
    ];
  });
}

/** Returns the pairs of text elements whose boxes overlap. */
function readOverlaps(page: Page) {
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
        const isSeparate =
          box.bottom <= other.box.top + 1 ||
          other.box.bottom <= box.top + 1 ||
          box.right <= other.box.left + 1 ||
          other.box.right <= box.left + 1;
        // The sticky header may cover the content.
        const isUnderHeader =
          Boolean(element.closest("header")) !== Boolean(other.element.closest("header"));
        if (isSeparate || isUnderHeader) return [];
        return [`${element.innerText.slice(0, 30)} | ${other.element.innerText.slice(0, 30)}`];
      }),
    );
  });
}
