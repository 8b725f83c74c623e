import { readFileSync, readdirSync } from "node:fs";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { documentTitle } from "@/lib/seo/document-title";
import { listFiles } from "@/scripts/list-files.mjs";
import { messages } from "@/tests/helpers/dictionaries";
import { expect, test } from "@/tests/helpers/export-test";
import { exportFolder } from "@/tests/helpers/exported-file";
import { addressesOf, readExportedPage } from "@/tests/helpers/exported-page";

test("the export has host settings, and no 404 page that hosts serve with status 200", () => {
  const names = readdirSync(exportFolder);
  const settings = [".htaccess", ".nojekyll", "_headers", "vercel.json"];
  expect(names).toEqual(expect.arrayContaining(settings));
  expect(names.filter((name) => /^(404|_not-found)$/.test(name))).toEqual([]);
  const notFoundPage = readExportedPage(exportFolder, "404.html");
  expect(notFoundPage.title).toBe(documentTitle(messages.notFoundTitle));
  // The path of the page for the router, which is no address.
  expect(addressesOf(notFoundPage).filter((address) => /_not-found/.test(address))).toEqual([]);
});

test("the export has correct brotli and gzip copies of all pages, scripts and navigation data", () => {
  const files = [".html", ".js", ".txt"].flatMap((ending) => listFiles(exportFolder, ending));
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    const content = readFileSync(file);
    const fromBrotli = brotliDecompressSync(readFileSync(`${file}.br`));
    const fromGzip = gunzipSync(readFileSync(`${file}.gz`));
    expect(fromBrotli.equals(content) && fromGzip.equals(content), file).toBe(true);
  }
});
