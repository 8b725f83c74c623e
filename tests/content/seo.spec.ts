import { readFileSync } from "node:fs";
import { company } from "@/lib/content/company";
import { isInNavigation } from "@/lib/facts/routes";
import { defaultLanguage, languages } from "@/lib/i18n/languages";
import { listFiles } from "@/scripts/list-files.mjs";
import {
  exportFolder,
  exportedFile,
  fileAt,
  metaOf,
  readSiteUrl,
  textOf,
} from "@/tests/helpers/export";
import { expect } from "@/tests/helpers/fixtures";
import { messages, readPages, test } from "./site";

const siteUrl = readSiteUrl(exportFolder);
const pages = readPages();

function read(address: string) {
  return readFileSync(exportedFile(fileAt(address)));
}

/** Reads the file to which a link of the home page refers. */
function readLinked(selector: string) {
  return read(pages[0]?.document.querySelector(selector)?.getAttribute("href") ?? "");
}

/** Returns the size of a PNG in pixels, such as `180x180`. */
function pngSize(png: Buffer) {
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

const [locale, alternate] = Object.values(languages).map(({ locale }) => locale.replace("-", "_"));

for (const { route, path, document } of pages) {
  test(`${path} has a title, a description with the location, its address, and a preview image`, () => {
    const metadata = `the page.tsx of ${path} needs generateMetadata with its route, as other pages have it`;
    const title = `${messages[route.title]} | ${company.name}`;
    const description = messages[route.description];
    const url = siteUrl + path;
    const { locality, region, country } = company.address;
    const place = `${locality}, ${region}, ${country}`;
    const advice = `write "${place}" into ${route.description} of messages/${defaultLanguage}.json`;
    if (isInNavigation(route)) expect.soft(description, advice).toContain(place);
    const titles = [...document.querySelectorAll("head title")].map(textOf);
    expect.soft(titles, metadata).toEqual([title]);
    const canonical = [...document.querySelectorAll("link[rel=canonical]")];
    const addresses = canonical.map((link) => link.getAttribute("href"));
    expect.soft(addresses, `the canonical address of ${path}`).toEqual([url]);
    const expected = {
      description,
      "og:title": title,
      "og:description": description,
      "og:url": url,
      "og:type": "website",
      "og:site_name": company.name,
      "og:locale": locale,
      "og:locale:alternate": alternate,
      "og:image": expect.stringMatching(new RegExp(`^${siteUrl}/previews/[\\w-]+\\.png$`)),
      "og:image:alt": expect.stringContaining(textOf(document.querySelector("h1"))),
      "og:image:width": "1200",
      "og:image:height": "630",
      "twitter:card": "summary_large_image",
    };
    const actual = Object.keys(expected).map((name) => [name, metaOf(document, name)]);
    expect(Object.fromEntries(actual), metadata).toEqual(expected);
    const image = read(metaOf(document, "og:image")!.slice(siteUrl.length));
    const imageAdvice = `simplify the preview image of ${path}: 1200 by 630 pixels, below 300 kB`;
    expect.soft(pngSize(image), imageAdvice).toBe("1200x630");
    expect.soft(image.length, imageAdvice).toBeLessThan(300_000);
  });
}

test("each page has a different preview image", () => {
  const files = listFiles(exportedFile("previews"), ".png");
  const images = new Set(files.map((file) => readFileSync(file, "base64")));
  const advice = "give each page in lib/content/routes.ts a heading of its own";
  expect(images.size, advice).toBe(pages.length);
});

test("sitemap.xml lists every page; robots.txt allows every path and links to the sitemap", () => {
  const addresses = [...`${read("sitemap.xml")}`.matchAll(/<loc>(.*?)<\/loc>/g)];
  expect(addresses.map(([, url]) => url)).toEqual(pages.map(({ path }) => siteUrl + path));
  const expected = `User-Agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
  expect(`${read("robots.txt")}`).toBe(expected);
});

test("no exported file contains localhost or 127.0.0.1", () => {
  // The polyfills of Next.js contain `localhost`.
  const files = listFiles(exportFolder, "").filter((file) => !/\.(br|gz)$|polyfills-/.test(file));
  expect(files.length).toBeGreaterThan(40);
  const isLocal = (file: string) => /localhost|127\.0\.0\.1/.test(readFileSync(file, "latin1"));
  const local = files.filter(isLocal);
  const advice = `${local[0]} has the address of your computer: correct SITE_URL in .env, the endpoint of the form, or the text`;
  expect(local, advice).toEqual([]);
});

test("the site has an SVG icon, a favicon.ico, an Apple touch icon, and a manifest with icons", () => {
  const advice = "run npm run icons, which draws all icons from app/icon.svg";
  expect(`${readLinked("[rel=icon][type='image/svg+xml']")}`).toMatch(/^<svg [^]*<\/svg>\n$/);
  const favicon = readLinked("[rel=icon][href*='favicon.ico']");
  expect([...favicon.subarray(0, 8)], advice).toEqual([0, 0, 1, 0, 1, 0, 48, 48]);
  expect(pngSize(readLinked("[rel=apple-touch-icon]")), advice).toBe("180x180");
  type Icon = { src: string; sizes: string; purpose: string };
  const { icons, ...manifest } = JSON.parse(`${readLinked("[rel=manifest]")}`);
  const start = { start_url: "/", scope: "/" };
  expect(manifest).toMatchObject({ name: company.name, lang: defaultLanguage, ...start });
  const sizes = ["192x192", "512x512"];
  expect(
    icons.map(({ purpose, sizes, src }: Icon) => [purpose, sizes, pngSize(read(src))]),
    advice,
  ).toEqual(["any", "maskable"].flatMap((purpose) => sizes.map((size) => [purpose, size, size])));
});
