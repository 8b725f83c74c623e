import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { listFiles } from "@/scripts/list-files.mjs";
import { editFile } from "@/tests/helpers/edit-file.mjs";
import { readSiteUrl } from "@/tests/helpers/exported-page";

/** Edits of an uploaded export, with the line of `npm run check:live` that names each. */
export const contentFaults: { name: string; edit: (folder: string) => void; line: RegExp }[] = [
  {
    name: "a page of another build",
    edit: (folder) => {
      const [manifest = ""] = listFiles(folder, "_buildManifest.js");
      replaceText(lastPage(folder), path.basename(path.dirname(manifest)), "0123456789");
    },
    line: /^problem {2}Build: http\S+\/ is not of the build in out\/\. Upload/,
  },
  {
    name: "a missing page",
    edit: (folder) => rmSync(path.dirname(lastPage(folder)), { recursive: true }),
    line: /^problem {2}Pages and files: http\S+\/ answers with status 404\. Upload/,
  },
  {
    name: "a missing preview image",
    edit: (folder) => rmSync(path.join(folder, "previews/home.png")),
    line: /^problem {2}Pages and files: http\S+\/home\.png answers with status 404\. Upload/,
  },
  ...["sitemap.xml", "robots.txt", "index.html"].map((name) => ({
    name: `${name} with another SITE_URL`,
    edit: (folder: string) => {
      replaceText(path.join(folder, name), readSiteUrl(folder), "https://old.example");
    },
    line: /^problem {2}Addresses: http\S+ contains https:\/\/old\.example\/.*SITE_URL was wrong/,
  })),
];

/** Returns the file of the last page in the sitemap, which is not the home page. */
function lastPage(folder: string) {
  const sitemap = readFileSync(path.join(folder, "sitemap.xml"), "utf8");
  const [, name = ""] = /([^/]+)\/<\/loc>\s*<\/url>\s*<\/urlset>/.exec(sitemap) ?? [];
  return path.join(folder, name, "index.html");
}

/** Replaces a text in a file and in its compressed copies. */
export function replaceText(file: string, text: string, replacement: string) {
  editFile(file, [text, replacement]);
  writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
  writeFileSync(`${file}.gz`, gzipSync(readFileSync(file)));
}
