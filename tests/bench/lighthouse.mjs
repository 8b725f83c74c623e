import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { serveStatic } from "../../scripts/static-server.mjs";
import { findBrowser, sandboxOptions } from "../helpers/find-browser.mjs";
import { median } from "./report.mjs";

/** @import { Measurement } from "./report.mjs" */

// Lighthouse 13 requires Node.js 22.19. If this version is older, npm downloads a newer Node.js for the audit.
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
const isNodeSupported = major > 22 || (major === 22 && minor >= 19);
const packages = ["lighthouse@13.5.0", ...(isNodeSupported ? [] : ["node@22.23.3"])];

/**
 * Audits the pages of an export with Lighthouse's mobile configuration. A plain HTTP server is
 * sufficient, because Lighthouse simulates the network.
 *
 * @param {string} folder the export
 * @param {{ pages: string[], runs: number }} options
 * @returns {Promise<Measurement[]>} the median score of each category
 */
export async function auditPages(folder, { pages, runs }) {
  const site = await serveStatic(folder, { port: 0 });
  const audits = pages.map((page) => ({ page, scores: /** @type {Scores[]} */ ([]) }));
  try {
    // Sequential, because parallel audits would slow each other down.
    for (let run = 0; run < runs; run++) {
      for (const { page, scores } of audits) scores.push(await audit(site.url + page.slice(1)));
    }
  } finally {
    site.close();
  }
  return audits.flatMap(({ page, scores }) =>
    Object.keys(scores[0] ?? {}).map((category) => ({
      group: "Lighthouse, mobile",
      page,
      metric: category,
      value: median(scores.map((score) => score[category] ?? 0)),
      unit: "points",
      target: category === "performance" ? 98 : 100,
      isBudget: category !== "performance",
    })),
  );
}

/** @typedef {Record<string, number>} Scores 0 to 100, by category, such as `seo` */

/**
 * @param {string} url
 * @returns {Promise<Scores>}
 */
async function audit(url) {
  const { stdout } = await promisify(execFile)(
    "npm",
    [
      ...["exec", "--yes", ...packages.map((name) => `--package=${name}`), "--"],
      ...["lighthouse", url, "--quiet", "--output=json"],
      `--chrome-flags=${["--headless=new", ...sandboxOptions].join(" ")}`,
    ],
    { env: { ...process.env, CHROME_PATH: findBrowser() }, maxBuffer: 64 * 1024 * 1024 },
  );
  /** @type {{ categories: Record<string, { score: number }> }} */
  const { categories } = JSON.parse(stdout);
  return Object.fromEntries(
    Object.entries(categories).map(([name, { score }]) => [name, Math.round(score * 100)]),
  );
}
