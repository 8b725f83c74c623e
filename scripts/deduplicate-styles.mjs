import { readFileSync, writeFileSync } from "node:fs";
import { defaultTreeAdapter } from "parse5";
import { getAttribute, getText, transformPages } from "./html-pages.mjs";
import { listFiles } from "./list-files.mjs";

/** The start of Next's inline scripts with the RSC payload, React's serialised component tree. */
const payloadCall = "self.__next_f.push(";

/**
 * Removes the style sheet from the RSC payload of an export. Next's `inlineCss` writes it both
 * there and into the head; React needs only the one in the head. On the services page this saves
 * 8,100 of 29,900 bytes in gzip and 800 of 17,800 in brotli; it also halves the data of each
 * prefetched page.
 *
 * @param {string} folder the export, `out/`
 * @throws {Error} when a file does not have the expected structure; if it is an HTML page, no file
 *   is written.
 */
export function deduplicateStyles(folder) {
  let css = "";
  transformPages(folder, (elements) => {
    const style = elements.find((element) => getAttribute(element, "data-precedence") === "next");
    const [first, ...others] = elements.filter((element) =>
      getText(element).startsWith(`${payloadCall}[1,`),
    );
    if (!style || !first) throw new Error("a page has no inline style sheet or no RSC payload");
    css ||= getText(style);
    const data = [first, ...others]
      .map((script) => JSON.parse(getText(script).slice(payloadCall.length, -1))[1])
      .join("");
    // A "</script>" in the data would end the script element.
    const json = JSON.stringify([1, removeTextRow(data, css)]).replaceAll("<", "\\u003c");
    first.childNodes = [];
    defaultTreeAdapter.insertText(first, `${payloadCall}${json})`);
    others.forEach(defaultTreeAdapter.detachNode);
  });
  // Client-side navigation fetches the RSC payload from the .txt files.
  for (const file of listFiles(folder, ".txt")) {
    const data = readFileSync(file, "utf8");
    if (data.includes(css)) writeFileSync(file, removeTextRow(data, css));
  }
}

/**
 * Replaces a text row of RSC payload, which consists of the length in bytes (hexadecimal) and the
 * text, with a row of a single space.
 *
 * @param {string} data
 * @param {string} text
 * @throws {Error} when the data has no such row.
 */
function removeTextRow(data, text) {
  const row = `:T${Buffer.byteLength(text).toString(16)},${text}`;
  if (!data.includes(row)) throw new Error("the RSC payload of a page has no style sheet");
  return data.replace(row, ":T1, ");
}
