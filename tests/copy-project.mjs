import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const leftOut = ["node_modules", ".git", ".next", "out", "test-results"];

/**
 * Copies the project, without what is built, into a temporary folder. The copy shares the packages of the project:
 * by a link or, inside the project, by Node's search through the parent folders. Turbopack follows no link that
 * leads out of its root.
 *
 * @param {{ withTests?: boolean, isInside?: boolean }} [options]
 * @returns {string} the folder
 */
export function copyProject({ withTests = false, isInside = false } = {}) {
  const parent = isInside ? path.join(root, "test-results") : tmpdir();
  mkdirSync(parent, { recursive: true });
  const copy = mkdtempSync(path.join(parent, "site-"));
  for (const name of readdirSync(root).filter((name) => !leftOut.includes(name))) {
    if (name === "tests" && !withTests) continue;
    // The root of Turbopack is the folder of the lock file.
    if (name === "package-lock.json" && isInside) continue;
    cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
  }
  if (!isInside) symlinkSync(path.join(root, "node_modules"), path.join(copy, "node_modules"));
  return copy;
}
