import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { listFiles } from "@/scripts/list-files.mjs";

const code = ["app", "components", "lib"]
  .flatMap((folder) => listFiles(folder, ""))
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");
/** The words in the strings of the code, which include the names of classes without `sm:` and other variants. */
const words = code.match(/"[^"\n]*"|`[^`]*`/g)!.flatMap((text) => text.split(/[\s"`:]+/));
/** Matches classes of Tailwind and of lucide-react, for which the style sheets have rules. */
const packageClasses = /^(font-|lucide$)/;
const styleSheets = ["app/styles", "components"].flatMap((folder) => listFiles(folder, ".css"));

it.each(styleSheets)("each class and utility in %s is used", (file) => {
  const css = readFileSync(file, "utf8").replace(/\/\*[^]*?\*\//g, "");
  const names = [...css.matchAll(/(?:\.|@utility )([a-z][\w-]*)/g)].map(([, name = ""]) => name);
  const unused = names.filter((name) => !packageClasses.test(name) && !words.includes(name));
  const advice = `delete the rules of these from ${file}, or the file and its line in app/globals.css`;
  expect(unused, advice).toEqual([]);
});
