import { readFileSync, writeFileSync } from "node:fs";
import { defaultTreeAdapter } from "parse5";
import { editPages, readAttribute, readText } from "./html-pages.mjs";
import { listFiles } from "./list-files.mjs";

/** How an inline script of Next starts that carries Flight data, the page in React's serialised form. */
const pushFlightData = "self.__next_f.push(";

/**
 * Removes the style sheet from the Flight data of an export. Next's `inlineCss` writes it there as well as into
 * the head, where React finds it. Worth, of the services page: 7,200 bytes of 28,000 in gzip, 900 of 17,000 in
 * brotli; and half of what each page fetched ahead weighs.
 *
 * @param {string} folder the export, `out/`
 * @throws {Error} when a page is not written as expected; no page has been changed then.
 */
export function deduplicateStyles(folder) {
  let css = "";
  editPages(folder, (elements) => {
    const style = elements.find((element) => readAttribute(element, "data-precedence") === "next");
    const [first, ...others] = elements.filter((element) =>
      readText(element).startsWith(`${pushFlightData}[1,`),
    );
    if (!style || !first) throw new Error("a page has no inline style sheet or no Flight data");
    css ||= readText(style);
    const data = [first, ...others]
      .map((script) => JSON.parse(readText(script).slice(pushFlightData.length, -1))[1])
      .join("");
    // A "</script>" inside the data would end the script.
    const json = JSON.stringify([1, removeText(data, css)]).replaceAll("<", "\\u003c");
    first.childNodes = [];
    defaultTreeAdapter.insertText(first, `${pushFlightData}${json})`);
    others.forEach(defaultTreeAdapter.detachNode);
  });
  // What navigations fetch.
  for (const file of listFiles(folder, ".txt")) {
    const data = readFileSync(file, "utf8");
    if (data.includes(css)) writeFileSync(file, removeText(data, css));
  }
}

/**
 * Replaces a text row of Flight data, its length in bytes and the text itself, with a single space.
 *
 * @param {string} data
 * @param {string} text
 */
function removeText(data, text) {
  const row = `:T${Buffer.byteLength(text).toString(16)},${text}`;
  if (!data.includes(row)) throw new Error("the Flight data of a page has no style sheet");
  return data.replace(row, ":T1, ");
}
