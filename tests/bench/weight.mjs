import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";

/**
 * Weighs what a page requests before anything is pressed or scrolled, in bytes of brotli.
 *
 * @param {string} folder an export
 * @param {string} page its address, such as `/about/`
 * @returns {{ html: number, javascript: number, fonts: number }} `html` includes the style sheet and React's
 *   Flight data, which are inline
 */
export function weighPage(folder, page) {
  const html = readFileSync(path.join(folder, page, "index.html"));
  const tags = html.toString().match(/<(script|link)\s[^>]*>/g) ?? [];
  // Browsers that know modules ignore `nomodule`.
  const scripts = tags.filter((tag) => tag.startsWith("<script") && !/nomodule/i.test(tag));
  const fonts = tags.filter((tag) => /rel="preload"/.test(tag) && /as="font"/.test(tag));
  return {
    html: brotliCompressSync(html).length,
    javascript: weighFiles(folder, scripts),
    fonts: weighFiles(folder, fonts),
  };
}

/**
 * @param {string} folder
 * @param {string[]} tags
 */
function weighFiles(folder, tags) {
  const addresses = tags.flatMap((tag) => tag.match(/\s(?:src|href)="([^"?]+)/)?.[1] ?? []);
  return [...new Set(addresses)]
    .map((address) => brotliCompressSync(readFileSync(path.join(folder, address))).length)
    .reduce((sum, size) => sum + size, 0);
}
