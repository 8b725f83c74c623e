import { readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { listFiles } from "./list-files.mjs";

const compressible = /\.(css|html|ico|js|json|svg|txt|webmanifest|xml)$/;

/**
 * Writes a brotli and a gzip copy next to every compressible file, for hosts that serve precompressed files.
 *
 * @param {string} folder
 */
export function compressFiles(folder) {
  for (const file of listFiles(folder, "").filter((name) => compressible.test(name))) {
    const content = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}
