import { readEnvironmentOrExit } from "@/scripts/environment.mjs";
import { buildFixtureSite } from "@/tests/fixture-site/build.mjs";
import { ensureTestBrowser } from "@/tests/helpers/browser.mjs";
import { buildIfStale } from "@/tests/helpers/copy-project.mjs";

/** Prepares the tests: finds or installs a browser, and builds the sites whose sources have changed since their build. */
export default async function globalSetup() {
  const { siteUrl, basePath } = readEnvironmentOrExit();
  if (basePath) {
    throw new Error("The tests request the site at the root: run them with an empty BASE_PATH.");
  }
  const { executablePath = "" } = await ensureTestBrowser();
  // Read by playwright.config.ts in the workers.
  process.env.TEST_BROWSER = executablePath;
  await buildIfStale(process.cwd(), { siteUrl, basePath });
  // The tests of an owner's content do not need the fixture site, which he may break.
  const isOfOwner = process.argv.some((argument) => /^(content|specification)\/$/.test(argument));
  if (!isOfOwner) await buildFixtureSite();
}
