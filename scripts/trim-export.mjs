import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const exportFolder = fileURLToPath(new URL("../out/", import.meta.url));
const entries = readdirSync(exportFolder, { recursive: true, withFileTypes: true });
const files = entries
  .filter((entry) => entry.isFile())
  .map((entry) => path.join(entry.parentPath, entry.name));

/** A text row of one byte in the same protocol. */
const emptyRow = ":T1, ";

const pages = files.filter((file) => file.endsWith(".html"));
const styleSheets = new Set(pages.map((file) => styleSheetOf(readFileSync(file, "utf8"))));

for (const file of pages) {
  edit(file, (html) => withTypefaceInBody(withoutPolyfills(withoutRepeatedStyles(html))));
}
// Where all pages have the same style sheet, a navigation between them brings nothing new either.
for (const styleSheet of styleSheets.size === 1 ? styleSheets : []) {
  for (const file of files.filter((file) => file.endsWith(".txt"))) {
    edit(file, (payload) => payload.replace(textRow(styleSheet, styleSheet), emptyRow));
  }
}
for (const file of files) if (path.basename(file).startsWith("polyfills-")) rmSync(file);

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
 * Moves the request for the typeface from the head to the start of the body. Chromium holds the first paint
 * back for up to 100 ms for a typeface that is preloaded in the head; the text need not wait for it.
 *
 * @param {string} html a page of the export
 * @throws {Error} when the tags are not written as this Next version writes them.
 */
function withTypefaceInBody(html) {
  const [preload = ""] = html.match(/<link rel="preload" [^>]*as="font"[^>]*>/) ?? [];
  const moved = html.replace(preload, "").replace(/<body[^>]*>/, (body) => body + preload);
  if (!preload || moved.length !== html.length) throw new Error("A page preloads no typeface.");
  return moved;
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
