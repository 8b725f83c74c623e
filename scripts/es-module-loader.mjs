import { existsSync, readFileSync } from "node:fs";
import { transform } from "next/dist/build/swc/index.js";

/**
 * A webpack loader that replaces the CommonJS modules of `next/dist/` with their ES module builds in `next/dist/esm/`,
 * from which webpack can remove unused exports. Next transpiles only the CommonJS modules for the browsers in
 * `browserslist`, so the loader transpiles newer syntax in the ES modules, such as private fields, to ES2021.
 *
 * @this {{ resourcePath: string }}
 * @param {string} source the CommonJS module
 * @returns {Promise<string>} the ES module, or `source` if Next has no ES module build of it
 */
export default async function loadEsModule(source) {
  const file = this.resourcePath.replace(/([\\/]next[\\/]dist[\\/])/, "$1esm/");
  if (!existsSync(file)) return source;
  const { code } = await transform(readFileSync(file, "utf8"), { jsc: { target: "es2021" } });
  return code;
}
