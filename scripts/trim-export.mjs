import { createHash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "./list-files.mjs";

/** Folders of pages for unknown addresses, which a host would answer with 200; `404.html` is there for that. */
const pagesOfErrors = ["404", "_not-found"];

/** A text row of one byte in the same protocol. */
const emptyRow = ":T1, ";

/**
 * Takes out of an export of Next what no visitor needs, and has its scripts wait for the first paint.
 *
 * @param {string} folder
 * @throws {Error} when the export is not written as this Next version writes it, or trimmed already.
 */
export function trimExport(folder) {
  for (const name of pagesOfErrors) rmSync(path.join(folder, name), { recursive: true });
  const files = listFiles(folder);
  const pages = files.filter((file) => file.endsWith(".html"));
  const styleSheets = new Set(pages.map((file) => styleSheetOf(readFileSync(file, "utf8"))));

  for (const file of pages) {
    edit(file, (html) => {
      const trimmed = withTypefaceInBody(withoutPolyfills(withoutRepeatedStyles(html)));
      return withScriptsAtRest(withPayloadInScript(trimmed, files), files);
    });
  }
  // Where all pages have the same style sheet, a navigation between them brings nothing new either.
  for (const styleSheet of styleSheets.size === 1 ? styleSheets : []) {
    for (const file of files.filter((file) => file.endsWith(".txt"))) {
      edit(file, (payload) => payload.replace(textRow(styleSheet, styleSheet), emptyRow));
    }
  }
  // What no page asks for any longer.
  for (const file of files) if (/^(polyfills|webpack)-/.test(path.basename(file))) rmSync(file);
}

/**
 * Takes the style sheet out of the payload that React starts from. React finds the one in the head by
 * its address and never looks at the other; all that Next's `inlineCss` writes there is weight.
 *
 * @param {string} html a page of the export
 * @throws {Error} when the payload is not written as this Next version writes it.
 */
function withoutRepeatedStyles(html) {
  const styleSheet = styleSheetOf(html);
  const row = textRow(styleSheet, escapeForScript(styleSheet));
  if (!html.includes(row)) throw new Error("The payload of a page has no style sheet to take out.");
  return html.replace(row, emptyRow);
}

/**
 * Takes out what fills the gaps of browsers without modules: these stumble over the other scripts anyway.
 *
 * @param {string} html a page of the export
 * @throws {Error} when the tag is not written as this Next version writes it.
 */
function withoutPolyfills(html) {
  const trimmed = html.replace(/<script src="[^"]*\/polyfills-[^"]*" noModule=""><\/script>/, "");
  if (trimmed.includes("/polyfills-")) throw new Error("A page still asks for the polyfills.");
  return trimmed;
}

/**
 * Has the typeface asked for at the start of the body. Chromium holds the first paint back for up to 100 ms
 * for a typeface that is preloaded in the head; only `awaitTypeface` says whether that is worth it.
 *
 * @param {string} html a page of the export
 * @throws {Error} when the tags are not written as this Next version writes them.
 */
function withTypefaceInBody(html) {
  const [preload = ""] = html.match(/<link rel="preload" [^>]*as="font"[^>]*>/) ?? [];
  const inHead = preload.replace("<link", '$& media="not all"');
  const moved = html.replace(preload, inHead).replace(/<body[^>]*>/, (body) => body + preload);
  if (!preload || moved.length !== html.length + inHead.length) {
    throw new Error("A page preloads no typeface.");
  }
  return moved;
}

/**
 * Moves the payload that React starts from out of the HTML, into one script with webpack's runtime, which it
 * writes beside it. No other script runs before the runtime, and `startScripts` has that wait until all of the
 * page has come, or React would take over a part of it.
 *
 * @param {string} html a page of the export
 * @param {string[]} files all of the export
 * @throws {Error} when the tags are not written as this Next version writes them.
 */
function withPayloadInScript(html, files) {
  const parts = [...html.matchAll(/<script>(\(?self\.__next_f\b[^]*?)<\/script>/g)];
  const [runtimeTag = "", address = ""] =
    html.match(/<script src="([^"]*\/webpack-[^"]*)"[^>]*><\/script>/) ?? [];
  const [preload = "", ...others] = html.match(/<link rel="preload" as="script"[^>]*>/g) ?? [];
  const runtime = files.find((file) => path.basename(file) === path.basename(address));
  if (parts.length === 0 || !runtime || !preload.includes(address) || others.length > 0) {
    throw new Error("A page has no payload to start from, or no runtime.");
  }
  const statements = [...parts.map(([, part]) => part), readFileSync(runtime, "utf8")].join(";\n");
  const script = `whenComplete(()=>{${statements}})`;
  const name = `start-${createHash("sha256").update(script).digest("hex").slice(0, 16)}.js`;
  writeFileSync(path.join(path.dirname(runtime), name), script);
  return [...parts.map(([tag]) => tag), runtimeTag]
    .reduce((page, tag) => page.replace(tag, ""), html)
    .replace(preload, scriptTag(`${path.dirname(address)}/${name}`));
}

/**
 * Takes the addresses of the scripts from the browser until `startScripts` gives them back, and adds the
 * Malay dictionary for a page that waits for it, which otherwise would be asked for by the last of them.
 *
 * @param {string} html a page of the export
 * @param {string[]} files all of the export
 * @throws {Error} when the tags are not written as this Next version writes them.
 */
function withScriptsAtRest(html, files) {
  const [, folder] = html.match(/<script src="([^"]*\/chunks)\//) ?? [];
  const dictionary = files
    .map((file) => path.basename(file))
    .find((name) => /^ms\..*\.js$/.test(name));
  if (!folder || !dictionary) throw new Error("A page has no scripts, or the site no Malay.");
  const malay = scriptTag(`${folder}/${dictionary}`).replace("<script", '$& data-language="ms"');
  const rested = html
    .replace("<script src=", `${malay}$&`)
    .replaceAll(/<script( data-language="ms")? src=/g, "<script$1 data-src=");
  const last = rested.lastIndexOf("<script data-src=");
  if (/<script[^>]* src=/.test(rested) || last > rested.indexOf("<script>")) {
    throw new Error("A page has scripts that do not wait, or come after the one that starts them.");
  }
  return rested;
}

/** @param {string} address */
function scriptTag(address) {
  return `<script src="${address}" async=""></script>`;
}

/** @param {string} html */
function styleSheetOf(html) {
  const [, styleSheet] = html.match(/<style data-precedence="next"[^>]*>([^]*?)<\/style>/) ?? [];
  if (styleSheet === undefined) throw new Error("A page has no style sheet in its head.");
  return styleSheet;
}

/**
 * A text in React's Flight protocol: its length in bytes, then the text, here as the file spells it.
 *
 * @param {string} text
 * @param {string} spelling
 */
function textRow(text, spelling) {
  return `:T${Buffer.byteLength(text).toString(16)},${spelling}`;
}

/**
 * As Next writes a string into an inline script.
 *
 * @param {string} text
 */
function escapeForScript(text) {
  return JSON.stringify(text)
    .slice(1, -1)
    .replace(/[&<>\u2028\u2029]/g, (character) => {
      return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
    });
}

/**
 * @param {string} file
 * @param {(text: string) => string} change
 */
function edit(file, change) {
  writeFileSync(file, change(readFileSync(file, "utf8")));
}
