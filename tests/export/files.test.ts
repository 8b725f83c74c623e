import { existsSync, readdirSync, readFileSync } from "node:fs";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { documentTitle } from "@/lib/seo/document-title";
import { hrefOf, routes } from "@/lib/routes";
import en from "@/messages/en.json";
import { listFiles } from "@/scripts/list-files.mjs";
import { exportedFile, exportFolder } from "@/tests/helpers/exported-file";
import { readExportedPage } from "@/tests/helpers/exported-page";

const pages = Object.values(routes).map((route) => `${hrefOf(route).slice(1)}index.html`);

describe("the export", () => {
  it.each([...pages, "404.html"])("contains %s", (file) => {
    expect(existsSync(exportedFile(file))).toBe(true);
  });

  it("contains the host configuration and no 404 page that hosts serve with status 200", () => {
    const names = readdirSync(exportFolder);
    const settings = [".htaccess", ".nojekyll", "_headers", "vercel.json"];
    expect(names).toEqual(expect.arrayContaining(settings));
    expect(names.filter((name) => /^(404|_not-found)$/.test(name))).toEqual([]);
  });

  it("contains brotli and gzip copies of every page and script that decompress to the original", () => {
    const files = [".html", ".js"].flatMap((ending) => listFiles(exportFolder, ending));
    expect(files.length).toBeGreaterThan(10);
    for (const file of files) {
      const content = readFileSync(file);
      const fromBrotli = brotliDecompressSync(readFileSync(`${file}.br`));
      const fromGzip = gunzipSync(readFileSync(`${file}.gz`));
      expect(fromBrotli.equals(content) && fromGzip.equals(content), file).toBe(true);
    }
  });

  it("has the error title in the HTML of 404.html", () => {
    const { title } = readExportedPage(exportFolder, "404.html");
    expect(title).toBe(documentTitle(en.errorTitle));
  });

  it.each([...pages, "404.html"])("hides no content in %s before scripts run", (file) => {
    const html = readFileSync(exportedFile(file), "utf8").replace(/<script.*?<\/script>/gs, "");
    expect(html).toMatch(/<h1[ >]/);
    expect(html).not.toMatch(/style="[^"]*(opacity|visibility|display|transform)/);
    expect(html).not.toMatch(/<(main|h1|h2|p|section)[^>]* hidden/);
  });
});
