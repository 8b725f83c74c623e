import { readFileSync, writeFileSync } from "node:fs";
import { listFiles } from "./list-files.mjs";

/** Next's inline scripts with the RSC payload, React's serialised component tree. */
export const payloadScripts = /<script>self\.__next_f\.push\(\[1,(".*?")\]\)<\/script>/gs;

/**
 * Removes each copy of the style sheet from the RSC payload of an export. Next's `inlineCss` writes it both there and into
 * the head; React needs only the one in the head. If Next writes something else, warns and changes nothing.
 *
 * Can go when Next closes two issues, open in 2026-09: https://github.com/vercel/next.js/issues/95141, the copies in the
 * payload of each segment, and https://github.com/vercel/next.js/issues/98079, a second copy that Turbopack writes.
 *
 * @param {string} folder the export, `out/`
 */
export function deduplicateStyles(folder) {
  const htmlFiles = listFiles(folder, ".html").map((file) => {
    const html = readFileSync(file, "utf8");
    const parts = [...html.matchAll(payloadScripts)].map(([, json = ""]) => JSON.parse(json));
    return { file, html, payload: parts.join("") };
  });
  // Files of public/ have no payload.
  const pages = htmlFiles.filter(({ payload }) => payload);
  const [, css = ""] = pages[0]?.html.match(/<style data-precedence.*?>(.*?)<\/style>/s) ?? [];
  // A row of the payload with a text has its length in bytes, in hexadecimal, and the text.
  const row = `:T${Buffer.byteLength(css).toString(16)},${css}`;
  const emptyRow = ":T1, ";
  if (!css || !pages.every(({ payload }) => payload.includes(row))) {
    console.warn("Found no style sheet in the RSC payload of a page: the pages are larger.");
    return;
  }
  for (const { file, html, payload } of pages) {
    // A "</script>" in the payload would end the script element.
    const json = JSON.stringify(payload.replaceAll(row, emptyRow)).replaceAll("<", "\\u003c");
    const scripts = [`<script>self.__next_f.push([1,${json}])</script>`];
    const newHtml = html.replace(payloadScripts, () => scripts.pop() ?? "");
    writeFileSync(file, newHtml);
  }
  // Client-side navigation fetches the payload from the .txt files.
  for (const file of listFiles(folder, ".txt")) {
    writeFileSync(file, readFileSync(file, "utf8").replaceAll(row, emptyRow));
  }
}
