import { readFileSync } from "node:fs";
import type { Page } from "playwright/test";

const typefaceFile = readFileSync("app/fonts/typeface.woff2", "base64");

/** Twice the size of text, as a visitor may set it in the browser. */
export const largeText = "html { font-size: 200% }";

declare global {
  interface Window {
    testSheets?: Map<string, CSSStyleSheet>;
  }
}

/**
 * Adds a constructed style sheet, because the CSP blocks `page.addStyleTag()`. A second call with the same name replaces
 * the style sheet of the first.
 */
export async function setStyle(page: Page, css: string, name = "test") {
  await page.evaluate(
    ({ name, css }) => {
      const sheets = (window.testSheets ??= new Map());
      if (!sheets.has(name)) {
        sheets.set(name, new CSSStyleSheet());
        document.adoptedStyleSheets = [...sheets.values()];
      }
      sheets.get(name)?.replaceSync(css);
    },
    { name, css },
  );
}

const fontFamilies = {
  typeface: '"Test Typeface"',
  narrow: "Arimo",
  wide: '"DejaVu Sans", Verdana',
};
type Font = keyof typeof fontFamilies;

/** The typeface, a font with the metrics of Arial, and one with about the widths of DejaVu Sans and Verdana. */
export const fonts = Object.keys(fontFamilies) as Font[];

/** Shows the document in a font from now on. Tests that do not call it use the narrow fallback. */
export async function setFont(page: Page, font: Font) {
  if (font === "typeface") {
    await page.evaluate(async (file) => {
      if ([...document.fonts].some(({ family }) => family === "Test Typeface")) return;
      const bytes = Uint8Array.from(atob(file), (character) => character.charCodeAt(0));
      const face = new FontFace("Test Typeface", bytes, { weight: "400 700" });
      document.fonts.add(await face.load());
    }, typefaceFile);
  }
  await setStyle(page, `:root { --font-text: ${fontFamilies[font]} }`, "font");
}

/**
 * Returns the words that wrap across lines inside elements matching `selector`, and where they are. Scripts without spaces,
 * such as Chinese, wrap anywhere.
 */
export function readBrokenWords(page: Page, selector = "body") {
  return page.evaluate((selector) => {
    const broken: string[] = [];
    const range = document.createRange();
    for (const root of document.querySelectorAll(selector)) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode;
        for (const word of (text.nodeValue ?? "").matchAll(
          /[^\s\u2011\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}-]+/gu,
        )) {
          range.setStart(text, word.index);
          range.setEnd(text, word.index + word[0].length);
          if (range.getClientRects().length < 2) continue;
          const parent = text.parentElement;
          const landmark = parent?.closest("header, main, footer, section, body");
          broken.push(`"${word[0]}" in <${parent?.localName}> of <${landmark?.localName}>`);
        }
      }
    }
    return broken;
  }, selector);
}

/** Returns the elements that overflow the viewport or clip their own content. */
export function readOverflow(page: Page) {
  return page.evaluate(() => {
    const elements = [...document.querySelectorAll<HTMLElement>("body *")]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.closest("[class*=sr-only], svg, iframe"));
    const isInScroller = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) ||
        isInScroller(element.parentElement));
    const overflowing = elements.filter((element) => {
      const box = element.getBoundingClientRect();
      const text = document.createRange();
      // Other elements may contain text for screen readers.
      if (element.childElementCount === 0) text.selectNodeContents(element);
      const left = box.left;
      const right = Math.max(box.right, text.getBoundingClientRect().right);
      const { overflow, position } = getComputedStyle(element);
      const isClipped = overflow === "hidden" && element.scrollHeight > element.clientHeight + 1;
      // Sonner's list is wider than the viewport, but its toasts are not.
      const isOutside = left < -1 || right > innerWidth + 1;
      if (position === "fixed" || !(isOutside || isClipped)) return false;
      return isClipped || !isInScroller(element.parentElement);
    });
    const isInnermost = (element: HTMLElement) =>
      !overflowing.some((other) => other !== element && element.contains(other));
    const { scrollWidth } = document.documentElement;
    return [
      ...(scrollWidth > innerWidth ? [`page width: ${scrollWidth}`] : []),
      ...overflowing.filter(isInnermost).map(({ localName, innerText, ariaLabel, className }) => {
        return `<${localName}>: ${(innerText || ariaLabel || className).slice(0, 40)}`;
      }),
    ];
  });
}
