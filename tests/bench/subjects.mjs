import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { compressFiles } from "../../scripts/compress.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The addresses of the pages. */
export const pages = ["/", "/about/", "/services/", "/contact/"];

const viteVersion = "create-vite@9.3.0";

/**
 * Builds the site.
 *
 * @param {string} [folder] the project, or a copy of it
 * @returns {string} the folder of the export
 */
export function buildSite(folder = root) {
  run("npm", ["run", "build"], folder);
  return path.join(folder, "out");
}

/**
 * Builds an export of the same Next with one heading and nothing else.
 *
 * @param {"webpack" | "turbopack"} bundler
 * @returns {string} the folder of the export
 */
export function buildBarePage(bundler) {
  // Inside the project, so that it is built by the same installed packages.
  const folder = path.join(root, ".next/bare");
  writeFiles(folder, {
    "package.json": '{ "private": true }',
    "next.config.mjs": 'export default { output: "export" };',
    "app/layout.jsx":
      'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }',
    "app/page.jsx": "export default function Page() { return <h1>Hello</h1>; }",
  });
  run("npx", ["next", "build", `--${bundler}`], folder);
  return path.join(folder, "out");
}

/**
 * Copies an export without its scripts: what the pages would be if nothing answered.
 *
 * @param {string} site
 * @returns {string} the folder of the copy
 */
export function copyWithoutScripts(site) {
  const folder = emptyFolder("without-scripts");
  cpSync(site, folder, { recursive: true, filter: (file) => !/\.(br|gz|js|txt)$/.test(file) });
  for (const file of htmlFiles(folder)) {
    writeFileSync(file, withoutScripts(readFileSync(file, "utf8")));
  }
  compressFiles(folder);
  return folder;
}

/**
 * Builds Vite's React starter with the content of the site's home page, its style sheet and typeface:
 * what the page would be if the browser had to draw it.
 *
 * @param {string} site
 * @returns {string | undefined} the folder of the build; undefined when the registry does not give the starter
 */
export function buildClientRendered(site) {
  const folder = emptyFolder("client-rendered");
  const home = readFileSync(path.join(site, "index.html"), "utf8");
  const [, styles = ""] = home.match(/<style[^>]*>([^]*?)<\/style>/) ?? [];
  const [, classes = "", body = ""] =
    withoutScripts(home).match(/<body class="([^"]*)">([^]*)<\/body>/) ?? [];
  const [, typeface = ""] = home.match(/<html[^>]* class="([^"]*)"/) ?? [];
  if (!styles || !body || !typeface) throw new Error("The home page is not as it is known.");
  try {
    run("npm", ["exec", "--yes", viteVersion, "--", "app", "--template", "react"], folder);
    const app = path.join(folder, "app");
    run("npm", ["install", "--no-audit", "--no-fund"], app);
    writeFiles(path.join(app, "src"), {
      "index.css": styles,
      "home.html": body,
      "App.jsx": `import html from "./home.html?raw";
        document.documentElement.className = ${JSON.stringify(typeface)};
        document.body.className = ${JSON.stringify(classes)};
        export default () => <div style={{ display: "contents" }} dangerouslySetInnerHTML={{ __html: html }} />;`,
      "main.jsx": `import { createRoot } from "react-dom/client";
        import "./index.css";
        import App from "./App.jsx";
        createRoot(document.getElementById("root")).render(<App />);`,
    });
    const media = "_next/static/media";
    cpSync(path.join(site, media), path.join(app, "public", media), { recursive: true });
    run("npx", ["vite", "build"], app);
    const build = path.join(app, "dist");
    cpSync(path.join(build, "index.html"), path.join(build, "404.html"));
    compressFiles(build);
    return build;
  } catch (error) {
    console.error(`No client-rendered build to compare with: ${String(error).split("\n")[0]}`);
    return undefined;
  }
}

/** @param {string} html */
function withoutScripts(html) {
  return html.replace(/<script[^>]*>[^]*?<\/script>/g, "");
}

/**
 * The pages of an export.
 *
 * @param {string} folder
 */
function htmlFiles(folder) {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".html"))
    .map((name) => path.join(folder, name));
}

/** @param {string} name */
function emptyFolder(name) {
  const folder = path.join(tmpdir(), "bench", name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

/**
 * @param {string} folder
 * @param {Record<string, string>} files their contents by name
 */
function writeFiles(folder, files) {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {string} cwd
 */
function run(command, args, cwd) {
  // What is measured stands at the root.
  const env = { ...process.env, BASE_PATH: "" };
  execFileSync(command, args, { cwd, env, stdio: ["ignore", "ignore", "inherit"] });
}
