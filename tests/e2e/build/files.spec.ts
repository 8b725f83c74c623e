import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { listFiles } from "@/scripts/list-files.mjs";
import { company } from "@/tests/fixture-site/content/company";
import { en } from "@/tests/fixture-site/messages";
import { fixtureSite } from "@/tests/fixture-site/settings.mjs";
import { addressesOf, readExportedPage } from "@/tests/helpers/export";
import { expect, test } from "@/tests/helpers/fixtures";

const { folder: out } = fixtureSite;

test("the export has host settings, and no 404 page that hosts serve with status 200", () => {
  const names = readdirSync(out);
  const settings = [".htaccess", ".nojekyll", "_headers", "vercel.json"];
  expect(names).toEqual(expect.arrayContaining(settings));
  expect(names.filter((name) => /^(404|_not-found)$/.test(name))).toEqual([]);
  const notFoundPage = readExportedPage(out, "404.html");
  expect(notFoundPage.title).toBe(`${en.notFoundTitle} | ${company.name}`);
  // The path of the page for the router, which is no address.
  expect(addressesOf(notFoundPage).filter((address) => /_not-found/.test(address))).toEqual([]);
});

test("the export has correct brotli and gzip copies of all pages, scripts and navigation data", () => {
  const files = [".html", ".js", ".txt"].flatMap((ending) => listFiles(out, ending));
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    const content = readFileSync(file);
    const fromBrotli = brotliDecompressSync(readFileSync(`${file}.br`));
    const fromGzip = gunzipSync(readFileSync(`${file}.gz`));
    expect(fromBrotli.equals(content) && fromGzip.equals(content), file).toBe(true);
  }
});

test("a style sheet is once in each page that has it, and in navigation data only if it is of one page", () => {
  const files = [...listFiles(out, ".html"), ...listFiles(out, ".txt")];
  /** Returns how often the text is in the files that have it. */
  const count = (text: string) =>
    files.flatMap((file) => {
      const times = readFileSync(file, "utf8").split(text).length - 1;
      return times > 0 ? [[path.relative(out, file), times] as const] : [];
    });
  const pages = listFiles(out, ".html").map((file) => path.relative(out, file));
  expect(pages.length).toBeGreaterThan(5);
  const ofAll = Object.fromEntries(count("@keyframes busy"));
  expect(ofAll, "the style sheet of all pages").toEqual(
    Object.fromEntries(pages.map((page) => [page, 1])),
  );
  const ofDeck = count(".fan-deck>:not(:checked)+div");
  expect(ofDeck, "the style sheet of the deck").toContainEqual(["deck/index.html", 1]);
  expect(ofDeck, "the style sheet of the deck").toContainEqual(["deck/index.txt", 1]);
  expect(ofDeck.filter(([file, times]) => !file.startsWith("deck/") || times > 1)).toEqual([]);
});
