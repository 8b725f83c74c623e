import { readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { listFiles } from "./list-files.mjs";

const endings = [".css", ".html", ".ico", ".js", ".json", ".svg", ".txt", ".webmanifest", ".xml"];

/**
 * Writes a `.br` and a `.gz` beside each file that compresses, for hosts that serve precompressed files.
 *
 * @param {string} folder
 */
export function compressFiles(folder) {
  for (const file of endings.flatMap((ending) => listFiles(folder, ending))) {
    const content = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}
