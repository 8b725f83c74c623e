import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { defaultTreeAdapter, parse, serialize } from "parse5";
import { listFiles } from "./list-files.mjs";

/** @typedef {{ tagName: string, attributes: Record<string, string>, text: string }} Element */
/** @typedef {import("../lib/content/schema").AllowedOrigins} AllowedOrigins */
/** @typedef {{ allowedOrigins: AllowedOrigins, mapOrigin: string, endpoint?: string }} Origins */

const charset = '<meta charset="utf-8">';

/**
 * Inserts a content security policy into every page of an export, directly after the character set declaration. The
 * policy allows the site's own files, inline scripts and styles by their hashes, style sheets that scripts insert, and
 * `origins`. It blocks everything else.
 *
 * @param {string} folder the export, `out/`
 * @param {string} publicFolder `public/`, whose HTML files are no pages, and must not change: Google reads one to verify
 *   the owner of the site
 * @param {Origins} origins those in the owner's list, by directive, that of the map, and that of the URL to which the contact
 *   form sends, if it does; the same on every page, because a client-side navigation keeps the policy of the first page
 * @throws {Error} when a page has no UTF-8 character set declaration, or no script has sonner's style; no page is written
 *   then.
 */
export function writePolicies(folder, publicFolder, origins) {
  const styleSheets = listFiles(folder, ".css").map((file) => readFileSync(file, "utf8"));
  // React inserts the site's style sheet; sonner inserts an empty element, then its CSS into it.
  const insertedStyles = [...styleSheets, readSonnerStyle(folder), ""];
  const files = listFiles(folder, ".html").filter(
    (file) => !existsSync(path.join(publicFolder, path.relative(folder, file))),
  );
  const pages = files.map((file) => {
    const document = parse(readFileSync(file, "utf8"));
    return { file, html: serialize(document), elements: listElements(document) };
  });
  if (!pages.every(({ html }) => html.includes(charset))) {
    throw new Error(
      "A page has no UTF-8 character set declaration, after which its policy is inserted.",
    );
  }
  for (const { file, html, elements } of pages) {
    const policy = formatPolicy(elements, insertedStyles, origins);
    const tags = `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`;
    writeFileSync(file, html.replace(charset, tags));
  }
}

/** @type {(elements: Element[], insertedStyles: string[], origins: Origins) => string} */
function formatPolicy(elements, insertedStyles, { allowedOrigins, mapOrigin, endpoint }) {
  const scripts = elements
    .filter(({ tagName, attributes }) => tagName === "script" && !attributes.src)
    .filter(({ attributes }) => attributes.type !== "application/ld+json");
  const styles = elements.filter(({ tagName }) => tagName === "style");
  const styleAttributes = toHashSources(
    elements.flatMap(({ attributes }) => attributes.style ?? []),
  );
  const formOrigins = endpoint ? [new URL(endpoint).origin] : [];
  const hasForms = formOrigins.length > 0 || allowedOrigins["form-action"].length > 0;
  /** @satisfies {Record<keyof AllowedOrigins, string[]> & Record<string, string[]>} */
  const directives = {
    "default-src": [],
    "script-src": ["'self'", ...toHashSources(scripts.map(({ text }) => text))],
    "style-src": toHashSources([...styles.map(({ text }) => text), ...insertedStyles]),
    "style-src-attr": styleAttributes.length > 0 ? ["'unsafe-hashes'", ...styleAttributes] : [],
    "connect-src": ["'self'", ...formOrigins],
    "img-src": ["'self'"],
    "font-src": ["'self'"],
    "manifest-src": ["'self'"],
    "frame-src": [mapOrigin],
    "object-src": [],
    "base-uri": [],
    // Chromium also applies it to the redirect with which a form service sends the visitor back.
    "form-action": hasForms ? ["'self'", ...formOrigins] : [],
  };
  /** @type {Partial<Record<string, string[]>>} */
  const otherSources = allowedOrigins;
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources, ...(otherSources[name] ?? [])])
    .map((directive) => (directive.length > 1 ? directive : [...directive, "'none'"]).join(" "))
    .join("; ");
}

/** @type {(node: import("parse5").DefaultTreeAdapterTypes.ParentNode) => Element[]} in document order */
function listElements({ childNodes }) {
  return childNodes.filter(defaultTreeAdapter.isElementNode).flatMap((element) => {
    const attributes = Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]));
    const text = element.childNodes.map((node) => ("value" in node ? node.value : "")).join("");
    return [{ tagName: element.tagName, attributes, text }, ...listElements(element)];
  });
}

/** @param {string[]} texts */
function toHashSources(texts) {
  const hashes = texts.map((text) => createHash("sha256").update(text).digest("base64"));
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`);
}

/**
 * Reads sonner's CSS from the script that inserts it, because sonner's separate CSS file differs from it.
 *
 * @param {string} folder
 */
function readSonnerStyle(folder) {
  const pattern = /\(("\[data-sonner-toaster\](?:[^"\\]|\\.)*\{(?:[^"\\]|\\.)*")\)/;
  for (const file of listFiles(folder, ".js")) {
    const [, literal] = pattern.exec(readFileSync(file, "utf8")) ?? [];
    if (literal) return JSON.parse(literal);
  }
  throw new Error(
    "Found no style of sonner in the scripts, which the policy of each page has to allow. Run npm ci. After an update of sonner, adapt the pattern in readSonnerStyle of scripts/content-security-policy.mjs.",
  );
}
