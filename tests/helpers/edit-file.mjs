import { readFileSync, writeFileSync } from "node:fs";

/**
 * Replaces all occurrences of texts in a file, in the given order.
 *
 * @param {string} file
 * @param {...[text: string, replacement: string]} replacements
 * @throws {Error} when the file does not contain a text; the file is not written then.
 */
export function editFile(file, ...replacements) {
  let source = readFileSync(file, "utf8");
  for (const [text, replacement] of replacements) {
    if (!source.includes(text)) throw new Error(`${file} does not contain: ${text}`);
    source = source.replaceAll(text, () => replacement);
  }
  writeFileSync(file, source);
}
