import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { format } from "prettier";
import { payloadScripts } from "./deduplicate-styles.mjs";
import { listFiles } from "./list-files.mjs";

// Prints what visitors get from a change: the difference between the exports of two commits, in formatted HTML, RSC payload,
// style sheet and sizes. `node scripts/compare-exports.mjs main HEAD`
const [base = "HEAD^", head = "HEAD"] = process.argv.slice(2);
const folder = mkdtempSync(path.join(tmpdir(), "compare-"));
// Both are built in one folder, because Next derives numbers of modules from its path.
const site = path.join(folder, "site");
try {
  for (const [name, commit] of Object.entries({ base, head })) {
    run(".", "git", "worktree", "add", "--detach", site, commit);
    run(site, "npm", "ci", "--prefer-offline", "--no-audit", "--no-fund");
    run(site, "npm", "run", "build");
    await describeExport(path.join(site, "out"), path.join(folder, name));
    run(".", "git", "worktree", "remove", "--force", site);
  }
  const diff = ["diff", "--no-index", "--no-prefix", "--stat", "--patch", "base", "head"];
  const { status } = spawnSync("git", diff, { cwd: folder, stdio: "inherit" });
  if (status === 0) console.log("Visitors get the same, apart from build id and hashes in names.");
} finally {
  rmSync(folder, { recursive: true, force: true });
  run(".", "git", "worktree", "prune");
}

/**
 * Runs a command. Its output is no part of the comparison.
 *
 * @param {string} cwd
 * @param {string} command
 * @param {...string} parameters
 */
function run(cwd, command, ...parameters) {
  execFileSync(command, parameters, { cwd, stdio: ["ignore", 2, 2] });
}

/**
 * Writes an export as texts that can be compared, without the build id and the hashes, which change with each source.
 *
 * @param {string} out
 * @param {string} target a folder
 */
async function describeExport(out, target) {
  const [manifest = ""] = listFiles(out, "_buildManifest.js");
  const buildId = path.basename(path.dirname(manifest));
  /** @param {string} text */
  const anonymise = (text) =>
    text
      .replaceAll(buildId, "BUILD-ID")
      .replace(/\b[\da-f]{16}\b/g, "HASH")
      .replace(/sha256-[\w+/]{43}=/g, "sha256-HASH");
  /** @param {string} name @param {string} text */
  const write = (name, text) => {
    const file = path.join(target, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  const sizes = [];
  const styles = new Set();
  for (const file of listFiles(out, "").filter((file) => !/\.(br|gz)$/.test(file))) {
    const name = anonymise(path.relative(out, file));
    const content = readFileSync(file);
    // Reversible, also for images.
    const text = anonymise(content.toString("latin1"));
    const digest = createHash("sha256").update(text).digest("hex").slice(0, 8);
    const size = brotliCompressSync(Buffer.from(text, "latin1")).length;
    sizes.push(`${name}: ${text.length} bytes, ${size} in brotli, content ${digest}\n`);
    if (!name.endsWith(".html")) continue;
    const html = anonymise(content.toString());
    const rows = [...html.matchAll(payloadScripts)].map(([, json = ""]) => JSON.parse(json));
    write(`${name}.payload`, rows.join("").replaceAll('["$"', '\n["$"'));
    const page = html
      .replace(payloadScripts, "")
      .replace(/(<style[^>]*>)(.*?)(?=<\/style>)/gs, (_style, tag, css) => styles.add(css) && tag);
    write(name, await format(page, { parser: "html", htmlWhitespaceSensitivity: "ignore" }));
  }
  write("style.css", await format([...styles].join("\n"), { parser: "css" }));
  write("sizes", sizes.sort().join(""));
}
