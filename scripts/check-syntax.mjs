import { readFileSync } from "node:fs";
import ts from "typescript";
import { listFiles } from "./list-files.mjs";

/** @typedef {{ line: number, message: string }} Fault its line, counted from 0 */

/** Exits with status 1 if a file that the owner edits cannot be read, and prints what is wrong. */
export function checkSyntaxOrExit() {
  const files = [...listFiles("lib/content", ".ts"), ...listFiles("messages", ".json")];
  const errors = files.flatMap((file) => findSyntaxError(file, readFileSync(file, "utf8")) ?? []);
  if (errors.length === 0) return;
  console.error(errors.join("\n"));
  process.exit(1);
}

/**
 * Finds the first fault of a file; others are often its consequences.
 *
 * @param {string} file
 * @param {string} text
 * @returns {string | undefined} the file, the line, what is wrong, and the line as it is written
 */
export function findSyntaxError(file, text) {
  const fault = file.endsWith(".json") ? findJsonFault(text) : findFault(text);
  if (!fault) return undefined;
  const line = text.split("\n")[fault.line]?.trim() ?? "";
  const excerpt = line.length > 100 ? `${line.slice(0, 100)}…` : line;
  return `${file}:${fault.line + 1}: ${fault.message}: ${excerpt}`;
}

/** @type {(source: string) => Fault | undefined} */
function findFault(source) {
  const { diagnostics = [] } = ts.transpileModule(source, { reportDiagnostics: true });
  const [fault] = diagnostics;
  if (!fault) return undefined;
  const { start = 0 } = fault;
  const before = source.slice(0, start).split(/\r?\n/);
  const line = before.length - 1;
  const reason = ts.flattenDiagnosticMessageText(fault.messageText, " ").replace(/\.$/, "");
  if (/[“”„‘’]/.test(source.charAt(start))) {
    return { line, message: 'write straight quotes (") instead of “ and ”' };
  }
  if (reason === "Unterminated string literal") {
    return { line, message: 'a straight quote (") is missing at the end of a text' };
  }
  // TypeScript expects the comma where the next entry starts, maybe after comments.
  const last = before.findLastIndex((text) => !/^\s*(\/[/*].*|\*.*)?$/.test(text));
  if (reason === "',' expected" && last < line && /[^,([{]\s*$/.test(before[last] ?? "")) {
    return { line: last, message: "a comma is missing at the end of" };
  }
  const parts = "a comma, a quote or a bracket is missing or too many";
  return { line: Math.max(last, 0), message: `in or before this line, ${parts} (${reason})` };
}

/** @type {(text: string) => Fault | undefined} */
function findJsonFault(text) {
  // As TypeScript on the same lines.
  const source = `export default ${text}`;
  const fault = findFault(source);
  if (fault) return fault;
  const file = ts.createSourceFile("", source, ts.ScriptTarget.Latest);
  /** @type {Map<string, number>} */
  const lines = new Map();
  /** @type {Fault | undefined} */
  let repeated;
  ts.forEachChild(file, function visit(node) {
    if (ts.isPropertyAssignment(node) && ts.isStringLiteral(node.name)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      const first = lines.get(node.name.text);
      const message = `the key "${node.name.text}" is already in line ${(first ?? 0) + 1}`;
      if (first !== undefined) repeated ??= { line, message };
      lines.set(node.name.text, line);
    }
    ts.forEachChild(node, visit);
  });
  return findStrictFault(text) ?? repeated;
}

/** @type {(text: string) => Fault | undefined} the first fault of what TypeScript allows, but JSON does not */
function findStrictFault(text) {
  try {
    // A build ignores a byte order mark.
    JSON.parse(text.replace(/^\uFEFF/, ""));
    return undefined;
  } catch (error) {
    const { message } = /** @type {Error} */ (error);
    const [, reason = message, position] = /^(.*) in JSON at position (\d+)/.exec(message) ?? [];
    const before = text.slice(0, Number(position ?? 0));
    if (/,\s*$/.test(before) && text.startsWith("}", before.length)) {
      const line = before.trimEnd().split("\n").length - 1;
      return { line, message: "delete the comma at the end of the last entry" };
    }
    return { line: before.split("\n").length - 1, message: reason };
  }
}
