import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { createTranslator } from "next-intl";
import type { Locator } from "playwright/test";
import { formatHours, formatSpecialDates } from "@/lib/facts/format-hours";
import type { Translate } from "@/lib/i18n/languages";
import { listFiles } from "@/scripts/list-files.mjs";
import { company as facts } from "@/tests/fixture-site/content/company";
import { en } from "@/tests/fixture-site/messages";
import { fixtureSite, paths } from "@/tests/fixture-site/settings.mjs";
import { expect, fullOnly, test } from "@/tests/helpers/browser-test";
import {
  addressesOf,
  fileAt,
  metaOf,
  readExportedPage,
  structuredDataOf,
} from "@/tests/helpers/exported-page";

const { folder: out, origin, basePath } = fixtureSite;
test.use({ loadsTypeface: true });

/** Expects a link with this address for each name. */
async function expectLinks(element: Locator, addresses: Record<string, string>) {
  for (const [name, href] of Object.entries(addresses)) {
    await expect(element.getByRole("link", { name })).toHaveAttribute("href", href);
  }
}

const t = createTranslator({ locale: "en", messages: en }) as Translate;
const hours = formatHours(t, facts.openingHours.monday);
const friday = formatHours(t, facts.openingHours.friday);
const registration = facts.registration as { name: string; number: string };
const [holiday, day] = facts.specialHours.map((special) => formatSpecialDates(t, "en", special));

test.describe("the fixture site, with a unique value for every fact", fullOnly, () => {
  test("the pages show every company fact", async ({ page }) => {
    const street = `${facts.address.street}, `;
    const addressText = t("addressText", { ...facts.address, street });
    const contacts = {
      [facts.phone]: `tel:${facts.phone.replace(/[ -]/g, "")}`,
      [facts.whatsapp!]: "https://wa.me/60173177317",
      [facts.email]: `mailto:${facts.email}`,
    };
    const profiles = facts.socialProfiles.map(({ name, url }) => [name, url!]);
    const footerLinks = {
      ...contacts,
      [addressText]: facts.mapsUrl!,
      ...Object.fromEntries(profiles),
    };
    const main = page.getByRole("main");
    const footer = page.getByRole("contentinfo");
    for (const pagePath of paths) {
      await page.goto(pagePath);
      await expect(page).toHaveTitle(new RegExp(` \\| ${facts.name}$`));
      await expect(footer).toContainText(
        `© ${facts.copyrightYear} ${registration.name} ${registration.number}. ${en.allRightsReserved}`,
      );
      await expectLinks(footer, footerLinks);
    }
    await page.goto("contact/");
    await expectLinks(main, contacts);
    await expect(main).toContainText(hours);
    await expect(main).toContainText(friday);
    await expect(main).toContainText(`${day}${en.closed}${holiday}${en.closed}`);
  });

  test("structured data, meta tags, manifest and llms.txt contain the company facts", () => {
    const pages = paths.map((pagePath) => readExportedPage(out, pagePath));
    for (const page of pages) {
      expect(metaOf(page, "og:site_name")).toBe(facts.name);
      expect(metaOf(page, "og:image:alt")).toContain(facts.name);
    }
    const [home] = structuredDataOf(pages[0]!) as [{ "@graph": Record<string, unknown>[] }];
    expect(home["@graph"][1]).toMatchObject({
      "@type": "LocalBusiness",
      url: `${origin}${basePath}/`,
      name: facts.name,
      telephone: facts.phone,
      email: facts.email,
      legalName: registration.name,
      identifier: registration.number,
      address: {
        streetAddress: facts.address.street,
        addressLocality: facts.address.locality,
        addressRegion: facts.address.region,
        postalCode: facts.address.postalCode,
        addressCountry: facts.countryCode,
      },
      geo: facts.coordinates,
      hasMap: facts.mapsUrl,
      openingHoursSpecification: [
        { opens: "07:31", closes: "17:32" },
        { opens: "07:31", closes: "12:15", dayOfWeek: ["Friday"] },
        { opens: "14:45", closes: "17:32", dayOfWeek: ["Friday"] },
        { opens: "09:00", closes: "13:00" },
        { opens: "00:00", closes: "00:00" },
      ],
      specialOpeningHoursSpecification: [
        { validFrom: "2073-07-31", validThrough: "2073-07-31", opens: "00:00" },
        { validFrom: "2073-12-30", validThrough: "2074-01-02", name: "Sample Holiday" },
      ],
      sameAs: facts.socialProfiles.map(({ url }) => url),
    });
    const manifest = readFileSync(path.join(out, "manifest.webmanifest"), "utf8");
    expect(JSON.parse(manifest)).toMatchObject({ name: facts.name });
    const summary = readFileSync(path.join(out, "llms.txt"), "utf8");
    const { name, phone, email, address, statistics } = facts;
    for (const fact of [
      ...[name, phone, email, address.street, address.locality, statistics!.clients, hours],
      ...[facts.whatsapp, friday],
      ...[`${day}: ${en.closed}`, `${holiday}: ${en.closed}`],
    ]) {
      expect(summary).toContain(fact);
    }
  });
});

for (const page of [...paths, "404.html"]) {
  test(`${page} has only addresses below the sub-path`, () => {
    const addresses = addressesOf(readExportedPage(out, page)).filter((url) => url.startsWith("/"));
    expect(addresses.length).toBeGreaterThan(20);
    expect(addresses.filter((address) => !address.startsWith(`${basePath}/`))).toEqual([]);
    const files = addresses.map((address) => fileAt(address.slice(basePath.length)));
    expect(files.filter((file) => !existsSync(path.join(out, file)))).toEqual([]);
  });
}

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
  expect(expected.filter(([file, text]) => !read(file).includes(text))).toEqual([]);
});
