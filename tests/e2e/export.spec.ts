import { execFile } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { company } from "../../components/company";
import { addressOf, routes } from "../../components/routes";
import { serveStatic } from "../../scripts/static-server.mjs";
import { expect, exportedFile, openPage, switchTo, test } from "./test";

const root = fileURLToPath(new URL("../..", import.meta.url));
const run = promisify(execFile);
const siteUrl = "https://chem.example";
const basePath = "/colour/site";
/** The addresses of the pages below the root of the site. */
const addresses = Object.values(routes).map((route) => addressOf(route).slice(1));

test("the export holds the four pages and the page for unknown addresses", () => {
  for (const file of [...addresses.map((address) => `${address}index.html`), "404.html"]) {
    expect(existsSync(exportedFile(file)), file).toBe(true);
  }
});

test("every page and script lies beside itself in brotli and gzip, with the same content", () => {
  const scripts = readdirSync(exportedFile("_next/static/chunks"), { encoding: "utf8" })
    .filter((name) => name.endsWith(".js"))
    .map((name) => `_next/static/chunks/${name}`);
  expect(scripts.length).toBeGreaterThan(3);
  for (const file of [...addresses.map((address) => `${address}index.html`), ...scripts]) {
    const content = readFileSync(exportedFile(file));
    const fromBrotli = brotliDecompressSync(readFileSync(exportedFile(`${file}.br`)));
    const fromGzip = gunzipSync(readFileSync(exportedFile(`${file}.gz`)));
    expect(fromBrotli.equals(content) && fromGzip.equals(content), file).toBe(true);
  }
});

test.describe("under a sub-path", () => {
  test.describe.configure({ mode: "serial" });
  let copy: string;
  let site: Awaited<ReturnType<typeof serveStatic>>;

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    copy = mkdtempSync(path.join(tmpdir(), "site-"));
    const leftOut = ["node_modules", ".git", ".next", "out", "tests", "test-results"];
    for (const name of readdirSync(root).filter((name) => !leftOut.includes(name))) {
      cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
    }
    symlinkSync(path.join(root, "node_modules"), path.join(copy, "node_modules"));
    const env = { ...process.env, SITE_URL: siteUrl, BASE_PATH: basePath };
    await run("npm", ["run", "build"], { cwd: copy, env });
    site = await serveStatic(path.join(copy, "out"), { port: 0, basePath });
  });

  test.afterAll(() => {
    site?.close();
    rmSync(copy, { recursive: true, force: true });
  });

  test("the site works: scripts, typeface, language, links and reload", async ({ page }) => {
    const failed: string[] = [];
    page.on("response", (response) => {
      if (response.status() >= 400) failed.push(response.url());
    });
    await openPage(page, site.url);
    await switchTo(page, "ms");
    await page.getByRole("contentinfo").getByRole("link", { name: "Tentang Kami" }).click();
    await expect(page).toHaveURL(`${site.url}about/`);
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("lang", "ms");
    await page.getByRole("banner").getByRole("link", { name: company.name }).click();
    await expect(page).toHaveURL(site.url);
    const typeface = await page.evaluate(async () => {
      await document.fonts.ready;
      return [...document.fonts].some(
        (font) => font.status === "loaded" && !font.family.includes("Instrument Sans "),
      );
    });
    expect(typeface).toBe(true);
    expect(failed).toEqual([]);
  });

  test("the addresses in the pages are those of the site", async ({ page }) => {
    for (const address of addresses) {
      await page.goto(site.url + address);
      const expected = `${siteUrl}${basePath}/${address}`;
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", expected);
      await expect(page.locator('meta[property="og:url"]')).toHaveAttribute("content", expected);
    }
    const robots = readFileSync(path.join(copy, "out/robots.txt"), "utf8");
    expect(robots).toContain(`Sitemap: ${siteUrl}${basePath}/sitemap.xml`);
    const sitemap = readFileSync(path.join(copy, "out/sitemap.xml"), "utf8");
    expect([...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)).toEqual(
      addresses.map((address) => `${siteUrl}${basePath}/${address}`),
    );
  });
});

for (const [name, value] of [
  ["SITE_URL", "chem.example"],
  ["SITE_URL", "https://chem.example/colour"],
  ["BASE_PATH", "colour"],
  ["BASE_PATH", "/colour/"],
] as const) {
  test(`a build with ${name}=${value} stops with one clear line`, async () => {
    const result = await run("npx", ["next", "build", "--webpack"], {
      cwd: root,
      env: { ...process.env, [name]: value },
    }).catch((error) => error);
    expect(result.code).toBe(1);
    const lines = `${result.stdout}${result.stderr}`
      .split("\n")
      .filter((line) => line.includes(name));
    expect(lines).toEqual([expect.stringContaining(`${name} is "${value}": it should be`)]);
    expect(result.stderr).not.toContain("    at ");
  });
}
