import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hrefOf, routes } from "@/lib/routes";
import { listFiles } from "@/scripts/list-files.mjs";
import { copyProject } from "@/tests/helpers/copy-project.mjs";
import { editFile } from "@/tests/helpers/edit-file.mjs";

const origin = "https://www.example.com";
const basePath = "/colour/site";
const pages = Object.values(routes).map((route) => `${hrefOf(route).slice(1)}index.html`);
const paths = Object.values(routes).map(hrefOf);

describe("an export for a sub-path", () => {
  let copy: string;
  const read = (name: string) => readFileSync(path.join(copy, "out", name), "utf8");

  beforeAll(() => {
    copy = copyProject();
    // `npm run build` checks the types of the same code.
    editFile(path.join(copy, "next.config.mjs"), [
      "typedRoutes: true,",
      "typedRoutes: true, typescript: { ignoreBuildErrors: true },",
    ]);
    const env = { ...process.env, SITE_URL: origin, BASE_PATH: basePath, STRICT_FACTS: "0" };
    execFileSync("npm", ["run", "build"], { cwd: copy, env });
  }, 300_000);

  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it.each([...pages, "404.html"])("has only addresses below the sub-path in %s", (page) => {
    // A preconnect names an origin, not a path.
    const html = read(page).replace(/<link rel="preconnect"[^>]*>/, "");
    const addresses = [...html.matchAll(/ (?:href|src|srcset)="(\/[^"]*)"|url\((\/[^)]*)\)/g)].map(
      ([, attribute, url = ""]) => attribute ?? url,
    );
    const files = addresses.map((address) => {
      expect(address).toMatch(new RegExp(`^${basePath}/`));
      const name = address.slice(basePath.length).replace(/[?#].*/, "");
      return name.endsWith("/") ? `${name}index.html` : name;
    });
    for (const ending of [".js", ".woff2", ".svg", ".html"]) {
      expect(files.filter((file) => file.endsWith(ending)).length, ending).toBeGreaterThan(0);
    }
    expect(files.filter((file) => !existsSync(path.join(copy, "out", file)))).toEqual([]);
  });

  it("has script, style sheet and payload addresses below the sub-path in every file", () => {
    const files = [".js", ".txt", ".html"].flatMap((ending) =>
      listFiles(path.join(copy, "out"), ending),
    );
    expect(files.length).toBeGreaterThan(20);
    for (const file of files) {
      expect(readFileSync(file, "utf8"), file).not.toMatch(/["'(]\/_next\/static/);
    }
  });

  it("has the sub-path in metadata, the sitemap, robots.txt, the manifest and host files", () => {
    for (const [index, page] of pages.entries()) {
      const url = `${origin}${basePath}${paths[index]}`;
      expect(read(page)).toContain(`<link rel="canonical" href="${url}"`);
      expect(read(page)).toMatch(
        new RegExp(`<meta property="og:image" content="${origin}${basePath}/previews/\\w+\\.png"`),
      );
    }
    const locations = [...read("sitemap.xml").matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
    expect(locations).toEqual(paths.map((page) => `${origin}${basePath}${page}`));
    expect(read("robots.txt")).toContain(`Sitemap: ${origin}${basePath}/sitemap.xml`);
    const manifest = JSON.parse(read("manifest.webmanifest"));
    expect([manifest.start_url, manifest.icons[0].src]).toEqual([
      `${basePath}/`,
      `${basePath}/icons/any-192.png`,
    ]);
    expect(read(".htaccess")).toContain(`ErrorDocument 404 ${basePath}/404.html`);
    expect(read("_headers")).toContain(`${basePath}/_next/static/`);
    expect(read("vercel.json")).toContain(`${basePath}/_next/static/`);
  });
});
