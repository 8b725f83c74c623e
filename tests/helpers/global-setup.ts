import { readEnvironmentOrExit } from "@/scripts/environment.mjs";
import { buildFixtureSite } from "@/tests/fixture-site/build.mjs";
import { ensureTestBrowser } from "@/tests/helpers/browser.mjs";
import { buildExport } from "@/tests/helpers/copy-project.mjs";

/** Prepares the tests: finds or installs a browser, and builds the sites whose sources have changed since their build. */
export default async function globalSetup() {
  if (readEnvironmentOrExit().basePath) {
    throw new Error("The tests request the site at the root: run them with an empty BASE_PATH.");
  }
  const { executablePath = "" } = await ensureTestBrowser();
  // Read by playwright.config.ts in the workers.
  process.env.TEST_BROWSER = executablePath;
  // A run of one folder needs one site: an owner may break the other, and a developer waits for it.
  const runs = (folder: RegExp) => process.argv.slice(2).some((argument) => folder.test(argument));
  const isOfContent = runs(/(content|specification)\//);
  const isOfMachine = runs(/e2e\//);
  const needsExport = isOfContent || !isOfMachine;
  const needsFixtureSite = isOfMachine || !isOfContent;
  await Promise.all([needsExport && buildExport(), needsFixtureSite && buildFixtureSite()]);
}
