import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const globalErrorScreen = fileURLToPath(
  new URL("../components/global-error-screen.tsx", import.meta.url),
);

/** Modules below `next/dist/` that are not taken as they are, and what is made of them. */
const changes = new Map([
  [
    // A static export never runs it.
    "client/components/router-reducer/reducers/server-action-reducer.js",
    standIn(
      /^export function serverActionReducer\b/,
      'export function serverActionReducer() { throw new Error("There is no server."); }',
    ),
  ],
  [
    // What Next shows when its router itself fails: the same screen as for every other error.
    "client/components/builtin/global-error.js",
    standIn(
      /^export default DefaultGlobalError\b/,
      `export { GlobalErrorScreen as default } from ${JSON.stringify(globalErrorScreen)};`,
    ),
  ],
]);

/**
 * A webpack loader for Next's own files. Next brings each of them a second time as an ES module, for its
 * edge runtime; of these, unlike of those that it gives to browsers, only what is used gets into a page.
 * A few are changed, or replaced altogether.
 *
 * @this {{ resourcePath: string, addDependency(file: string): void }}
 * @param {string} source what Next gives to browsers
 * @returns {string} the ES module, or the source where Next has no other
 * @throws {Error} when a module that is changed is not what it was.
 */
export default function loadLean(source) {
  const [package_ = "", name = ""] = this.resourcePath.split(/(?<=[\\/]next[\\/]dist[\\/])/);
  const twin = `${package_}esm/${name}`;
  if (!existsSync(twin)) return source;
  this.addDependency(twin);
  const module_ = readFileSync(twin, "utf8");
  const change = changes.get(name.replaceAll("\\", "/"));
  if (!change) return module_;
  const changed = change(module_);
  if (changed === undefined) throw new Error(`${name} of Next is not what it was.`);
  return changed;
}

/**
 * Puts another module in the place of one that exports this and nothing else.
 *
 * @param {RegExp} exported
 * @param {string} source
 */
function standIn(exported, source) {
  return (/** @type {string} */ module_) => {
    const exports = module_.match(/\bexport\b[^;{]*/g) ?? [];
    return exports.length === 1 && exported.test(exports[0]) ? source : undefined;
  };
}
