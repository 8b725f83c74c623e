import path from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  types: [],
};
const virtualFile = fileURLToPath(new URL("checked-structured-data.ts", import.meta.url));

/**
 * Checks JSON-LD against the types, properties and values of https://schema.org by compiling it
 * with the type definitions of schema-dts.
 *
 * @returns the compiler errors of each item; an empty array for a valid item
 */
export function checkAgainstSchema(data: object[]): string[][] {
  // One line per item, so that the line number of an error identifies the item.
  const lines = data.map((item, index) => {
    const type = "@graph" in item ? "Graph" : "WithContext<Thing>";
    return `export const data${index}: ${type} = ${JSON.stringify(item)};`;
  });
  lines.push('import type { Graph, Thing, WithContext } from "schema-dts";');
  const source = ts.createSourceFile(virtualFile, lines.join("\n"), ts.ScriptTarget.ES2022);
  const host = ts.createCompilerHost(options);
  const { fileExists, getSourceFile } = host;
  host.fileExists = (name) => path.resolve(name) === virtualFile || fileExists(name);
  host.getSourceFile = (name, version, ...rest) =>
    path.resolve(name) === virtualFile ? source : getSourceFile(name, version, ...rest);
  const program = ts.createProgram([virtualFile], options, host);
  const errors = ts.getPreEmitDiagnostics(program).map(({ start = 0, messageText }) => ({
    line: source.getLineAndCharacterOfPosition(start).line,
    message: ts.flattenDiagnosticMessageText(messageText, "\n"),
  }));
  return data.map((_, index) =>
    errors.filter(({ line }) => line === index).map(({ message }) => message),
  );
}
