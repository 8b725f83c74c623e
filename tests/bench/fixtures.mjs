import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { compressFiles } from "../../scripts/compress.mjs";
import { listFiles } from "../../scripts/list-files.mjs";

/**
 * The site and what it is compared with. README.md explains the sides.
 *
 * @typedef {object} Sides
 * @property {Record<"site" | "withoutScripts" | "bare", string>} folders the exports
 * @property {Record<"site" | "withoutScripts" | "bare", string>} urls of their servers, without a slash at the end
 * @property {import("playwright").Browser} browser
 */

/** The paths of the pages. */
export const pages = ["/", "/about/", "/services/", "/contact/"];

/** The pages that are timed: the home page and the one with most text. */
export const timedPages = ["/", "/services/"];

export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

const root = fileURLToPath(new URL("../..", import.meta.url));

/** @returns {Promise<Sides["folders"]>} */
export async function buildExports() {
  run("npm", ["run", "build"], root);
  const site = path.join(root, "out");
  return { site, withoutScripts: await copyWithoutScripts(site), bare: await buildBarePage() };
}

/**
 * Copies an export without its scripts, but with its structured data.
 *
 * @param {string} site
 * @returns {Promise<string>} the folder of the copy
 */
async function copyWithoutScripts(site) {
  const folder = path.join(root, ".next/without-scripts");
  rmSync(folder, { recursive: true, force: true });
  cpSync(site, folder, { recursive: true, filter: (file) => !/\.(br|gz|js|txt)$/.test(file) });
  for (const file of listFiles(folder, ".html")) {
    const html = readFileSync(file, "utf8")
      .replace(/<script(?! type="application\/ld\+json")[^>]*>[^]*?<\/script>/g, "")
      .replace(/<link [^>]*as="script"[^>]*>/g, "");
    writeFileSync(file, html);
  }
  await compressFiles(folder);
  return folder;
}

/**
 * Builds a page with a heading and a button that changes it, with the installed version of Next in its default
 * configuration.
 *
 * @returns {Promise<string>} the folder of the export
 */
async function buildBarePage() {
  // Inside the project, so that Node resolves the packages of the project.
  const folder = path.join(root, ".next/bare");
  const files = {
    "package.json": '{ "private": true }',
    "next.config.mjs": 'export default { output: "export", distDir: "out" };',
    "app/layout.jsx": `export default function Layout({ children }) {
      return <html lang="en"><body>{children}</body></html>;
    }`,
    "app/page.jsx": `"use client";
      import { useEffect, useState } from "react";
      export default function Page() {
        const [text, setText] = useState("Hello");
        useEffect(() => { document.documentElement.dataset.hydrated = ""; }, []);
        return <><header><button onClick={() => setText("Helo")}>Malay</button></header><h1>{text}</h1></>;
      }`,
  };
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, "app"), { recursive: true });
  for (const [file, content] of Object.entries(files)) {
    writeFileSync(path.join(folder, file), content);
  }
  run("npx", ["next", "build"], folder);
  await compressFiles(path.join(folder, "out"));
  return path.join(folder, "out");
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
