import { readFileSync, writeFileSync } from "node:fs";
import { defaultTreeAdapter, parse, serialize } from "parse5";
import { listFiles } from "./list-files.mjs";

/** @import { DefaultTreeAdapterTypes } from "parse5" */
/** @typedef {DefaultTreeAdapterTypes.Element} Element */

/**
 * Changes the HTML pages of an export. When `change` throws for one of them, none is written.
 *
 * @param {string} folder
 * @param {(elements: Element[]) => void} change gets all elements of a page in document order
 */
export function editPages(folder, change) {
  const pages = listFiles(folder, ".html").map((file) => {
    const document = parse(readFileSync(file, "utf8"));
    change([...elementsOf(document)]);
    return { file, html: serialize(document) };
  });
  for (const { file, html } of pages) writeFileSync(file, html);
}

/**
 * @param {DefaultTreeAdapterTypes.ParentNode} node
 * @returns {Generator<Element>}
 */
function* elementsOf(node) {
  for (const child of node.childNodes.filter(defaultTreeAdapter.isElementNode)) {
    yield child;
    yield* elementsOf(child);
  }
}

/** @param {Element} element */
export function readText({ childNodes }) {
  return childNodes.map((node) => ("value" in node ? node.value : "")).join("");
}

/** @type {(element: Element, name: string) => string | undefined} */
export function readAttribute({ attrs }, name) {
  return attrs.find((attribute) => attribute.name === name)?.value;
}
