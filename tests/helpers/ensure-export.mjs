import { existsSync } from "node:fs";
import { readEnvironmentOrExit } from "../../scripts/environment.mjs";

if (readEnvironmentOrExit().basePath !== "") {
  console.error("The tests request the site at the root: run them with an empty BASE_PATH.");
  process.exit(1);
}
if (!existsSync("out/404.html")) {
  console.error('There is no exported site in out/: run "npm run build" first.');
  process.exit(1);
}
