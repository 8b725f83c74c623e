import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { defaultTreeAdapter, parse } from "parse5";
import { listFiles } from "./list-files.mjs";

/** @import { DefaultTreeAdapterTypes } from "parse5" */

/** Where the map comes from. */
const mapOrigin = "https://www.openstreetmap.org";

/** The types of scripts that browsers run; all others are data. */
const scriptType = /^(|module|(text|application)\/(java|ecma)script)$/i;

const ourPolicy = /<meta http-equiv="Content-Security-Policy"[^>]*>/g;

/**
 * Writes a content security policy into every page of a folder, behind its character set. It allows the
 * site's own files, the inline scripts and styles that stand in the page, by their hashes, the styles that
 * its scripts insert, and the map; nothing else. A second run changes nothing.
 *
 * @param {string} folder the export, `out/`
 * @throws {Error} that names the page, when it has an inline handler, a `javascript:` address, or no UTF-8
 *   character set in its first 1024 bytes.
 */
export function writePolicies(folder) {
  const files = listFiles(folder);
  const styleSheets = files.filter((file) => file.endsWith(".css"));
  // What the scripts insert: each style sheet when a page that needs it is shown, what sonner brings, and
  // the empty element that it is written into.
  const inserted = [...styleSheets.map((file) => readFileSync(file, "utf8")), sonnerStyle(), ""];
  for (const file of files.filter((file) => file.endsWith(".html"))) {
    try {
      writeFileSync(file, withPolicy(readFileSync(file, "utf8"), inserted));
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      throw new Error(`${path.relative(folder, file)}: ${error.message}`);
    }
  }
}

/**
 * @param {string} page
 * @param {string[]} insertedStyles
 */
function withPolicy(page, insertedStyles) {
  const html = page.replace(ourPolicy, "");
  const elements = [
    ...elementsOf(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false })),
  ];
  const charset = elements.find(({ attributes }) =>
    /^utf-8$/i.test(attributes.get("charset") ?? ""),
  );
  const place = charset?.end ?? Infinity;
  if (Buffer.byteLength(html.slice(0, place)) > 1024 || place > html.length) {
    throw new Error("there is no UTF-8 character set in the first 1024 bytes.");
  }
  for (const { tag, attributes } of elements) {
    for (const [name, value] of attributes) {
      if (name.startsWith("on")) throw new Error(`<${tag}> has an inline handler, ${name}.`);
      if (/^\s*javascript:/i.test(value)) throw new Error(`<${tag}> has a script for an address.`);
    }
  }
  const inline = elements.filter(({ attributes, text }) => text && !attributes.has("src"));
  const scripts = inline.filter(
    ({ tag, attributes }) => tag === "script" && scriptType.test(attributes.get("type") ?? ""),
  );
  const styles = inline.filter(({ tag }) => tag === "style");
  const styleAttributes = elements.flatMap(({ attributes }) => attributes.get("style") ?? []);
  const policy = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...hashesOf(scripts.map(({ text }) => text))],
    "style-src": hashesOf([...styles.map(({ text }) => text), ...insertedStyles]),
    "style-src-attr":
      styleAttributes.length > 0 ? ["'unsafe-hashes'", ...hashesOf(styleAttributes)] : ["'none'"],
    "connect-src": ["'self'"],
    "font-src": ["'self'"],
    "img-src": ["'self'"],
    "manifest-src": ["'self'"],
    "frame-src": [mapOrigin],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
  };
  const content = Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(" "))
    .join("; ");
  const meta = `<meta http-equiv="Content-Security-Policy" content="${content}"/>`;
  return html.slice(0, place) + meta + html.slice(place);
}

/**
 * The elements below a node, with what a browser would read of them.
 *
 * @param {DefaultTreeAdapterTypes.ParentNode} node
 * @returns {Generator<{ tag: string, attributes: Map<string, string>, text: string, end?: number }>}
 */
function* elementsOf(node) {
  for (const child of node.childNodes) {
    if (!defaultTreeAdapter.isElementNode(child)) continue;
    yield {
      tag: child.tagName,
      attributes: new Map(child.attrs.map(({ name, value }) => [name, value])),
      text: child.childNodes.map((text) => ("value" in text ? text.value : "")).join(""),
      end: child.sourceCodeLocation?.endOffset,
    };
    yield* elementsOf(child);
    if ("content" in child) yield* elementsOf(child.content);
  }
}

/**
 * @param {string[]} texts
 * @returns {string[]} each hash once
 */
function hashesOf(texts) {
  const hashes = texts.map((text) => createHash("sha256").update(text).digest("base64"));
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`);
}

/** The style sheet that sonner inserts when its script runs, which is not the one that lies beside it. */
function sonnerStyle() {
  const file = createRequire(import.meta.url).resolve("sonner");
  const [, literal] = readFileSync(file, "utf8").match(/__insertCSS\(("(?:[^"\\]|\\.)*")\)/) ?? [];
  if (!literal) throw new Error("Sonner does not insert its style sheet as it did.");
  return JSON.parse(literal);
}
