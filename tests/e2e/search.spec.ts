import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { company } from "../../components/company";
import { addressOf, routes } from "../../components/routes";
import { metaOf, pngSize, readExportedPage, readSiteUrl } from "./exported-page";
import { expect, exportedFile, openPage, switchTo, test } from "./test";

const out = exportedFile("");
const siteUrl = readSiteUrl(out);
const { locality, region, country } = company.address;
const place = `${locality}, ${region}, ${country}`;
/** Each page of the export, by its address below the root of the site. */
const pages = Object.values(routes).map((route) => {
  const address = addressOf(route).slice(1);
  return { address, url: `${siteUrl}/${address}`, document: readExportedPage(out, address) };
});

function different(values: unknown[]) {
  return new Set(values).size === values.length;
}

test.describe("in a search engine, each page", () => {
  test("has a title of its own with the company's name, of a length that is shown", () => {
    for (const { address, document } of pages) {
      expect(document.title.length, address).toBeGreaterThanOrEqual(10);
      expect(document.title.length, address).toBeLessThanOrEqual(60);
      expect(document.title.endsWith(` | ${company.name}`), address).toBe(true);
    }
    expect(different(pages.map(({ document }) => document.title))).toBe(true);
  });

  test("has a description of its own that says where the company is, of a length that is shown", () => {
    const descriptions = pages.map(({ document }) => metaOf(document, "description") ?? "");
    for (const description of descriptions) {
      expect(description.length, description).toBeGreaterThanOrEqual(70);
      expect(description.length, description).toBeLessThanOrEqual(160);
      expect(description).toContain(place);
    }
    expect(different(descriptions)).toBe(true);
  });

  test("has one address, which is absolute", () => {
    for (const { url, document } of pages) {
      const canonical = document.querySelectorAll('link[rel="canonical"]');
      expect([...canonical].map((link) => link.getAttribute("href"))).toEqual([url]);
    }
  });
});

test("the canonical address is the page's own, whatever the visitor does", async ({ page }) => {
  const canonical = page.locator('link[rel="canonical"]');
  await openPage(page, "/services/?lang=ms");
  await expect(page.locator("html")).toHaveAttribute("lang", "ms");
  await expect(canonical).toHaveAttribute("href", `${siteUrl}/services/`);
  await page.getByRole("contentinfo").getByRole("link", { name: "Tentang Kami" }).click();
  await expect(page).toHaveURL(/\/about\/$/);
  await expect(canonical).toHaveAttribute("href", `${siteUrl}/about/`);
  await switchTo(page, "en");
  await expect(canonical).toHaveAttribute("href", `${siteUrl}/about/`);
});

test("sitemap.xml lists the pages, and robots.txt allows everything and names the sitemap", () => {
  const sitemap = readFileSync(exportedFile("sitemap.xml"), "utf8");
  expect([...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)).toEqual(
    pages.map(({ url }) => url),
  );
  const robots = readFileSync(exportedFile("robots.txt"), "utf8");
  expect(robots).toMatch(/^User-Agent: \*\nAllow: \/\n/);
  expect(robots).not.toContain("Disallow");
  expect(robots).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
});

test("nothing in the export leads to the machine that built it", () => {
  const files = readdirSync(out, { recursive: true, withFileTypes: true })
    // Next's polyfills contain the name.
    .filter((entry) => entry.isFile() && !/\.(br|gz)$|^polyfills-/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  expect(files.length).toBeGreaterThan(40);
  const revealing = files.filter((file) =>
    /localhost|127\.0\.0\.1/.test(readFileSync(file, "latin1")),
  );
  expect(revealing).toEqual([]);
});

test.describe("in a chat, a link to a page", () => {
  test("is shown with a title, a description and the site's name", () => {
    for (const { url, document } of pages) {
      expect(metaOf(document, "og:title")).toBe(document.title);
      expect(metaOf(document, "og:description")).toBe(metaOf(document, "description"));
      expect(metaOf(document, "og:url")).toBe(url);
      expect(metaOf(document, "og:type")).toBe("website");
      expect(metaOf(document, "og:site_name")).toBe(company.name);
      expect(metaOf(document, "og:locale")).toBe("en_GB");
      expect(metaOf(document, "og:locale:alternate")).toBe("ms_MY");
      expect(metaOf(document, "twitter:card")).toBe("summary_large_image");
    }
  });

  test("is shown with a picture of its own: 1200 by 630, light, described", () => {
    const pictures = pages.map(({ document }) => {
      const url = metaOf(document, "og:image") ?? "";
      expect(url).toMatch(new RegExp(`^${siteUrl}/previews/\\w+\\.png$`));
      const picture = readFileSync(exportedFile(url.slice(siteUrl.length)));
      expect(pngSize(picture)).toEqual({ width: 1200, height: 630 });
      expect(picture.length).toBeLessThan(300_000);
      expect(metaOf(document, "og:image:width")).toBe("1200");
      expect(metaOf(document, "og:image:height")).toBe("630");
      const heading = document.querySelector("h1")?.textContent?.replace(/\s+/g, " ").trim() ?? "";
      expect(metaOf(document, "og:image:alt")).toContain(heading);
      return picture.toString("base64");
    });
    expect(different(pictures)).toBe(true);
  });
});

test.describe("on a tab and on a home screen, the site", () => {
  const home = readExportedPage(out, "");
  const linked = (relation: string) =>
    [...home.querySelectorAll(`link[rel="${relation}"]`)].map((link) => ({
      file: exportedFile(link.getAttribute("href")?.replace(/\?.*/, "") ?? ""),
      type: link.getAttribute("type"),
    }));

  test("has a vector icon, and an icon of 48 pixels for what knows none", () => {
    const icons = linked("icon");
    const vector = icons.find(({ type }) => type === "image/svg+xml");
    expect(readFileSync(vector?.file ?? "", "utf8")).toMatch(/^<svg [^]*<\/svg>\n$/);
    const ico = readFileSync(icons.find(({ file }) => file.endsWith("favicon.ico"))?.file ?? "");
    expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 48, 48]);
  });

  test("has an icon for Apple's home screen", () => {
    const [icon] = linked("apple-touch-icon");
    expect(pngSize(readFileSync(icon?.file ?? ""))).toEqual({ width: 180, height: 180 });
  });

  test("has a manifest with its name, language, colours and icons, maskable ones too", () => {
    const [link] = linked("manifest");
    const manifest = JSON.parse(readFileSync(link?.file ?? "", "utf8"));
    expect(manifest).toMatchObject({ name: company.name, lang: "en", start_url: "/", scope: "/" });
    for (const colour of [manifest.background_color, manifest.theme_color]) {
      expect(colour).toMatch(/^#[0-9a-f]{6}$/);
    }
    const icons = manifest.icons.map((icon: { src: string; sizes: string; purpose: string }) => {
      const { width, height } = pngSize(readFileSync(exportedFile(icon.src)));
      expect(`${width}x${height}`).toBe(icon.sizes);
      return `${icon.purpose} ${icon.sizes}`;
    });
    expect(icons).toEqual(["any 192x192", "any 512x512", "maskable 192x192", "maskable 512x512"]);
  });

  test("has a colour for the browser around it, in light and in dark", () => {
    const colours = [...home.querySelectorAll('meta[name="theme-color"]')].map((meta) => [
      meta.getAttribute("media"),
      meta.getAttribute("content"),
    ]);
    expect(colours).toEqual([
      ["(prefers-color-scheme: light)", expect.stringMatching(/^#[0-9a-f]{6}$/)],
      ["(prefers-color-scheme: dark)", expect.stringMatching(/^#[0-9a-f]{6}$/)],
    ]);
    expect(different(colours.map(([, colour]) => colour))).toBe(true);
  });
});

test("every file that a page names is in the export", () => {
  for (const { address, document } of pages) {
    const named = [...document.querySelectorAll("link[href^='/'], script[src^='/']")].map(
      (element) =>
        (element.getAttribute("href") ?? element.getAttribute("src") ?? "").replace(/\?.*/, ""),
    );
    expect(named.length).toBeGreaterThan(10);
    expect(
      named.filter((name) => !existsSync(path.join(out, name))),
      address,
    ).toEqual([]);
  }
});
