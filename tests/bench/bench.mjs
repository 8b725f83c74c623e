import { mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { budgets } from "../budgets.mjs";
import { lines } from "../slow-down.mjs";
import { launchBrowser } from "./browser.mjs";
import { measureGrowth } from "./growth.mjs";
import { serveHttp2 } from "./http2-server.mjs";
import { measureInteractions } from "./interactions.mjs";
import { judgePages } from "./lighthouse.mjs";
import { measureLoad } from "./load.mjs";
import { measureLoads } from "./loads.mjs";
import { isReached, ratioOf } from "./measurement.mjs";
import { toMarkdown } from "./report.mjs";
import { measureReturningVisitor } from "./returning-visitor.mjs";
import {
  buildBarePage,
  buildClientRendered,
  buildSite,
  copyWithoutScripts,
  pages,
} from "./subjects.mjs";
import { weighPage } from "./weight.mjs";

/** @import { Browser } from "playwright" */
/** @import { Line } from "../slow-down.mjs" */
/** @import { Measurement } from "./measurement.mjs" */

const parts = {
  weight: measureWeight,
  loads: () => withBrowser(measureFirstVisits),
  interactions: () =>
    withBrowser((browser, site) =>
      measureInteractions(browser, site, {
        pages: ["/", "/services/"],
        processors: [4, 6],
        runs,
      }),
    ),
  returning: () =>
    withBrowser((browser, site) =>
      measureReturningVisitor(browser, site, { pages, line: "slow 3G", runs }),
    ),
  lighthouse: () => judgePages(out, { pages, runs }),
  load: () => measureLoad(out, { runs }),
  growth: async () => measureGrowth([6, 60, 600]),
};

const { values: options } = parseArgs({
  options: {
    runs: { type: "string", default: "5" },
    only: { type: "string", default: Object.keys(parts).join() },
  },
});
const runs = Number(options.runs);
const chosen = options.only.split(",");
const unknown = chosen.filter((name) => !(name in parts));
if (unknown.length > 0 || !(runs >= 1)) {
  console.error(`Usage: npm run bench -- [--runs 5] [--only ${Object.keys(parts).join()}]`);
  process.exit(1);
}

const out = buildSite();
/** @type {Measurement[]} */
const measurements = [];
for (const [name, measure] of Object.entries(parts)) {
  if (!chosen.includes(name)) continue;
  console.error(`Measuring: ${name}`);
  try {
    measurements.push(...(await measure()));
  } catch (error) {
    // The other parts took minutes, and are not lost.
    console.error(`Not measured: ${name}`, error);
    process.exitCode = 1;
  }
}

const about = {
  date: new Date().toISOString().slice(0, 10),
  next: createRequire(import.meta.url)("next/package.json").version,
  chromium: await withBrowser(async (browser) => browser.version()),
  node: process.version,
  processor: `${cpus().length} × ${cpus()[0]?.model}`,
  runs,
};
const title = Object.entries(about)
  .map(([name, value]) => `${name} ${value}`)
  .join(", ");
const markdown = `# Bench: ${title}\n\n${toMarkdown(measurements)}\n`;
const judged = measurements.map((one) => ({
  ...one,
  ratio: ratioOf(one),
  isReached: isReached(one),
}));
mkdirSync("test-results", { recursive: true });
writeFileSync("test-results/bench.md", markdown);
writeFileSync(
  "test-results/bench.json",
  JSON.stringify({ ...about, measurements: judged }, null, 2),
);
console.log(markdown);
console.log("Also in test-results/bench.md, and with all digits in test-results/bench.json.");

const broken = measurements.filter((one) => one.isBudget && isReached(one) === false);
if (broken.length > 0) {
  console.error(`\nOver the budget:\n${toMarkdown(broken)}`);
  process.exitCode = 1;
}

/** @returns {Promise<Measurement[]>} */
async function measureWeight() {
  const bare = weighPage(buildBarePage("webpack"), "/").javascript;
  const bareTurbopack = weighPage(buildBarePage("turbopack"), "/").javascript;
  const ofBarePage = { name: "bare page, webpack", value: bare.brotli };
  const ofTurbopack = { name: "bare page, Turbopack", value: bareTurbopack.brotli };
  return pages.flatMap((page) => {
    /** @type {Measurement[]} */
    const measured = Object.entries(weighPage(out, page)).map(([name, { raw, gzip, brotli }]) => ({
      part: "weight",
      page,
      what: `${name}, brotli`,
      note: `raw ${raw.toLocaleString("en-GB")}, gzip ${gzip.toLocaleString("en-GB")}`,
      value: brotli,
      unit: "bytes",
      ...(name === "html" && { target: budgets.html, isBudget: true }),
      ...(name === "javascript" && {
        beside: ofBarePage,
        target: budgets.javascriptRatio,
        judge: "ratio",
        isBudget: true,
      }),
    }));
    const scripts = measured.filter(({ beside }) => beside === ofBarePage);
    return [
      ...measured,
      ...scripts.map(({ part, what, value, unit }) => ({
        part,
        page,
        what,
        value,
        unit,
        beside: ofTurbopack,
      })),
    ];
  });
}

/**
 * @param {Browser} browser
 * @param {string} site
 * @returns {Promise<Measurement[]>}
 */
async function measureFirstVisits(browser, site) {
  const twin = await serveHttp2(copyWithoutScripts(out));
  const build = buildClientRendered(out);
  const clientRendered = build ? await serveHttp2(build) : undefined;
  const subjects = { site, twin: twin.url, clientRendered: clientRendered?.url };
  const options = { pages, lines: /** @type {Line[]} */ (Object.keys(lines)), runs };
  try {
    return await measureLoads(browser, subjects, options);
  } finally {
    twin.close();
    clientRendered?.close();
  }
}

/**
 * @template Result
 * @param {(browser: Browser, site: string) => Promise<Result>} work
 * @returns {Promise<Result>}
 */
async function withBrowser(work) {
  const site = await serveHttp2(out);
  const browser = await launchBrowser();
  try {
    return await work(browser, site.url);
  } finally {
    await browser.close();
    site.close();
  }
}
