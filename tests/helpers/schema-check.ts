import path from "node:path";
import ts from "typescript";

const options: ts.CompilerOptions = { strict: true, noEmit: true, skipLibCheck: true, types: [] };
const virtualFile = path.join(import.meta.dirname, "checked-structured-data.ts");

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
  const source = `${lines.join("\n")}\nimport type { Graph, Thing, WithContext } from "schema-dts";`;
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile } = host;
  const isVirtual = (name: string) => path.resolve(name) === virtualFile;
  host.fileExists = (name) => isVirtual(name) || fileExists(name);
  host.readFile = (name) => (isVirtual(name) ? source : readFile(name));
  const program = ts.createProgram([virtualFile], options, host);
  const errors = ts.getPreEmitDiagnostics(program).map(({ file, start = 0, messageText }) => ({
    line: file?.getLineAndCharacterOfPosition(start).line,
    message: ts.flattenDiagnosticMessageText(messageText, "\n"),
  }));
  return data.map((_, index) =>
    errors.filter(({ line }) => line === index).map(({ message }) => message),
  );
}
