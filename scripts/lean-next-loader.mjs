import { existsSync, readFileSync } from "node:fs";

/** Modules that a static export never runs, below `next/dist/`, and the one function that others import of each. */
const neverRun = new Map([
  ["client/components/router-reducer/reducers/server-action-reducer.js", "serverActionReducer"],
]);

/**
 * A webpack loader for Next's own files. Next brings each of them a second time as an ES module, for its
 * edge runtime; of these, unlike of those that it gives to browsers, only what is used gets into a page.
 * What cannot run without a server is left out altogether.
 *
 * @this {{ resourcePath: string, addDependency(file: string): void }}
 * @param {string} source what Next gives to browsers
 * @returns {string} the ES module, or the source where Next has no other
 * @throws {Error} when a module that is left out has changed what it exports.
 */
export default function loadLean(source) {
  const [package_ = "", name = ""] = this.resourcePath.split(/(?<=[\\/]next[\\/]dist[\\/])/);
  const twin = `${package_}esm/${name}`;
  if (!existsSync(twin)) return source;
  this.addDependency(twin);
  const module_ = readFileSync(twin, "utf8");
  const leftOut = neverRun.get(name.replaceAll("\\", "/"));
  if (!leftOut) return module_;
  const exported = module_.match(/\bexport (async )?\w+ \w+/g);
  if (exported?.join() !== `export function ${leftOut}`) {
    throw new Error(`${name} of Next does not export the function ${leftOut} alone any more.`);
  }
  return `export function ${leftOut}() { throw new Error("There is no server."); }`;
}
