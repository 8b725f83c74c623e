import { chromium } from "playwright";
import { findTestBrowser } from "../helpers/browser.mjs";
import { buildExports } from "./fixtures.mjs";
import { serveHttp2, trustCertificateFlag } from "./http2-server.mjs";
import { measureInteractions } from "./interactions.mjs";
import { auditPages } from "./lighthouse.mjs";
import { measurePageLoads } from "./page-load.mjs";
import { toMarkdown } from "./report.mjs";
import { weighPages } from "./weight.mjs";

const parts = {
  weight: weighPages,
  load: measurePageLoads,
  interactions: measureInteractions,
  lighthouse: auditPages,
};

const [selected] = process.argv.slice(2);
if (selected && !(selected in parts)) {
  console.error(`Usage: npm run bench [${Object.keys(parts).join("|")}]`);
  process.exit(1);
}

const folders = await buildExports();
const [site, withoutScripts, bare] = await Promise.all([
  serveHttp2(folders.site),
  serveHttp2(folders.withoutScripts),
  serveHttp2(folders.bare),
]);
const urls = { site: site.url, withoutScripts: withoutScripts.url, bare: bare.url };
const options = await findTestBrowser();
const args = [...(options?.args ?? []), trustCertificateFlag];
const browser = await chromium.launch({ ...options, args });
console.log(`Chromium ${browser.version()}, Node.js ${process.version}`);
for (const [name, measure] of Object.entries(parts)) {
  if (selected && selected !== name) continue;
  console.log(`\n## ${name}\n\n${toMarkdown(await measure({ folders, urls, browser }))}`);
}
await browser.close();
for (const server of [site, withoutScripts, bare]) server.close();
