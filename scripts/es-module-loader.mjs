import { existsSync, readFileSync } from "node:fs";
import ts from "typescript";

/**
 * A webpack loader for files of `next/dist/`. Next has most of them twice: CommonJS, which it gives to browsers,
 * and below `next/dist/esm/` the same as an ES module, from which webpack can drop unused exports. Next compiles
 * only the former to the `browserslist`, so the class static blocks of the latter are compiled here.
 *
 * @this {{ resourcePath: string, addDependency(file: string): void }}
 * @param {string} source the CommonJS module
 * @returns {string} the ES module, or the source where Next has none
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
