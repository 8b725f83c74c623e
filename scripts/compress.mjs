import { readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { listFiles } from "./list-files.mjs";

/** What is not compressed already by its own format. */
const textFile = /\.(css|html|js|json|map|svg|txt|webmanifest|xml)$/;

/**
 * Writes a `.br` and a `.gz` beside each file that compresses, for hosts that hand out what is compressed
 * beforehand.
 *
 * @param {string} folder
 */
export function compressFiles(folder) {
  for (const file of listFiles(folder)) {
    if (!textFile.test(file)) continue;
    const content = readFileSync(file);
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}
