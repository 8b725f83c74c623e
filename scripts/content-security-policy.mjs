import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { defaultTreeAdapter } from "parse5";
import { allowedOrigins } from "../lib/allowed-origins.mjs";
import { getAttribute, getText, transformPages } from "./html-pages.mjs";
import { listFiles } from "./list-files.mjs";

/** @import { Element } from "./html-pages.mjs" */

/** The `type` values of scripts that browsers execute; scripts of other types are data. */
const executableType = /^(|module|(text|application)\/(java|ecma)script)$/i;

/**
 * Inserts a content security policy into every page of an export, directly after the character set
 * declaration. The policy allows the site's own files, inline scripts and styles by their hashes,
 * style sheets that scripts insert, the endpoint of the contact form, and `allowedOrigins`. It blocks
 * everything else.
 *
 * @param {string} folder the export, `out/`
 * @throws {Error} when a page has no UTF-8 character set declaration; no page is written then.
 */
export function writePolicies(folder) {
  const styleSheets = listFiles(folder, ".css").map((file) => readFileSync(file, "utf8"));
  // React inserts the site's style sheet; sonner inserts an empty element, then its CSS into it.
  const insertedStyles = [...styleSheets, readSonnerStyle(), ""];
  /** @type {string[] | undefined} */
  let formOrigins;
  transformPages(folder, (elements, site) => {
    formOrigins ??= readFormOrigins(site);
    const charset = elements.find((element) => getAttribute(element, "charset") === "utf-8");
    const head = charset?.parentNode;
    if (!head) {
      throw new Error(
        "A page has no UTF-8 character set declaration, after which its policy is inserted.",
      );
    }
    const meta = defaultTreeAdapter.createElement("meta", charset.namespaceURI, [
      { name: "http-equiv", value: "Content-Security-Policy" },
      { name: "content", value: formatPolicy(elements, insertedStyles, formOrigins) },
    ]);
    const next = head.childNodes[head.childNodes.indexOf(charset) + 1];
    if (next) defaultTreeAdapter.insertBefore(head, meta, next);
    else defaultTreeAdapter.appendChild(head, meta);
  });
}

/**
 * @param {Element[]} elements all elements of the page
 * @param {string[]} insertedStyles the CSS of the style elements that scripts insert
 * @param {string[]} formOrigins the origins that forms are sent to
 */
function formatPolicy(elements, insertedStyles, formOrigins) {
  const scripts = elements.filter(
    (element) =>
      element.tagName === "script" && executableType.test(getAttribute(element, "type") ?? ""),
  );
  const styles = elements.filter(({ tagName }) => tagName === "style");
  const styleAttributes = elements.flatMap((element) => getAttribute(element, "style") ?? []);
  const ownFiles = ["font-src", "manifest-src"];
  const nothing = ["object-src", "base-uri"];
  const directives = [
    ["default-src", "'none'"],
    [
      "script-src",
      "'self'",
      ...allowedOrigins["script-src"],
      ...toHashSources(scripts.map(getText).filter(Boolean)),
    ],
    ["style-src", ...toHashSources([...styles.map(getText), ...insertedStyles])],
    styleAttributes.length > 0
      ? ["style-src-attr", "'unsafe-hashes'", ...toHashSources(styleAttributes)]
      : ["style-src-attr", "'none'"],
    ["connect-src", "'self'", ...allowedOrigins["connect-src"], ...formOrigins],
    ["img-src", "'self'", ...allowedOrigins["img-src"]],
    ...ownFiles.map((name) => [name, "'self'"]),
    ["frame-src", ...allowedOrigins["frame-src"]],
    ...nothing.map((name) => [name, "'none'"]),
    // Chromium also applies it to the redirect with which a form service sends the visitor back.
    ["form-action", ...(formOrigins.length > 0 ? [...formOrigins, "'self'"] : ["'none'"])],
  ];
  return directives.map((directive) => directive.join(" ")).join("; ");
}

/**
 * Returns the origins of the endpoints of all forms. Every page allows them, because a client-side navigation to the
 * page of a form keeps the policy of the first page.
 *
 * @param {Element[]} site
 */
function readFormOrigins(site) {
  const actions = site.flatMap((element) => getAttribute(element, "action") ?? []);
  return [...new Set(actions.map((action) => new URL(action).origin))];
}

/** @param {string[]} texts */
function toHashSources(texts) {
  const hashes = texts.map((text) => createHash("sha256").update(text).digest("base64"));
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`);
}

/** Reads the CSS from sonner's script, because sonner's separate CSS file differs from it. */
function readSonnerStyle() {
  const file = createRequire(import.meta.url).resolve("sonner");
  const [, literal] = readFileSync(file, "utf8").match(/__insertCSS\(("(?:[^"\\]|\\.)*")\)/) ?? [];
  if (!literal) console.warn("Found no CSS in sonner's script: the policy may block its styles.");
  return literal ? JSON.parse(literal) : "";
}
