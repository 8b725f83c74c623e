import { type Page, expect } from "playwright/test";

/** Twice the size of text, as a visitor may set it in the browser. */
export const largeText = "html { font-size: 200% }";

/** Applies these rules instead of those of the last call, as a constructed style sheet: the CSP blocks `page.addStyleTag()`. */
export async function setStyle(page: Page, css: string) {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

const fontFamilies = {
  typeface: "typeface",
  narrow: "Arimo",
  wide: '"DejaVu Sans", Verdana',
};
type Font = keyof typeof fontFamilies;

/** The typeface, a font with the metrics of Arial, and one with about the widths of DejaVu Sans and Verdana. */
export const fonts = Object.keys(fontFamilies) as Font[];

/** Shows the document in a font from now on. The typeface needs `test.use({ loadsTypeface: true })`. */
export async function setFont(page: Page, font: Font) {
  const faces = await page.evaluate(async (family) => {
    document.documentElement.style.setProperty("--font-text", family);
    return (await document.fonts.load(`1em ${family}`)).length;
  }, fontFamilies[font]);
  if (font === "typeface") expect(faces).toBeGreaterThan(0);
}

/**
 * Returns the words that wrap across lines inside elements matching `selector`, and where they are. Scripts without spaces,
 * such as Chinese, wrap anywhere; an address wraps where it has a zero-width space.
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
          /[^\s\u2011\u200b\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}-]+/gu,
        )) {
          range.setStart(text, word.index);
          range.setEnd(text, word.index + word[0].length);
          if (range.getClientRects().length < 2) continue;
          const parent = text.parentElement;
          const landmark = parent?.closest("header, main, footer, section, body");
          const id = landmark?.getAttribute("aria-labelledby");
          const name = id ? `${landmark?.localName} aria-labelledby="${id}"` : landmark?.localName;
          broken.push(`"${word[0]}" in <${parent?.localName}> of <${name}>`);
        }
      }
    }
    return broken;
  }, selector);
}

/** Returns the elements that overflow the viewport, clip their own content, or are cut off at the right by another. */
export function readOverflow(page: Page) {
  return page.evaluate(() => {
    const elements = [...document.querySelectorAll<HTMLElement>("body *")]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.closest("[class*=sr-only], svg, iframe"));
    const isInScroller = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) ||
        isInScroller(element.parentElement));
    const clipping = [...document.querySelectorAll("*")]
      .filter((element) => getComputedStyle(element).overflowX === "hidden")
      .map((element) => ({ element, box: element.getBoundingClientRect() }));
    const isCutOff = (right: number, descendant: Element) =>
      clipping.some(({ element, box }) => {
        return right > box.right + 1 && element !== descendant && element.contains(descendant);
      });
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
      const isOutside = left < -1 || right > innerWidth + 1 || isCutOff(right, element);
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

/** Returns the pairs of texts whose lines overlap. The sticky header and fixed elements may cover the content. */
export function readOverlaps(page: Page) {
  return page.evaluate(() => {
    const isFixed = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).position === "fixed" || isFixed(element.parentElement));
    const texts = ":is(h1, h2, h3, p, li, dt, dd, label, a, button)";
    return ["header", "main", "footer"].flatMap((root) => {
      const lines = [...document.querySelectorAll<HTMLElement>(`${root} ${texts}`)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => !element.closest("[class*=sr-only], [popover]"))
        .filter((element) => !element.querySelector(texts))
        .flatMap((element) => {
          const { display, paddingTop } = getComputedStyle(element);
          // The padding of inline links may overlap.
          const padding = display === "inline" ? parseFloat(paddingTop) : 0;
          return Array.from(element.getClientRects(), ({ left, right, top, bottom }) => {
            return { element, left, right, top: top + padding, bottom: bottom - padding };
          });
        });
      return lines.flatMap((line, index) =>
        lines
          .slice(index + 1)
          .filter(({ element }) => element !== line.element)
          .filter(({ top, bottom }) => line.bottom > top + 1 && bottom > line.top + 1)
          .filter(({ left, right }) => line.right > left + 1 && right > line.left + 1)
          .map((other) => [line.element, other.element])
          .filter((pair) => pair.some(isFixed) === pair.every(isFixed))
          .map((pair) => pair.map(({ innerText, ariaLabel }) => innerText || ariaLabel))
          .map((names) => names.map((name) => name?.slice(0, 30)).join(" | ")),
      );
    });
  });
}
