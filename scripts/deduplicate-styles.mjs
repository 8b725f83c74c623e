import { readFileSync, writeFileSync } from "node:fs";
import { listFiles } from "./list-files.mjs";

/** Next's inline scripts with the RSC payload, React's serialised component tree. */
export const payloadScripts = /<script>self\.__next_f\.push\(\[1,(".*?")\]\)<\/script>/gs;

/**
 * Removes the copies of inline style sheets from the RSC payload of an export. Next's `inlineCss` writes them both there
 * and into the head; React needs only those in the head. If Next writes something else, warns and changes nothing.
 *
 * Can go when Next closes two issues, open in 2026-09: https://github.com/vercel/next.js/issues/95141, the copies in the
 * payload of each segment, and https://github.com/vercel/next.js/issues/98079, a second copy that Turbopack writes.
 *
 * @param {string} folder the export, `out/`
 */
export function deduplicateStyles(folder) {
  const allSheets = listFiles(folder, ".css").map((file) => readFileSync(file, "utf8"));
  const htmlFiles = listFiles(folder, ".html").map((file) => {
    const html = readFileSync(file, "utf8");
    const parts = [...html.matchAll(payloadScripts)].map(([, json = ""]) => JSON.parse(json));
    const [, styles = ""] = html.match(/<style data-precedence.*?>(.*?)<\/style>/s) ?? [];
    const sheets = allSheets.filter((css) => styles.includes(css));
    return { file, html, payload: parts.join(""), sheets };
  });
  // Files of public/ have no payload.
  const pages = htmlFiles.filter(({ payload }) => payload);
  const shared = allSheets.filter((css) => pages.every(({ sheets }) => sheets.includes(css)));
  const hasCopies = pages.every(({ payload, sheets }) =>
    sheets.every((css) => removeStyles(payload, [css]) !== payload),
  );
  if (shared.length === 0 || !hasCopies) {
    console.warn("Found no style sheet in the RSC payload of a page: the pages are larger.");
    return;
  }
  for (const { file, html, payload, sheets } of pages) {
    // A "</script>" in the payload would end the script element.
    const json = JSON.stringify(removeStyles(payload, sheets)).replaceAll("<", "\\u003c");
    const scripts = [`<script>self.__next_f.push([1,${json}])</script>`];
    const newHtml = html.replace(payloadScripts, () => scripts.pop() ?? "");
    writeFileSync(file, newHtml);
  }
  // Client-side navigation fetches the payload from the .txt files, and inserts the style sheet of the new page.
  for (const file of listFiles(folder, ".txt")) {
    writeFileSync(file, removeStyles(readFileSync(file, "utf8"), shared));
  }
}

/**
 * A text of the payload is a JSON string, or, if it is long, a row with its length in bytes, in hexadecimal.
 *
 * @param {string} payload
 * @param {string[]} sheets
 */
function removeStyles(payload, sheets) {
  return sheets.reduce((rest, css) => {
    const row = `:T${Buffer.byteLength(css).toString(16)},${css}`;
    return rest.replaceAll(row, ":T1, ").replaceAll(JSON.stringify(css), '" "');
  }, payload);
}
