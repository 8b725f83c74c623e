import { readFileSync, writeFileSync } from "node:fs";

/**
 * Makes replacements in a file, in the given order.
 *
 * @param {string} file
 * @param {...[text: string, replacement: string]} replacements
 * @throws {Error} when a replacement changes nothing; the file is not written then.
 */
export function editFile(file, ...replacements) {
  let source = readFileSync(file, "utf8");
  for (const [text, replacement] of replacements) {
    const edited = source.replace(text, replacement);
    if (edited === source) throw new Error(`Nothing to replace in ${file}: ${text}`);
    source = edited;
  }
  writeFileSync(file, source);
}
