import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { listFiles } from "@/scripts/list-files.mjs";
import { company } from "@/tests/fixture-site/content/company";
import { en } from "@/tests/fixture-site/messages";
import { fixtureSite } from "@/tests/fixture-site/settings.mjs";
import { expect, test } from "@/tests/helpers/export-test";
import { addressesOf, readExportedPage } from "@/tests/helpers/exported-page";

const { folder: out, basePath } = fixtureSite;

function read(file: string) {
  return readFileSync(file, "utf8");
}

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

test("each page contains the style sheet of all pages once, and no RSC payload file contains it", () => {
  const marker = "@keyframes busy";
  const pages = listFiles(out, ".html");
  const payloadFiles = listFiles(out, ".txt");
  expect(pages.length).toBeGreaterThan(5);
  expect(pages.filter((file) => read(file).split(marker).length !== 2)).toEqual([]);
  expect(payloadFiles).toContain(path.join(out, "index.txt"));
  expect(payloadFiles.filter((file) => read(file).includes(marker))).toEqual([]);
});

test("only the page of a component contains its style sheet, once, and so does its RSC payload file", () => {
  const marker = ".fan-deck>:not(:checked)+div";
  const files = [...listFiles(out, ".html"), ...listFiles(out, ".txt")];
  const counts = files.map((file) => [
    path.relative(out, file),
    read(file).split(marker).length - 1,
  ]);
  expect(Object.fromEntries(counts.filter(([, count]) => count))).toEqual({
    "deck/index.html": 1,
    "deck/index.txt": 1,
    "deck/__next._full.txt": 1,
    "deck/__next.deck.__PAGE__.txt": 1,
  });
});

const scripts = [
  ...readExportedPage(out, "./").querySelectorAll("script[src^='/']:not([nomodule])"),
]
  .map((script) => read(path.join(out, script.getAttribute("src")!.slice(basePath.length))))
  .sort((a, b) => b.length - a.length);

test("a page loads one large script, which starts with a compile hint, and small ones", () => {
  expect(scripts[0]?.slice(0, 100)).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  expect(scripts[1]?.length).toBeLessThan(5000);
});

// Without an optimisation of scripts/README.md, the scripts contain these.
for (const { code, marker, most } of [
  { code: "CommonJS modules", marker: /__esModule/g, most: 5 },
  { code: "code for server actions", marker: /next-action/gi, most: 0 },
  { code: "Next's error screen", marker: /next-error-h1|couldn.t load/g, most: 0 },
  { code: "the parser of messages", marker: /EXPECT_ARGUMENT_CLOSING_BRACE/g, most: 0 },
]) {
  test(`the scripts do not contain ${code}`, () => {
    const found = scripts.flatMap((script) => script.match(marker) ?? []);
    expect(found.length).toBeLessThanOrEqual(most);
  });
}
