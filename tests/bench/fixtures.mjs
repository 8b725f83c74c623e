import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { compressFiles } from "../../scripts/compress.mjs";
import { listFiles } from "../../scripts/list-files.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The paths of the pages. */
export const pages = ["/", "/about/", "/services/", "/contact/"];

/**
 * Builds the site.
 *
 * @returns {string} the folder of the export
 */
export function buildSite() {
  run("npm", ["run", "build"], root);
  return path.join(root, "out");
}

/**
 * Builds an export that only contains a heading, with the installed version of Next and Turbopack,
 * Next's default bundler.
 *
 * @returns {string} the folder of the export
 */
export function buildMinimalPage() {
  // Inside the project, so that Node resolves the packages of the project.
  const folder = path.join(root, ".next/bare");
  mkdirSync(path.join(folder, "app"), { recursive: true });
  const files = {
    "package.json": '{ "private": true }',
    "next.config.mjs": 'export default { output: "export", distDir: "out" };',
    "app/layout.jsx":
      'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }',
    "app/page.jsx": "export default function Page() { return <h1>Hello</h1>; }",
  };
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(path.join(folder, name), content);
  }
  run("npx", ["next", "build", "--turbopack"], folder);
  const out = path.join(folder, "out");
  cpSync(path.join(out, "index.html"), path.join(out, "404.html"));
  compressFiles(out);
  return out;
}

/**
 * Copies an export without its scripts: the lower bound of the time to render its pages.
 *
 * @param {string} site the export
 * @returns {string} the folder of the copy
 */
export function copyWithoutScripts(site) {
  const folder = path.join(tmpdir(), "bench-without-scripts");
  rmSync(folder, { recursive: true, force: true });
  cpSync(site, folder, { recursive: true, filter: (file) => !/\.(br|gz|js|txt)$/.test(file) });
  for (const file of listFiles(folder, ".html")) {
    const html = readFileSync(file, "utf8");
    writeFileSync(
      file,
      html
        .replace(/<script[^>]*>[^]*?<\/script>/g, "")
        .replace(/<link [^>]*as="script"[^>]*>/g, ""),
    );
  }
  compressFiles(folder);
  return folder;
}

/**
 * Runs a build command with an empty `BASE_PATH`, because the bench requests the pages at the root.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {string} cwd
 */
function run(command, args, cwd) {
  const env = { ...process.env, BASE_PATH: "" };
  execFileSync(command, args, { cwd, env, stdio: ["ignore", "ignore", "inherit"] });
}
