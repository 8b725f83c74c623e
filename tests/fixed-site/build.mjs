import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync } from "node:fs";
import path from "node:path";
import { copyProject } from "../helpers/copy-project.mjs";
import { fixedSite } from "./settings.mjs";

// Builds the fixed site: the pages with the facts of the tests, below a sub-path, and with a form that sends. With
// `--if-missing`, does nothing if it has been built.
if (!process.argv.includes("--if-missing") || !existsSync(fixedSite.folder)) {
  const copy = copyProject({ folder: path.dirname(fixedSite.folder) });
  copyFileSync("tests/fixed-site/company.ts", path.join(copy, "lib/company.ts"));
  const { origin, basePath } = fixedSite;
  const env = { ...process.env, SITE_URL: origin, BASE_PATH: basePath, STRICT_FACTS: "1" };
  execFileSync("npm", ["run", "build"], { cwd: copy, env, stdio: "inherit" });
}
