import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** What is not compressed already by its own format. */
const textFile = /\.(css|html|js|json|map|svg|txt|webmanifest|xml)$/;

/** `out/`, or the folder that is named. */
const exportFolder = process.argv[2] ?? fileURLToPath(new URL("../out/", import.meta.url));

for (const name of readdirSync(exportFolder, { recursive: true, encoding: "utf8" })) {
  const file = path.join(exportFolder, name);
  if (textFile.test(name) && statSync(file).isFile()) compress(file);
}

/**
 * Writes a `.br` and a `.gz` beside the file, for hosts that hand out what is compressed beforehand.
 *
 * @param {string} file
 */
function compress(file) {
  const content = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}
