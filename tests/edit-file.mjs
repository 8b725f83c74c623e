import { readFileSync, writeFileSync } from "node:fs";

/**
 * Makes replacements in a file, in the given order.
 *
 * @param {string} file
 * @param {...[search: string | RegExp, replacement: string]} replacements the parameters of
 *   `String.prototype.replace`
 * @throws {Error} when a replacement changes nothing; the file is not written then.
 */
export function editFile(file, ...replacements) {
  let source = readFileSync(file, "utf8");
  for (const [search, replacement] of replacements) {
    const edited = source.replace(search, replacement);
    if (edited === source) throw new Error(`Nothing to replace in ${file}: ${search}`);
    source = edited;
  }
  writeFileSync(file, source);
}
