import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";

/**
 * Measures the HTML of a page and the scripts and preloaded fonts of the site that it references, in
 * bytes compressed with brotli.
 *
 * @param {string} folder an export
 * @param {string} page its path, such as `/about/`
 * @returns {{ html: number, javascript: number, fonts: number }} `html` includes the inline style
 *   sheet and the inline RSC payload; `fonts` counts preloaded fonts
 */
export function weighPage(folder, page) {
  const html = readFileSync(path.join(folder, page, "index.html"));
  const tags = html.toString().match(/<(script|link)\s[^>]*>/g) ?? [];
  // Browsers that support ES modules skip `nomodule` scripts.
  const scripts = tags.filter((tag) => tag.startsWith("<script") && !/nomodule/i.test(tag));
  const fonts = tags.filter((tag) => /rel="preload"/.test(tag) && /as="font"/.test(tag));
  return {
    html: brotliCompressSync(html).length,
    javascript: sumFileSizes(folder, scripts),
    fonts: sumFileSizes(folder, fonts),
  };
}

/**
 * @param {string} folder
 * @param {string[]} tags
 */
function sumFileSizes(folder, tags) {
  const paths = tags.flatMap((tag) => tag.match(/\s(?:src|href)="(\/[^"?]+)/)?.[1] ?? []);
  return [...new Set(paths)]
    .map((file) => brotliCompressSync(readFileSync(path.join(folder, file))).length)
    .reduce((sum, size) => sum + size, 0);
}
