import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { editFile } from "./edit-file.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const excluded = ["node_modules", ".git", ".next", "out", "test-results"];

/**
 * Copies the project, without build output, into a new temporary folder. The copy uses the
 * project's installed packages through a symlink. A copy inside the project needs no symlink,
 * because Node searches the parent folders. Turbopack needs a copy inside the project, because it
 * does not follow symlinks out of its root. A copy without tests is built without a type check.
 *
 * @param {{ withTests?: boolean, withSampleCompany?: boolean, isInside?: boolean }} [options]
 *   `withTests`: whether to copy `tests/`; `withSampleCompany`: whether `sample-company.ts` replaces
 *   `lib/company.ts`; `isInside`: whether to create the copy in `test-results/` of the project
 * @returns {string} the path of the copy
 */
export function copyProject({
  withTests = false,
  withSampleCompany = false,
  isInside = false,
} = {}) {
  const parent = isInside ? path.join(root, "test-results") : tmpdir();
  mkdirSync(parent, { recursive: true });
  const copy = mkdtempSync(path.join(parent, "site-"));
  for (const name of readdirSync(root).filter((name) => !excluded.includes(name))) {
    if (name === "tests" && !withTests) continue;
    // Turbopack's root is the folder of the lockfile, and has to be the project.
    if (name === "package-lock.json" && isInside) continue;
    cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
  }
  if (withSampleCompany) {
    cpSync(path.join(root, "tests/helpers/sample-company.ts"), path.join(copy, "lib/company.ts"));
  }
  if (!withTests) {
    // `npm run build` checks the types of the same code.
    editFile(path.join(copy, "next.config.mjs"), [
      "typedRoutes: true,",
      "typedRoutes: true, typescript: { ignoreBuildErrors: true },",
    ]);
  }
  if (!isInside) symlinkSync(path.join(root, "node_modules"), path.join(copy, "node_modules"));
  return copy;
}
