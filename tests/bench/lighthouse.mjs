import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { findBrowser } from "../e2e/find-browser.mjs";

// Lighthouse 13 needs Node 22.19; where the machine's is older, npm fetches one for the run.
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
const hasItsNode = major > 22 || (major === 22 && minor >= 19);
const packages = ["lighthouse@13.5.0", ...(hasItsNode ? [] : ["node@22.23.3"])];

// As root, as it is in most containers, Chromium's sandbox does not run.
const flags = ["--headless=new", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])];

/**
 * Has Lighthouse judge a page as a phone gets it.
 *
 * @param {string} url
 * @returns {Promise<Record<string, number>>} the score of each category, 0 to 100, by its name in Lighthouse:
 *   `performance`, `accessibility`, `best-practices`, `seo`, `agentic-browsing`
 */
export async function audit(url) {
  const options = ["--quiet", "--output=json", `--chrome-flags=${flags.join(" ")}`];
  const { stdout } = await promisify(execFile)(
    "npm",
    [
      "exec",
      "--yes",
      ...packages.map((name) => `--package=${name}`),
      "--",
      "lighthouse",
      url,
      ...options,
    ],
    {
      env: { ...process.env, CHROME_PATH: findBrowser() },
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  /** @type {{ categories: Record<string, { score: number }> }} */
  const { categories } = JSON.parse(stdout);
  return Object.fromEntries(
    Object.entries(categories).map(([name, { score }]) => [name, Math.round(score * 100)]),
  );
}
