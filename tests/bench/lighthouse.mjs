import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { serveStatic } from "../../scripts/static-server.mjs";
import { findBrowser, sandboxOptions } from "../e2e/find-browser.mjs";
import { median } from "./measurement.mjs";

/** @import { Measurement } from "./measurement.mjs" */

// Lighthouse 13 needs Node 22.19; where the machine's is older, npm fetches one for the run.
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
const hasItsNode = major > 22 || (major === 22 && minor >= 19);
const packages = ["lighthouse@13.5.0", ...(hasItsNode ? [] : ["node@22.23.3"])];

/**
 * Has Lighthouse judge the pages of an export as a phone gets them; the middle of several runs.
 *
 * @param {string} folder
 * @param {{ pages: string[], runs: number }} options
 * @returns {Promise<Measurement[]>}
 */
export async function judgePages(folder, { pages, runs }) {
  // Over plain HTTP, as Lighthouse simulates the line.
  const site = await serveStatic(folder, { port: 0 });
  const judged = pages.map((page) => ({ page, scores: /** @type {Scores[]} */ ([]) }));
  // One after the other: they would slow each other down.
  for (let run = 0; run < runs; run++) {
    for (const { page, scores } of judged) scores.push(await audit(site.url + page.slice(1)));
  }
  site.close();
  return judged.flatMap(({ page, scores }) =>
    Object.keys(scores[0] ?? {}).map((category) => ({
      part: "Lighthouse, mobile",
      page,
      what: category,
      value: median(scores.map((score) => score[category] ?? 0)),
      unit: "points",
      // What has nothing to do with speed is whole, or it is a fault.
      target: category === "performance" ? 98 : 100,
      isBudget: category !== "performance",
    })),
  );
}

/**
 * The score of each category, 0 to 100, by its name in Lighthouse: `performance`, `accessibility`,
 * `best-practices`, `seo`, `agentic-browsing`.
 *
 * @typedef {Record<string, number>} Scores
 */

/**
 * Has Lighthouse judge a page once.
 *
 * @param {string} url
 * @returns {Promise<Scores>}
 */
async function audit(url) {
  const options = [
    "--quiet",
    "--output=json",
    `--chrome-flags=${["--headless=new", ...sandboxOptions].join(" ")}`,
  ];
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
