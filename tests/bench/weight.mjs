import { readFileSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

/** @typedef {{ raw: number, gzip: number, brotli: number }} Weight in bytes */

/**
 * Weighs what a page asks for before anything is pressed or scrolled.
 *
 * @param {string} folder an export
 * @param {string} page its address, such as `/about/`
 * @returns {{ html: Weight, css: Weight, javascript: Weight, fonts: Weight, images: Weight }} the style
 *   sheet stands in the HTML, and is weighed there too
 */
export function weighPage(folder, page) {
  const html = readFileSync(path.join(folder, page, "index.html"));
  const text = html.toString();
  const tags = [...text.matchAll(/<(script|link|img)\s[^>]*>/g)].map(([tag]) => tag);
  // Browsers that know modules leave `nomodule` alone, and an English page its Malay dictionary.
  const scripts = tags.filter(
    (tag) => tag.startsWith("<script") && !/nomodule|data-language/i.test(tag),
  );
  const fonts = tags.filter((tag) => /rel="preload"/.test(tag) && /as="font"/.test(tag));
  const images = tags.filter((tag) => tag.startsWith("<img") || /rel="icon"/.test(tag));
  const styles = [...text.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, style]) => style);
  return {
    html: weigh(html),
    css: weigh(Buffer.from(styles.join(""))),
    javascript: weighFiles(folder, scripts),
    fonts: weighFiles(folder, fonts),
    images: weighFiles(folder, images),
  };
}

/**
 * The size of everything in a folder, but for the files that repeat others compressed.
 *
 * @param {string} folder
 * @returns {number} bytes
 */
export function weighFolder(folder) {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => !/\.(br|gz)$/.test(name))
    .map((name) => statSync(path.join(folder, name)))
    .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);
}

/**
 * @param {string} folder
 * @param {string[]} tags
 * @returns {Weight}
 */
function weighFiles(folder, tags) {
  const addresses = tags.flatMap(
    (tag) => tag.match(/\s(?:(?:data-)?src|href)="([^"?]+)/)?.[1] ?? [],
  );
  return [...new Set(addresses)]
    .map((address) => path.join(folder, address))
    .map((file) => weigh(readFileSync(file)))
    .reduce(
      (sum, { raw, gzip, brotli }) => ({
        raw: sum.raw + raw,
        gzip: sum.gzip + gzip,
        brotli: sum.brotli + brotli,
      }),
      { raw: 0, gzip: 0, brotli: 0 },
    );
}

/**
 * @param {Buffer} content
 * @returns {Weight}
 */
function weigh(content) {
  return {
    raw: content.length,
    gzip: gzipSync(content, { level: 9 }).length,
    brotli: brotliCompressSync(content).length,
  };
}
