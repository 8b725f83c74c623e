import { readFileSync, writeFileSync } from "node:fs";
import { defaultTreeAdapter, parse, serialize } from "parse5";
import { listFiles } from "./list-files.mjs";

/** @import { DefaultTreeAdapterTypes } from "parse5" */
/** @typedef {DefaultTreeAdapterTypes.Element} Element */

/**
 * Transforms the HTML pages of an export. When `transform` throws for a page, no page is written.
 *
 * @param {string} folder
 * @param {(elements: Element[], site: Element[]) => void} transform receives all elements of a page,
 *   in document order, and mutates them; `site`: those of all pages
 * @throws what `transform` throws.
 */
export function transformPages(folder, transform) {
  const pages = listFiles(folder, ".html").map((file) => {
    const document = parse(readFileSync(file, "utf8"));
    return { file, document, elements: [...walkElements(document)] };
  });
  const site = pages.flatMap(({ elements }) => elements);
  for (const { elements } of pages) transform(elements, site);
  for (const { file, document } of pages) writeFileSync(file, serialize(document));
}

/**
 * @param {DefaultTreeAdapterTypes.ParentNode} node
 * @returns {Generator<Element>}
 */
function* walkElements(node) {
  for (const child of node.childNodes.filter(defaultTreeAdapter.isElementNode)) {
    yield child;
    yield* walkElements(child);
  }
}

/**
 * Returns the text directly inside an element, without the text of nested elements.
 *
 * @param {Element} element
 */
export function getText({ childNodes }) {
  return childNodes.map((node) => ("value" in node ? node.value : "")).join("");
}

/** @type {(element: Element, name: string) => string | undefined} */
export function getAttribute({ attrs }, name) {
  return attrs.find((attribute) => attribute.name === name)?.value;
}
