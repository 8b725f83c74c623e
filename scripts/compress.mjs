import { readFileSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { listFiles } from "./list-files.mjs";

const compressible = /\.(css|html|ico|js|json|svg|txt|webmanifest|xml)$/;

/**
 * Writes a brotli and a gzip copy next to every compressible file, for hosts that serve precompressed files.
 *
 * @param {string} folder
 */
export async function compressFiles(folder) {
  const files = listFiles(folder, "").filter((name) => compressible.test(name));
  // All at once, so that zlib's threads use all processors.
  await Promise.all(
    files.map(async (file) => {
      const content = readFileSync(file);
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(content));
      writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
}
