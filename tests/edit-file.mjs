import { readFileSync, writeFileSync } from "node:fs";

/**
 * Replaces texts of a file, each once, in this order.
 *
 * @param {string} file
 * @param {...[search: string | RegExp, replacement: string]} replacements as of `String.prototype.replace`
 * @throws {Error} when the file does not contain what is to be replaced.
 */
export function editFile(file, ...replacements) {
  let source = readFileSync(file, "utf8");
  for (const [search, replacement] of replacements) {
    const edited = source.replace(search, replacement);
    if (edited === source) throw new Error(`${file} does not contain ${search}.`);
    source = edited;
  }
  writeFileSync(file, source);
}
