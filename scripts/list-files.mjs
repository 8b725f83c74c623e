import { readdirSync } from "node:fs";
import path from "node:path";

/**
 * @param {string} folder
 * @param {string} ending of the file names, such as `.html`
 * @returns {string[]} the paths of such files in the folder and below it
 */
export function listFiles(folder, ending) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => path.join(entry.parentPath, entry.name));
}
