import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { defaultTreeAdapter } from "parse5";
import { editPages, readAttribute, readText } from "./html-pages.mjs";
import { listFiles } from "./list-files.mjs";

/** @import { Element } from "./html-pages.mjs" */

/** The types of scripts that browsers run; all others are data. */
const scriptType = /^(|module|(text|application)\/(java|ecma)script)$/i;

/**
 * Writes a content security policy into every page of an export, right after its character set. It allows the
 * site's own files, the inline scripts and styles of the page by their hashes, the styles that scripts insert,
 * and the map; nothing else.
 *
 * @param {string} folder the export, `out/`
 * @throws {Error} when a page has no place for its policy.
 */
export function writePolicies(folder) {
  // Scripts insert the style sheet of a page when it is shown, sonner's, and the empty element that holds it.
  const styleSheets = listFiles(folder, ".css").map((file) => readFileSync(file, "utf8"));
  const insertedStyles = [...styleSheets, readSonnerStyle(), ""];
  editPages(folder, (elements) => {
    const charset = elements.find((element) => readAttribute(element, "charset") === "utf-8");
    const head = charset?.parentNode;
    if (!head)
      throw new Error("A page has no UTF-8 character set, after which its policy belongs.");
    const meta = defaultTreeAdapter.createElement("meta", charset.namespaceURI, [
      { name: "http-equiv", value: "Content-Security-Policy" },
      { name: "content", value: formatPolicy(elements, insertedStyles) },
    ]);
    const next = head.childNodes[head.childNodes.indexOf(charset) + 1];
    if (next) defaultTreeAdapter.insertBefore(head, meta, next);
    else defaultTreeAdapter.appendChild(head, meta);
  });
}

/**
 * @param {Element[]} elements of the page
 * @param {string[]} insertedStyles
 */
function formatPolicy(elements, insertedStyles) {
  const scripts = elements.filter(
    (element) =>
      element.tagName === "script" && scriptType.test(readAttribute(element, "type") ?? ""),
  );
  const styles = elements.filter(({ tagName }) => tagName === "style");
  const styleAttributes = elements.flatMap((element) => readAttribute(element, "style") ?? []);
  const ownFiles = ["connect-src", "font-src", "img-src", "manifest-src"];
  const nothing = ["object-src", "base-uri", "form-action"];
  const directives = [
    ["default-src", "'none'"],
    ["script-src", "'self'", ...hashesOf(scripts.map(readText).filter(Boolean))],
    ["style-src", ...hashesOf([...styles.map(readText), ...insertedStyles])],
    styleAttributes.length > 0
      ? ["style-src-attr", "'unsafe-hashes'", ...hashesOf(styleAttributes)]
      : ["style-src-attr", "'none'"],
    ...ownFiles.map((name) => [name, "'self'"]),
    ["frame-src", "https://www.openstreetmap.org"],
    ...nothing.map((name) => [name, "'none'"]),
  ];
  return directives.map((directive) => directive.join(" ")).join("; ");
}

/** @param {string[]} texts */
function hashesOf(texts) {
  const hashes = texts.map((text) => createHash("sha256").update(text).digest("base64"));
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`);
}

/** The style sheet that sonner's script inserts, which differs from the file beside it. */
function readSonnerStyle() {
  const file = createRequire(import.meta.url).resolve("sonner");
  const [, literal] = readFileSync(file, "utf8").match(/__insertCSS\(("(?:[^"\\]|\\.)*")\)/) ?? [];
  if (!literal) console.warn("Sonner's style sheet was not found: the policy may block it.");
  return literal ? JSON.parse(literal) : "";
}
