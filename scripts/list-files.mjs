import { readdirSync } from "node:fs";
import path from "node:path";

/**
 * Lists the files with an extension, such as `.html`, in a folder and its subfolders.
 *
 * @type {(folder: string, extension: string) => string[]} returns their paths, each starting with `folder`
 */
export function listFiles(folder, extension) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(extension))
    .map((entry) => path.join(entry.parentPath, entry.name));
}
