import type { Page } from "playwright/test";
import { hrefOf, routes } from "@/lib/routes";
import ms from "@/messages/ms.json" with { type: "json" };
import {
  desktop,
  expect,
  fonts,
  heading,
  inquiryButton,
  openPage,
  phone,
  readBrokenWords,
  setFont,
  setStyle,
  switchTo,
  test,
  toastRegion,
} from "@/tests/helpers/browser-test";

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

test("the wide fallback font is wider than the narrow one", async ({ page }) => {
  await openPage(page, "/");
  await setStyle(page, "h1 { width: max-content; white-space: nowrap }");
  const widths = { typeface: 0, narrow: 0, wide: 0 };
  for (const font of fonts) {
    await setFont(page, font);
    widths[font] = (await heading(page).boundingBox())!.width;
  }
  expect(widths.wide).toBeGreaterThan(widths.narrow * 1.1);
  // The metrics of the narrow fallback are adjusted to those of the typeface.
  expect(Math.abs(widths.narrow / widths.typeface - 1)).toBeLessThan(0.03);
});

for (const path of [...Object.values(routes).map(hrefOf), "/nowhere/"]) {
  test(`${path} has no clipped, overlapping or broken text`, async ({ page }) => {
    await openPage(page, path);
    for (const language of ["en", "ms"] as const) {
      if (language === "ms") await switchTo(page, language);
      for (const font of fonts) {
        await setFont(page, font);
        for (const { name, viewport, css } of cases) {
          await page.setViewportSize(viewport);
          await setStyle(page, css);
          const problems = [...(await readOverflow(page)), ...(await readOverlaps(page))];
          // With text spacing, the longest word in the wide font does not fit on the smallest phone.
          if (css !== textSpacing || font !== "wide") {
            problems.push(...(await readBrokenHeadings(page)));
          }
          expect.soft(problems, `${name}, ${language}, ${font} font`).toEqual([]);
        }
      }
      await setStyle(page, "");
    }
  });
}

test("the menu and a toast are not clipped at 320 px with 200% text", async ({ page }) => {
  await page.setViewportSize(smallPhone);
  await openPage(page, "/services/");
  await setStyle(page, largeText);
  await switchTo(page, "ms");
  const menu = page.getByRole("button", { name: ms.menu });
  await menu.click();
  await expect(page.locator("#mobile-menu")).toBeVisible();
  for (const font of fonts) {
    await setFont(page, font);
    expect.soft(await readOverflow(page), `menu, ${font} font`).toEqual([]);
  }
  await menu.click();
  await inquiryButton(page).click();
  const toast = toastRegion(page).getByRole("listitem");
  // A hovered toast does not close.
  await toast.hover();
  for (const font of fonts) {
    await setFont(page, font);
    expect.soft(await readOverflow(page), `toast, ${font} font`).toEqual([]);
  }
  await expect(toast).toBeVisible();
});

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
