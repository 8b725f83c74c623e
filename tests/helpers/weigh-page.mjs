import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { listFiles } from "../../scripts/list-files.mjs";

/**
 * The maximum sizes of a page, in bytes compressed with brotli. Those of scripts do not count the dictionaries, which grow with
 * the content; `tests/bench/README.md` has the present sizes.
 */
export const budgets = {
  /** The HTML, including the inline style sheet and the inline RSC payload. */
  html: 22_000,
  /** The scripts of the initial load, the same on all pages. */
  javascript: 117_400,
  /**
   * All files that a first visit to the home page requests until the network is idle, on a connection
   * slower than 4G, where the typeface is not loaded.
   */
  firstVisit: 163_400,
};

/** What to do about a page above its budget. */
export const budgetAdvice = "load less, or raise the budget in tests/helpers/weigh-page.mjs";

/** Returns the size of the dictionaries in bytes compressed with brotli. */
export function weighTexts() {
  const texts = listFiles("messages", ".json").map((file) => readFileSync(file));
  return brotliCompressSync(Buffer.concat(texts)).length;
}

/**
 * Measures the HTML of a page and the scripts and preloaded fonts that it references, in bytes compressed with brotli.
 *
 * @param {string} folder an export
 * @param {string} page its path, such as `/about/`
 * @returns {{ html: number, javascript: number, fonts: number }} `html` includes the inline style sheet and RSC payload
 */
export function weighPage(folder, page) {
  const html = readFileSync(path.join(folder, page, "index.html"));
  const tags = html.toString().match(/<(script|link)\s[^>]*>/g) ?? [];
  /** @param {(tag: string) => boolean} isCounted */
  const sumSizes = (isCounted) => {
    const files = tags
      .filter(isCounted)
      .flatMap((tag) => tag.match(/\s(?:src|href)="(\/[^"?]+)/)?.[1] ?? []);
    return [...new Set(files)]
      .map((file) => brotliCompressSync(readFileSync(path.join(folder, file))).length)
      .reduce((sum, size) => sum + size, 0);
  };
  return {
    html: brotliCompressSync(html).length,
    // Browsers that support ES modules skip `nomodule` scripts.
    javascript: sumSizes((tag) => tag.startsWith("<script") && !/nomodule/i.test(tag)),
    fonts: sumSizes((tag) => /rel="preload"/.test(tag) && /as="font"/.test(tag)),
  };
}
