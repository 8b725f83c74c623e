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
const checked = fileURLToPath(new URL("checked-structured-data.ts", import.meta.url));

/**
 * Checks structured data against the vocabulary of https://schema.org: its types, the properties each
 * has, and the values these take, as the types of schema-dts state them.
 *
 * @returns for each item what is wrong with it, in the compiler's words; an empty list when it is valid
 */
export function checkAgainstSchema(data: object[]): string[][] {
  // One line for each item, by which its errors are told apart.
  const lines = data.map((item, index) => {
    const type = "@graph" in item ? "Graph" : "WithContext<Thing>";
    return `export const data${index}: ${type} = ${JSON.stringify(item)};`;
  });
  lines.push('import type { Graph, Thing, WithContext } from "schema-dts";');
  const source = ts.createSourceFile(checked, lines.join("\n"), ts.ScriptTarget.ES2022);
  const host = ts.createCompilerHost(options);
  const { fileExists, getSourceFile } = host;
  host.fileExists = (name) => path.resolve(name) === checked || fileExists(name);
  host.getSourceFile = (name, version, ...rest) =>
    path.resolve(name) === checked ? source : getSourceFile(name, version, ...rest);
  const program = ts.createProgram([checked], options, host);
  const errors = ts.getPreEmitDiagnostics(program).map(({ start = 0, messageText }) => ({
    line: source.getLineAndCharacterOfPosition(start).line,
    message: ts.flattenDiagnosticMessageText(messageText, "\n"),
  }));
  return data.map((_, index) =>
    errors.filter(({ line }) => line === index).map(({ message }) => message),
  );
}
