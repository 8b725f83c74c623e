import { mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { budgets } from "../budgets.mjs";
import { lines } from "../slow-down.mjs";
import { launchBrowser } from "./browser.mjs";
import { serveHttp2 } from "./http2-server.mjs";
import { measureInteractions } from "./interactions.mjs";
import { auditPages } from "./lighthouse.mjs";
import { measurePageLoads } from "./page-load.mjs";
import { isMissed, toMarkdown } from "./report.mjs";
import { buildBarePage, buildSite, copyWithoutScripts, pages } from "./fixtures.mjs";
import { weighPage } from "./weight.mjs";

/** @import { Line } from "../slow-down.mjs" */
/** @import { Measurement } from "./report.mjs" */

/** @type {Record<string, () => Measurement[] | Promise<Measurement[]>>} */
const parts = { weight, load, interactions, lighthouse: () => auditPages(out, { pages, runs }) };

const { values: options } = parseArgs({
  options: {
    runs: { type: "string", default: "5" },
    only: { type: "string", default: Object.keys(parts).join() },
  },
});
const runs = Number(options.runs);
const chosen = options.only.split(",");
if (chosen.some((name) => !(name in parts)) || !(runs >= 1)) {
  console.error(`Usage: npm run bench -- [--runs 5] [--only ${Object.keys(parts).join()}]`);
  process.exit(1);
}

const out = buildSite();
const barePage = buildBarePage();
const browser = await launchBrowser();
/** @type {Measurement[]} */
const measurements = [];
for (const name of chosen) {
  console.error(`Measuring: ${name}`);
  try {
    measurements.push(...((await parts[name]?.()) ?? []));
  } catch (error) {
    // The other parts take minutes: keep them.
    console.error(`Not measured: ${name}`, error);
    process.exitCode = 1;
  }
}
await browser.close();

const versions = [
  new Date().toISOString().slice(0, 10),
  `Next ${createRequire(import.meta.url)("next/package.json").version}`,
  `Chromium ${browser.version()}`,
  `Node ${process.version}`,
  `${cpus().length} × ${cpus()[0]?.model}`,
  `${runs} runs`,
].join(", ");
const report = `# Bench: ${versions}\n\n${toMarkdown(measurements)}\n`;
mkdirSync("test-results", { recursive: true });
writeFileSync("test-results/bench.md", report);
console.log(`${report}\nAlso in test-results/bench.md.`);
if (measurements.some((one) => one.isBudget && isMissed(one))) process.exitCode = 1;

/** @returns {Measurement[]} */
function weight() {
  const bare = {
    name: "bare page, default build",
    value: weighPage(barePage, "/").javascript,
  };
  return pages.flatMap((page) => {
    const { html, javascript, fonts } = weighPage(out, page);
    const common = { part: "weight, brotli", page, unit: /** @type {const} */ ("bytes") };
    return [
      { ...common, what: "HTML", value: html, target: budgets.html, isBudget: true },
      {
        ...common,
        what: "JavaScript",
        value: javascript,
        beside: bare,
        target: budgets.javascript,
        isBudget: true,
      },
      { ...common, what: "typeface", value: fonts },
    ];
  });
}

async function load() {
  const servers = await Promise.all([out, copyWithoutScripts(out), barePage].map(serveHttp2));
  const [site = "", twin = "", bare = ""] = servers.map(({ url }) => url);
  const options = { pages, lines: /** @type {Line[]} */ (Object.keys(lines)), runs };
  const measured = await measurePageLoads(browser, { site, twin, bare }, options);
  for (const server of servers) server.close();
  return measured;
}

async function interactions() {
  const { url, close } = await serveHttp2(out);
  const measured = await measureInteractions(browser, url, { pages: ["/", "/services/"], runs });
  close();
  return measured;
}
