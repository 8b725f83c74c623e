import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { editFile } from "./edit-file.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const excluded = ["node_modules", ".git", ".next", "out", "test-results"];

/**
 * Copies the project without build output. A copy outside of the project uses its installed packages through a symlink; for
 * one inside, Node searches the parent folders. Turbopack needs a copy inside, because it does not follow symlinks out of
 * its root. A copy without tests is built without a type check, because `npm run build` checks the same code.
 *
 * @param {{ withTests?: boolean, folder?: string }} [options] `withTests`: whether to copy `tests/`; `folder`: a folder of
 *   the project, which is replaced, instead of a new temporary one
 * @returns {string} the path of the copy
 */
export function copyProject({ withTests = false, folder = "" } = {}) {
  const copy = folder ? path.join(root, folder) : mkdtempSync(path.join(tmpdir(), "site-"));
  rmSync(copy, { recursive: true, force: true });
  for (const name of readdirSync(root).filter((name) => !excluded.includes(name))) {
    if (name === "tests" && !withTests) continue;
    // Turbopack's root is the folder of the lockfile, and has to be the project.
    if (name === "package-lock.json" && folder) continue;
    cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
  }
  if (!withTests) {
    editFile(path.join(copy, "next.config.mjs"), [
      "typedRoutes: true,",
      "typedRoutes: true, typescript: { ignoreBuildErrors: true },",
    ]);
  }
  if (!folder) symlinkSync(path.join(root, "node_modules"), path.join(copy, "node_modules"));
  return copy;
}
