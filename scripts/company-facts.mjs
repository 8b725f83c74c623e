import { readFile } from "node:fs/promises";
import ts from "typescript";

/**
 * Reads which facts of `components/company.ts` are still placeholders.
 *
 * @returns {Promise<string[]>} their names, such as `phone`; none when the company has confirmed them all
 */
export async function readUnconfirmedFacts() {
  const source = await readFile(new URL("../components/company.ts", import.meta.url), "utf8");
  // The file imports nothing, so that it runs by itself once its types are gone.
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
  });
  const { unconfirmed } = await import(`data:text/javascript,${encodeURIComponent(outputText)}`);
  return unconfirmed;
}
