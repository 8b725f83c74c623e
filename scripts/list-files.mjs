import { readdirSync } from "node:fs";
import path from "node:path";

/**
 * Lists the files of a folder and of all folders below it.
 *
 * @param {string} folder
 * @returns {string[]} their paths
 */
export function listFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}
