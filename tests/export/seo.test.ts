import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { company } from "@/lib/company";
import { hrefOf, routes } from "@/lib/routes";
import { exportedFile, exportFolder } from "@/tests/helpers/exported-file";
import {
  metaOf,
  pngSize,
  readExportedPage,
  readSiteUrl,
  textOf,
} from "@/tests/helpers/exported-page";

const siteUrl = readSiteUrl(exportFolder);
const { locality, region, country } = company.address;
const location = `${locality}, ${region}, ${country}`;
/** The exported pages; `pagePath` is relative to the root of the site. */
const pages = Object.values(routes).map((route) => {
  const pagePath = hrefOf(route).slice(1);
  return {
    pagePath,
    url: `${siteUrl}/${pagePath}`,
    document: readExportedPage(exportFolder, pagePath),
  };
});

function areUnique(values: unknown[]) {
  return new Set(values).size === values.length;
}

describe("the metadata of each page", () => {
  it("has a unique title of 10 to 60 characters that ends with the company name", () => {
    for (const { pagePath, document } of pages) {
      expect(document.title.length, pagePath).toBeGreaterThanOrEqual(10);
      expect(document.title.length, pagePath).toBeLessThanOrEqual(60);
      expect(document.title.endsWith(` | ${company.name}`), pagePath).toBe(true);
    }
    expect(areUnique(pages.map(({ document }) => document.title))).toBe(true);
  });

  it("has a unique description of 70 to 160 characters with the company location", () => {
    const descriptions = pages.map(({ document }) => metaOf(document, "description") ?? "");
    for (const description of descriptions) {
      expect(description.length, description).toBeGreaterThanOrEqual(70);
      expect(description.length, description).toBeLessThanOrEqual(160);
      expect(description).toContain(location);
    }
    expect(areUnique(descriptions)).toBe(true);
  });

  it("has one canonical link with an absolute URL", () => {
    for (const { url, document } of pages) {
      const canonical = document.querySelectorAll('link[rel="canonical"]');
      expect([...canonical].map((link) => link.getAttribute("href"))).toEqual([url]);
    }
  });
});

it("sitemap.xml lists every page; robots.txt allows every path and links to the sitemap", () => {
  const sitemap = readFileSync(exportedFile("sitemap.xml"), "utf8");
  expect([...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)).toEqual(
    pages.map(({ url }) => url),
  );
  const robots = readFileSync(exportedFile("robots.txt"), "utf8");
  expect(robots).toMatch(/^User-Agent: \*\nAllow: \/\n/);
  expect(robots).not.toContain("Disallow");
  expect(robots).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
});

it("no exported file contains localhost or 127.0.0.1", () => {
  const files = readdirSync(exportFolder, { recursive: true, withFileTypes: true })
    // Next.js polyfills contain `localhost`.
    .filter((entry) => entry.isFile() && !/\.(br|gz)$|^polyfills-/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  expect(files.length).toBeGreaterThan(40);
  const matches = files.filter((file) =>
    /localhost|127\.0\.0\.1/.test(readFileSync(file, "latin1")),
  );
  expect(matches).toEqual([]);
});

describe("the Open Graph metadata of each page", () => {
  it("contains the title, description and URL of the page and the site name", () => {
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

  it("has a unique image of 1200 by 630 pixels, below 300 kB, with alternative text", () => {
    const images = pages.map(({ document }) => {
      const url = metaOf(document, "og:image") ?? "";
      expect(url).toMatch(new RegExp(`^${siteUrl}/previews/\\w+\\.png$`));
      const image = readFileSync(exportedFile(url.slice(siteUrl.length)));
      expect(pngSize(image)).toEqual({ width: 1200, height: 630 });
      expect(image.length).toBeLessThan(300_000);
      expect(metaOf(document, "og:image:width")).toBe("1200");
      expect(metaOf(document, "og:image:height")).toBe("630");
      const heading = textOf(document.querySelector("h1"));
      expect(metaOf(document, "og:image:alt")).toContain(heading);
      return image.toString("base64");
    });
    expect(areUnique(images)).toBe(true);
  });
});

describe("the home page", () => {
  const home = readExportedPage(exportFolder, "");
  const findLinks = (rel: string) =>
    [...home.querySelectorAll(`link[rel="${rel}"]`)].map((link) => ({
      file: exportedFile(link.getAttribute("href")?.replace(/\?.*/, "") ?? ""),
      type: link.getAttribute("type"),
    }));

  it("has an SVG icon and a 48-pixel favicon.ico for browsers without SVG icons", () => {
    const icons = findLinks("icon");
    const svg = icons.find(({ type }) => type === "image/svg+xml");
    expect(readFileSync(svg?.file ?? "", "utf8")).toMatch(/^<svg [^]*<\/svg>\n$/);
    const ico = readFileSync(icons.find(({ file }) => file.endsWith("favicon.ico"))?.file ?? "");
    expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 48, 48]);
  });

  it("has an Apple touch icon of 180 pixels", () => {
    const [icon] = findLinks("apple-touch-icon");
    expect(pngSize(readFileSync(icon?.file ?? ""))).toEqual({ width: 180, height: 180 });
  });

  it("has a manifest with name, language, colours and icons, including maskable icons", () => {
    const [link] = findLinks("manifest");
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

  it("has different theme colours for the light and the dark scheme", () => {
    const colours = [...home.querySelectorAll('meta[name="theme-color"]')].map((meta) => [
      meta.getAttribute("media"),
      meta.getAttribute("content"),
    ]);
    expect(colours).toEqual([
      ["(prefers-color-scheme: light)", expect.stringMatching(/^#[0-9a-f]{6}$/)],
      ["(prefers-color-scheme: dark)", expect.stringMatching(/^#[0-9a-f]{6}$/)],
    ]);
    expect(areUnique(colours.map(([, colour]) => colour))).toBe(true);
  });
});

it("every file that a page references is in the export", () => {
  for (const { pagePath, document } of pages) {
    const referenced = [...document.querySelectorAll("link[href^='/'], script[src^='/']")].map(
      (element) =>
        (element.getAttribute("href") ?? element.getAttribute("src") ?? "").replace(/\?.*/, ""),
    );
    expect(referenced.length).toBeGreaterThan(10);
    expect(
      referenced.filter((name) => !existsSync(exportedFile(name))),
      pagePath,
    ).toEqual([]);
  }
});
