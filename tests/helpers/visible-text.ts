import { type Locator, expect } from "playwright/test";

/**
 * Expects exactly these visible texts, one for each block, in the order in which they are seen; `…` is any text.
 *
 * @param skipped a selector of elements to leave out
 */
export async function expectVisibleTexts(elements: Locator, texts: string[], skipped: string) {
  const read = async () => {
    const shown = await elements.evaluateAll(readVisibleTexts, skipped);
    return shown.map((text, index) => (texts[index] === "…" ? "…" : text));
  };
  await expect.poll(read, { intervals: [50] }).toEqual(texts);
}

/**
 * Returns the visible texts of elements, one for each block, in the order of the document. Marks a text that is seen above,
 * or to the left of, the one before it. Serialised into a page, so it must be self-contained.
 *
 * @param skipped a selector of elements to leave out
 */
export function readVisibleTexts(roots: Element[], skipped = "[hidden]"): string[] {
  const styleOf = (element: Element) => getComputedStyle(element);
  const isClipped = (element: Element | null): boolean =>
    element !== null &&
    ((element.clientWidth < 2 && styleOf(element).overflow === "hidden") ||
      isClipped(element.parentElement));
  const blocks = new Map<Element, { text: string; box: DOMRect }>();
  const range = document.createRange();
  for (const root of roots) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      let block = walker.currentNode.parentElement!;
      const isVisible = block.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      range.selectNode(walker.currentNode);
      const box = range.getBoundingClientRect();
      const text = walker.currentNode.textContent ?? "";
      // A space at the end of a line has no width.
      const isEmpty = box.width < 2 && text.trim() !== "";
      const isOutside = isEmpty || box.right < 0 || box.left > innerWidth;
      if (!isVisible || isOutside || block.closest(skipped) || isClipped(block)) continue;
      while (/^(inline|contents)/.test(styleOf(block).display)) block = block.parentElement!;
      if (text.trim() === "" && !blocks.has(block)) continue;
      const first = blocks.get(block) ?? { text: "", box };
      blocks.set(block, { ...first, text: first.text + text });
    }
  }
  return [...blocks.values()].map(({ text, box }, index, all) => {
    const line = text.replace(/\s+/g, " ").trim();
    const before = all[index - 1]?.box ?? box;
    const isAbove = box.bottom < before.top + 2 && box.left < before.right - 2;
    const isLeft = box.right < before.left + 2 && box.top < before.bottom - 2;
    return isAbove || isLeft ? `(seen before the text above) ${line}` : line;
  });
}
