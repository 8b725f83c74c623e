import { mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { budgets } from "../helpers/budgets.mjs";
import { hosts, isInstalled, withHost } from "../helpers/hosts.mjs";
import { launchBrowser } from "../helpers/launch-browser.mjs";
import { certificate, serveHttp2 } from "../helpers/http2-server.mjs";
import { measureInteractions } from "./interactions.mjs";
import { auditPages } from "./lighthouse.mjs";
import { measurePageLoads } from "./page-load.mjs";
import { missesTarget, toMarkdown } from "./report.mjs";
import {
  buildButtonPage,
  buildMinimalPage,
  buildSite,
  buildTextPages,
  copyWithoutScripts,
  pages,
} from "./fixtures.mjs";
import { weighPage } from "./weight.mjs";

/** @import { Measurement } from "./report.mjs" */

/** @type {Record<string, () => Measurement[] | Promise<Measurement[]>>} */
const benchmarks = {
  weight: benchmarkWeight,
  load: benchmarkPageLoads,
  interactions: benchmarkInteractions,
  lighthouse: () => auditPages(out, { pages, runs }),
};

const { values: options } = parseArgs({
  options: {
    runs: { type: "string", default: "9" },
    only: { type: "string", default: Object.keys(benchmarks).join() },
  },
});
const runs = Number(options.runs);
const selected = options.only.split(",");
if (selected.some((name) => !(name in benchmarks)) || !(runs >= 1)) {
  console.error(`Usage: npm run bench -- [--runs 9] [--only ${Object.keys(benchmarks).join()}]`);
  process.exit(1);
}

const out = buildSite();
const browser = await launchBrowser();
/** @type {Measurement[]} */
const measurements = [];
for (const name of selected) {
  console.error(`Measuring: ${name}`);
  try {
    measurements.push(...((await benchmarks[name]?.()) ?? []));
  } catch (error) {
    // Keeps the results of the other benchmarks, which take minutes.
    console.error(`Failed to measure: ${name}`, error);
    process.exitCode = 1;
  }
}
await browser.close();

const environment = [
  new Date().toISOString().slice(0, 10),
  `Next ${createRequire(import.meta.url)("next/package.json").version}`,
  `Chromium ${browser.version()}`,
  `Node ${process.version}`,
  `${cpus().length} × ${cpus()[0]?.model}`,
  `${runs} runs`,
].join(", ");
const report = `# Bench: ${environment}\n\n${toMarkdown(measurements)}\n`;
mkdirSync("test-results", { recursive: true });
writeFileSync("test-results/bench.md", report);
console.log(`${report}\nThe report is also in test-results/bench.md.`);
if (measurements.some((measurement) => measurement.isBudget && missesTarget(measurement))) {
  process.exitCode = 1;
}

/** @returns {Measurement[]} */
function benchmarkWeight() {
  const minimalPage = buildMinimalPage();
  const baseline = {
    name: "minimal page, default build",
    value: weighPage(minimalPage, "/").javascript,
  };
  return pages.flatMap((page) => {
    const { html, javascript, fonts } = weighPage(out, page);
    const common = { group: "Weight, brotli", page, unit: /** @type {const} */ ("bytes") };
    return [
      { ...common, metric: "HTML", value: html, target: budgets.html, isBudget: true },
      {
        ...common,
        metric: "JavaScript",
        value: javascript,
        baseline,
        targetRatio: 1,
        isBudget: true,
      },
      { ...common, metric: "fonts", value: fonts },
    ];
  });
}

async function benchmarkPageLoads() {
  const folders = [out, copyWithoutScripts(out), buildButtonPage()];
  const servers = await Promise.all(folders.map(serveHttp2));
  const [site = "", withoutScripts = "", bare = ""] = servers.map(({ url }) => url);
  const urls = { site, withoutScripts, bare };
  const nginx = hosts.find(({ name }) => name === "nginx");
  try {
    if (!nginx || !isInstalled(nginx)) {
      return await measurePageLoads(browser, urls, { pages, runs });
    }
    return await withHost(nginx, { out, certificate }, (url) =>
      measurePageLoads(browser, { ...urls, nginx: url }, { pages, runs }),
    );
  } finally {
    for (const server of servers) server.close();
  }
}

async function benchmarkInteractions() {
  const servers = await Promise.all([out, buildTextPages(out)].map(serveHttp2));
  const [site = "", bare = ""] = servers.map(({ url }) => url);
  try {
    const options = { pages: ["/", "/services/"], runs };
    return await measureInteractions(browser, { site, bare }, options);
  } finally {
    for (const server of servers) server.close();
  }
}
