import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "@/scripts/list-files.mjs";
import { fixtureSite, paths } from "@/tests/fixture-site/settings.mjs";
import { addressesOf, fileAt, readExportedPage } from "@/tests/helpers/export";
import { expect, test } from "@/tests/helpers/fixtures";

const { folder: out, origin, basePath } = fixtureSite;

test("pages have only addresses of files below the sub-path", () => {
  for (const page of [...paths, "404.html"]) {
    const addresses = addressesOf(readExportedPage(out, page)).filter((url) => url.startsWith("/"));
    expect(addresses.length, page).toBeGreaterThan(20);
    const isFile = (address: string) =>
      address.startsWith(`${basePath}/`) &&
      existsSync(path.join(out, fileAt(address.slice(basePath.length))));
    const wrong = addresses.filter((address) => !isFile(address));
    expect.soft(wrong, `${page} has addresses of no file: ${wrong.join(" ")}`).toEqual([]);
  }
});

test("no file has an address of a script, style sheet, font or payload at the root", () => {
  const files = [".js", ".txt", ".html"].flatMap((ending) => listFiles(out, ending));
  expect(files.length).toBeGreaterThan(20);
  const isAtRoot = (file: string) => /["'(]\/_next\/static/.test(readFileSync(file, "utf8"));
  expect(files.filter(isAtRoot)).toEqual([]);
});

test("metadata, the sitemap, the manifest and host files have the sub-path and languages", () => {
  const root = origin + basePath;
  const urlOf = (page: string) => new URL(page, `${root}/`).href;
  const expected = [
    ...paths.map((page) => [`${page}index.html`, `<link rel="canonical" href="${urlOf(page)}"`]),
    ...paths.map((page) => [`${page}index.html`, ` content="${root}/previews/`]),
    ...paths.map((page) => ["sitemap.xml", `<loc>${urlOf(page)}</loc>`]),
    ["robots.txt", `Sitemap: ${root}/sitemap.xml`],
    ["index.html", 'property="og:locale" content="en_GB"'],
    ["index.html", 'property="og:locale:alternate" content="ms_MY"'],
    ["manifest.webmanifest", '"lang":"en","dir":"ltr"'],
    ["manifest.webmanifest", `"start_url":"${basePath}/"`],
    ["manifest.webmanifest", `"src":"${basePath}/app-icons/any-192.png"`],
    [".htaccess", `ErrorDocument 404 ${basePath}/404.html`],
    ["_headers", `${basePath}/_next/static/`],
    ["vercel.json", `${basePath}/_next/static/`],
  ] as [file: string, text: string][];
  const read = (file: string) => readFileSync(path.join(out, file), "utf8");
  const missing = expected.filter(([file, text]) => !read(file).includes(text));
  expect(missing, `missing: ${missing.join(" | ")}`).toEqual([]);
});
