import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { findBrowser, sandboxOptions } from "../helpers/browser.mjs";
import { pages } from "./fixtures.mjs";
import { trustCertificateFlag } from "./http2-server.mjs";
import { median, takeTurns } from "./report.mjs";

/**
 * Audits the pages with Lighthouse's mobile configuration.
 *
 * @param {import("./fixtures.mjs").Sides} sides
 */
export async function auditPages({ urls }) {
  const audits = pages.map((page) => [page, () => audit(urls.site + page)]);
  const results = Object.entries(await takeTurns(Object.fromEntries(audits), 3));
  return results.map(([page, scores]) => {
    const cells = Object.keys(scores[0] ?? {}).map((category) => {
      return [category, `${median(scores.map((score) => score[category] ?? 0))}`];
    });
    return { page, ...Object.fromEntries(cells) };
  });
}

/**
 * @param {string} url
 * @returns {Promise<Record<string, number>>} the scores from 0 to 100, by category
 */
async function audit(url) {
  const flags = ["--headless=new", trustCertificateFlag, ...sandboxOptions];
  // npm downloads Lighthouse, and the version of Node.js that it requires.
  const packages = ["--package=lighthouse@13.5.0", "--package=node@22.23.3"];
  const lighthouse = ["lighthouse", url, "--quiet", "--output=json"];
  const { stdout } = await promisify(execFile)(
    "npm",
    ["exec", "--yes", ...packages, "--", ...lighthouse, `--chrome-flags=${flags.join(" ")}`],
    { env: { ...process.env, CHROME_PATH: findBrowser() }, maxBuffer: 64 * 1024 * 1024 },
  );
  /** @type {{ categories: Record<string, { score: number }> }} */
  const { categories } = JSON.parse(stdout);
  return Object.fromEntries(
    Object.entries(categories).map(([name, { score }]) => [name, Math.round(score * 100)]),
  );
}
