import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { serveStatic } from "../../scripts/static-server.mjs";
import { audit } from "./lighthouse.mjs";

/** What a page may weigh: bytes in brotli, and times the JavaScript of a bare page of the same Next. */
const budgets = { html: 14_600, script: 1.15 };

const pages = ["index.html", "about/index.html", "services/index.html", "contact/index.html"];
const nextVersion = createRequire(import.meta.url)("next/package.json").version;

execFileSync("npm", ["run", "build"], { stdio: ["ignore", "ignore", "inherit"] });
const bare = {
  webpack: weighBarePage(["--webpack"]),
  "Turbopack, Next's default": weighBarePage([]),
};
const rows = pages.map((page) => ({ page, ...weigh("out", page) }));

console.log(
  `Bytes of the first load, Next ${nextVersion}, ${new Date().toISOString().slice(0, 10)}\n`,
);
console.log(
  "| page | HTML raw | gzip | brotli | JS raw | gzip | brotli | JS against the bare page |",
);
console.log("|---|---|---|---|---|---|---|---|");
for (const { page, html, script } of rows) {
  const sizes = [html.raw, html.gzip, html.brotli, script.raw, script.gzip, script.brotli];
  const ratio = ratioToBare(script).toFixed(3);
  console.log(`| ${page} | ${sizes.map(format).join(" | ")} | × ${ratio} |`);
}
console.log("\nThe bare page, one heading and nothing else:");
for (const [bundler, { script }] of Object.entries(bare)) {
  console.log(`- ${bundler}: ${format(script.brotli)} bytes of JavaScript in brotli`);
}

const overweight = rows.filter(
  ({ html, script }) => html.brotli > budgets.html || ratioToBare(script) > budgets.script,
);
if (overweight.length > 0) {
  const names = overweight.map(({ page }) => page).join(", ");
  console.error(
    `\nOver the budget of ${format(budgets.html)} bytes of HTML or ${budgets.script} times the bare JavaScript: ${names}`,
  );
  process.exitCode = 1;
}

/** What has nothing to do with speed is whole, or it is a fault; speed is told and not judged. */
const neverTimed = ["accessibility", "best-practices", "seo", "agentic-browsing"];
const site = await serveStatic("out", { port: 0 });
const audits = [];
// One after the other: they would slow each other down.
for (const page of pages) {
  audits.push({ page, scores: await audit(site.url + page.replace("index.html", "")) });
}
site.close();

const categories = Object.keys(audits[0]?.scores ?? {});
console.log(`\nLighthouse, mobile\n\n| page | ${categories.join(" | ")} |`);
console.log(`|---|${categories.map(() => "---|").join("")}`);
for (const { page, scores } of audits) {
  console.log(`| ${page} | ${categories.map((category) => scores[category]).join(" | ")} |`);
}
const faulty = audits.filter(({ scores }) =>
  neverTimed.some((category) => scores[category] !== 100),
);
if (faulty.length > 0) {
  console.error(`\nBelow 100 in what is not speed: ${faulty.map(({ page }) => page).join(", ")}`);
  process.exitCode = 1;
}

/** @param {{ brotli: number }} script its ratio to the bare page of the bundler that the site is built with */
function ratioToBare(script) {
  return script.brotli / bare.webpack.script.brotli;
}

/** @param {number} bytes */
function format(bytes) {
  return bytes.toLocaleString("en-GB");
}

/**
 * @param {string} folder an export
 * @param {string} page
 */
function weigh(folder, page) {
  const html = readFileSync(path.join(folder, page));
  const tags = html.toString().matchAll(/<script[^>]*\ssrc="([^"?]+)[^"]*"[^>]*>/g);
  // Browsers that know modules leave `nomodule` alone.
  const sources = [...tags].flatMap(([tag, src]) => (src && !/nomodule/i.test(tag) ? [src] : []));
  const scripts = [...new Set(sources)].map((src) => measure(readFileSync(path.join(folder, src))));
  return { html: measure(html), script: scripts.reduce(add, { raw: 0, gzip: 0, brotli: 0 }) };
}

/** @param {Buffer} content */
function measure(content) {
  return {
    raw: content.length,
    gzip: gzipSync(content).length,
    brotli: brotliCompressSync(content).length,
  };
}

/**
 * @param {ReturnType<typeof measure>} a
 * @param {ReturnType<typeof measure>} b
 */
function add(a, b) {
  return { raw: a.raw + b.raw, gzip: a.gzip + b.gzip, brotli: a.brotli + b.brotli };
}

/** @param {string[]} options of `next build` */
function weighBarePage(options) {
  // Inside the project, so that it is built by the same installed packages.
  const folder = ".next/bare";
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, "app"), { recursive: true });
  const files = {
    "package.json": '{ "private": true }',
    "next.config.mjs": 'export default { output: "export" };',
    "app/layout.jsx":
      'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }',
    "app/page.jsx": "export default function Page() { return <h1>Hello</h1>; }",
  };
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(path.join(folder, name), content);
  }
  execFileSync("npx", ["next", "build", ...options], { cwd: folder, stdio: "ignore" });
  return weigh(path.join(folder, "out"), "index.html");
}
