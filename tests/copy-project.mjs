import { cpSync, mkdtempSync, readdirSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const leftOut = ["node_modules", ".git", ".next", "out", "test-results"];

/**
 * Copies the project, without what is built, into a temporary folder; the copy shares its packages.
 *
 * @param {{ withTests?: boolean }} [options]
 * @returns {string} the folder
 */
export function copyProject({ withTests = false } = {}) {
  const copy = mkdtempSync(path.join(tmpdir(), "site-"));
  for (const name of readdirSync(root).filter((name) => !leftOut.includes(name))) {
    if (name === "tests" && !withTests) continue;
    cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
  }
  symlinkSync(path.join(root, "node_modules"), path.join(copy, "node_modules"));
  return copy;
}
