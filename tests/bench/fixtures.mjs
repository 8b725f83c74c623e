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
 * Builds a page that contains only a heading.
 *
 * @returns {string} the folder of the export
 */
export function buildMinimalPage() {
  return buildBareApp("minimal", {
    "app/page.jsx": "export default function Page() { return <h1>Hello</h1>; }",
  });
}

/**
 * Builds a page with a button that changes the `lang` of the document.
 *
 * @returns {string} the folder of the export
 */
export function buildButtonPage() {
  return buildBareApp("button", {
    "app/page.jsx": `"use client";
      import { useEffect } from "react";
      export default function Page() {
        useEffect(() => window.replayClicks?.(), []);
        const changeLanguage = () => { document.documentElement.lang = "ms"; };
        return <><h1>Hello</h1><button onClick={changeLanguage}>Malay</button></>;
      }`,
  });
}

/**
 * Builds a bare page for each page of the site, with the same texts, a button that changes all of
 * them, and a menu with links to all pages.
 *
 * @param {string} site the export of the site
 * @returns {string} the folder of the export
 */
export function buildTextPages(site) {
  /** @type {Record<string, string>} */
  const files = {
    "next.config.mjs": 'export default { output: "export", distDir: "out", trailingSlash: true };',
    "text-page.jsx": `"use client";
      import Link from "next/link";
      import { useState } from "react";
      const links = { "/": "Home", "/about": "About Us", "/services": "Services", "/contact": "Contact" };
      export function TextPage({ texts }) {
        const [isUpperCase, setIsUpperCase] = useState(false);
        return (
          <>
            <button onClick={() => setIsUpperCase(!isUpperCase)}>Bahasa Melayu</button>
            <button popoverTarget="menu">Menu</button>
            <nav id="menu" popover="auto">
              {Object.entries(links).map(([href, text]) => <p key={href}><Link href={href}>{text}</Link></p>)}
            </nav>
            {texts.map((text, index) => <p key={index}>{isUpperCase ? text.toUpperCase() : text}</p>)}
          </>
        );
      }`,
  };
  for (const page of pages) {
    const texts = JSON.stringify(readTexts(path.join(site, page, "index.html")));
    files[`app${page}page.jsx`] = `import { TextPage } from "@/text-page";
      export default function Page() { return <TextPage texts={${texts}} />; }`;
  }
  return buildBareApp("text", files);
}

/**
 * @param {string} file an HTML page
 * @returns {string[]} the texts of its body
 */
function readTexts(file) {
  const [, body = ""] = readFileSync(file, "utf8").split(/<body[^>]*>/);
  return body
    .replace(/<(script|noscript)[^>]*>[^]*?<\/\1>/g, "")
    .split(/<[^>]*>/)
    .filter((text) => text.trim());
}

/**
 * Builds an app with the installed version of Next and Turbopack, Next's default bundler.
 *
 * @param {string} name the name of its folder
 * @param {Record<string, string>} files the contents by path
 * @returns {string} the folder of the export
 */
function buildBareApp(name, files) {
  // Inside the project, so that Node resolves the packages of the project.
  const folder = path.join(root, ".next/bare", name);
  rmSync(folder, { recursive: true, force: true });
  const allFiles = {
    "package.json": '{ "private": true }',
    "jsconfig.json": '{ "compilerOptions": { "paths": { "@/*": ["./*"] } } }',
    "next.config.mjs": 'export default { output: "export", distDir: "out" };',
    "app/layout.jsx":
      'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }',
    ...files,
  };
  for (const [file, content] of Object.entries(allFiles)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
  run("npx", ["next", "build", "--turbopack"], folder);
  const out = path.join(folder, "out");
  cpSync(path.join(out, "index.html"), path.join(out, "404.html"));
  compressFiles(out);
  return out;
}

/**
 * Copies an export without its scripts, but with its structured data: the lower bound of the time to
 * render its pages.
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
        .replace(/<script(?! type="application\/ld\+json")[^>]*>[^]*?<\/script>/g, "")
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
