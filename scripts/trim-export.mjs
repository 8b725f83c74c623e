import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const exportFolder = fileURLToPath(new URL("../out/", import.meta.url));

/** Fills gaps of browsers without modules; they stumble over the syntax of the other scripts before. */
const polyfills = /<script src="[^"]*\/polyfills-[^"]*" noModule=""><\/script>/;

for (const name of readdirSync(exportFolder, { recursive: true, encoding: "utf8" })) {
  const file = path.join(exportFolder, name);
  if (path.basename(name).startsWith("polyfills-")) rmSync(file);
  if (!name.endsWith(".html")) continue;
  const html = readFileSync(file, "utf8");
  writeFileSync(file, withoutRepeatedStyles(html.replace(polyfills, "")));
}

/**
 * Takes the style sheet out of the payload that React starts from. React finds the one in the head by
 * its address and never looks at the other; all that Next's `inlineCss` writes there is weight.
 *
 * @param {string} html a page of the export
 * @throws {Error} when the payload is not written as this Next version writes it.
 */
function withoutRepeatedStyles(html) {
  const styles = html.match(/<style data-precedence="next"[^>]*>([^]*?)<\/style>/)?.[1];
  if (styles === undefined) return html;
  // A row of text: its length in bytes, then the text (React's Flight protocol), in a JavaScript string.
  const length = Buffer.byteLength(styles).toString(16);
  const row = `:T${length},${escapeForScript(styles)}`;
  if (!html.includes(row)) throw new Error("The payload of a page has no style sheet to take out.");
  return html.replace(row, ":T1, ");
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
