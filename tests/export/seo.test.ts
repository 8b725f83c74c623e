import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { company } from "../../lib/company";
import { hrefOf, routes } from "../../lib/routes";
import { exportedFile, exportFolder } from "../exported-file";
import { metaOf, pngSize, readExportedPage, readSiteUrl, textOf } from "./exported-page";

const siteUrl = readSiteUrl(exportFolder);
const { locality, region, country } = company.address;
const place = `${locality}, ${region}, ${country}`;
/** Each page of the export, by its address below the root of the site. */
const pages = Object.values(routes).map((route) => {
  const address = hrefOf(route).slice(1);
  return {
    address,
    url: `${siteUrl}/${address}`,
    document: readExportedPage(exportFolder, address),
  };
});

function different(values: unknown[]) {
  return new Set(values).size === values.length;
}

describe("the metadata of each page", () => {
  it("has its own title with the company's name, of 10 to 60 characters", () => {
    for (const { address, document } of pages) {
      expect(document.title.length, address).toBeGreaterThanOrEqual(10);
      expect(document.title.length, address).toBeLessThanOrEqual(60);
      expect(document.title.endsWith(` | ${company.name}`), address).toBe(true);
    }
    expect(different(pages.map(({ document }) => document.title))).toBe(true);
  });

  it("has its own description with the place of the company, of 70 to 160 characters", () => {
    const descriptions = pages.map(({ document }) => metaOf(document, "description") ?? "");
    for (const description of descriptions) {
      expect(description.length, description).toBeGreaterThanOrEqual(70);
      expect(description.length, description).toBeLessThanOrEqual(160);
      expect(description).toContain(place);
    }
    expect(different(descriptions)).toBe(true);
  });

  it("has one canonical address, which is absolute", () => {
    for (const { url, document } of pages) {
      const canonical = document.querySelectorAll('link[rel="canonical"]');
      expect([...canonical].map((link) => link.getAttribute("href"))).toEqual([url]);
    }
  });
});

it("sitemap.xml lists the pages, and robots.txt allows everything and names the sitemap", () => {
  const sitemap = readFileSync(exportedFile("sitemap.xml"), "utf8");
  expect([...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)).toEqual(
    pages.map(({ url }) => url),
  );
  const robots = readFileSync(exportedFile("robots.txt"), "utf8");
  expect(robots).toMatch(/^User-Agent: \*\nAllow: \/\n/);
  expect(robots).not.toContain("Disallow");
  expect(robots).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
});

it("no file of the export contains the address of the machine that built it", () => {
  const files = readdirSync(exportFolder, { recursive: true, withFileTypes: true })
    // Next's polyfills contain the name.
    .filter((entry) => entry.isFile() && !/\.(br|gz)$|^polyfills-/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  expect(files.length).toBeGreaterThan(40);
  const revealing = files.filter((file) =>
    /localhost|127\.0\.0\.1/.test(readFileSync(file, "latin1")),
  );
  expect(revealing).toEqual([]);
});

describe("the preview of a link to each page", () => {
  it("has the title, the description and the address of the page, and the name of the site", () => {
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

  it("has its own picture of 1200 by 630 pixels, below 300 kB, with a description", () => {
    const pictures = pages.map(({ document }) => {
      const url = metaOf(document, "og:image") ?? "";
      expect(url).toMatch(new RegExp(`^${siteUrl}/previews/\\w+\\.png$`));
      const picture = readFileSync(exportedFile(url.slice(siteUrl.length)));
      expect(pngSize(picture)).toEqual({ width: 1200, height: 630 });
      expect(picture.length).toBeLessThan(300_000);
      expect(metaOf(document, "og:image:width")).toBe("1200");
      expect(metaOf(document, "og:image:height")).toBe("630");
      const heading = textOf(document.querySelector("h1"));
      expect(metaOf(document, "og:image:alt")).toContain(heading);
      return picture.toString("base64");
    });
    expect(different(pictures)).toBe(true);
  });
});

describe("the site on a tab and on a home screen", () => {
  const home = readExportedPage(exportFolder, "");
  const linked = (relation: string) =>
    [...home.querySelectorAll(`link[rel="${relation}"]`)].map((link) => ({
      file: exportedFile(link.getAttribute("href")?.replace(/\?.*/, "") ?? ""),
      type: link.getAttribute("type"),
    }));

  it("has a vector icon, and an icon of 48 pixels for browsers without vector icons", () => {
    const icons = linked("icon");
    const vector = icons.find(({ type }) => type === "image/svg+xml");
    expect(readFileSync(vector?.file ?? "", "utf8")).toMatch(/^<svg [^]*<\/svg>\n$/);
    const ico = readFileSync(icons.find(({ file }) => file.endsWith("favicon.ico"))?.file ?? "");
    expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 48, 48]);
  });

  it("has an icon of 180 pixels for Apple's home screen", () => {
    const [icon] = linked("apple-touch-icon");
    expect(pngSize(readFileSync(icon?.file ?? ""))).toEqual({ width: 180, height: 180 });
  });

  it("has a manifest with its name, language, colours and icons, maskable ones too", () => {
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

  it("has a theme colour for the light scheme and another for the dark one", () => {
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

it("every file that a page names is in the export", () => {
  for (const { address, document } of pages) {
    const named = [...document.querySelectorAll("link[href^='/'], script[src^='/']")].map(
      (element) =>
        (element.getAttribute("href") ?? element.getAttribute("src") ?? "").replace(/\?.*/, ""),
    );
    expect(named.length).toBeGreaterThan(10);
    expect(
      named.filter((name) => !existsSync(exportedFile(name))),
      address,
    ).toEqual([]);
  }
});
