import { existsSync, readFileSync } from "node:fs";
import ts from "typescript";

/**
 * A webpack loader that replaces the CommonJS modules of `next/dist/` with their ES module builds
 * in `next/dist/esm/`, from which webpack can remove unused exports. Next transpiles only the
 * CommonJS modules for the browsers in `browserslist`, so the loader transpiles newer syntax in the
 * ES modules, such as class static blocks, to ES2021.
 *
 * @this {{ resourcePath: string, addDependency(file: string): void }}
 * @param {string} source the CommonJS module
 * @returns {string} the ES module, or `source` if Next has no ES module build of it
 */
export default function loadEsModule(source) {
  const file = this.resourcePath.replace(/([\\/]next[\\/]dist[\\/])/, "$1esm/");
  if (!existsSync(file)) return source;
  this.addDependency(file);
  return ts.transpile(readFileSync(file, "utf8"), {
    module: ts.ModuleKind.ESNext,
    target: ts.ScriptTarget.ES2021,
    verbatimModuleSyntax: true,
  });
}
