import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const globalErrorScreen = fileURLToPath(
  new URL("../components/global-error-screen.tsx", import.meta.url),
);

/**
 * Modules below `next/dist/` that are not taken as they are, what others import of each, and what stands in
 * for it.
 */
const replaced = new Map([
  [
    // A static export never runs it.
    "client/components/router-reducer/reducers/server-action-reducer.js",
    {
      exported: /\bexport function serverActionReducer\b/,
      source: 'export function serverActionReducer() { throw new Error("There is no server."); }',
    },
  ],
  [
    // What Next shows when its router itself fails: the same screen as for every other error.
    "client/components/builtin/global-error.js",
    {
      exported: /\bexport default DefaultGlobalError\b/,
      source: `export { GlobalErrorScreen as default } from ${JSON.stringify(globalErrorScreen)};`,
    },
  ],
]);

/**
 * A webpack loader for Next's own files. Next brings each of them a second time as an ES module, for its
 * edge runtime; of these, unlike of those that it gives to browsers, only what is used gets into a page.
 * Some are replaced altogether.
 *
 * @this {{ resourcePath: string, addDependency(file: string): void }}
 * @param {string} source what Next gives to browsers
 * @returns {string} the ES module, or the source where Next has no other
 * @throws {Error} when a module that is replaced has changed what it exports.
 */
export default function loadLean(source) {
  const [package_ = "", name = ""] = this.resourcePath.split(/(?<=[\\/]next[\\/]dist[\\/])/);
  const twin = `${package_}esm/${name}`;
  if (!existsSync(twin)) return source;
  this.addDependency(twin);
  const module_ = readFileSync(twin, "utf8");
  const replacement = replaced.get(name.replaceAll("\\", "/"));
  if (!replacement) return module_;
  const exports = module_.match(/\bexport\b[^;{]*/g);
  if (exports?.length !== 1 || !replacement.exported.test(exports[0])) {
    throw new Error(`${name} of Next has changed what it exports.`);
  }
  return replacement.source;
}
