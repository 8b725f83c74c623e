import { readFileSync } from "node:fs";
import path from "node:path";
import { createTranslator } from "next-intl";
import { formatHours, formatSpecialDates } from "@/lib/facts/format-hours";
import type { Translate } from "@/lib/i18n/languages";
import { company as facts } from "@/tests/fixture-site/content/company";
import { en } from "@/tests/fixture-site/messages";
import { paths } from "@/tests/fixture-site/settings.mjs";
import { fixtureSite } from "@/tests/fixture-site/settings.mjs";
import { expect, fullOnly, test } from "@/tests/helpers/browser-test";
import { expectHeaders, expectSiteToWork } from "@/tests/helpers/expect-host";
import { metaOf, readExportedPage, structuredDataOf } from "@/tests/helpers/exported-page";
import { findHost, hosts, withHost } from "@/tests/helpers/hosts";

const { folder: out, origin, basePath } = fixtureSite;
test.use({ loadsTypeface: true });

const t = createTranslator({ locale: "en", messages: en }) as Translate;
const hours = formatHours(t, facts.openingHours.monday);
const friday = formatHours(t, facts.openingHours.friday);
const registration = facts.registration as { name: string; number: string };
const [holiday, day] = facts.specialHours.map((special) => formatSpecialDates(t, "en", special));

test.describe(
  "the fixture site, below a sub-path and with a unique value for every fact",
  fullOnly,
  () => {
    for (const host of hosts) {
      test(`${host.program} serves the site with its headers`, async ({ page }) => {
        test.skip(!findHost(host), `${host.program} is not installed.`);
        await withHost(host, { out, basePath }, async (url) => {
          const pagePath = await expectSiteToWork(page, host, url);
          await expectHeaders(host, url, pagePath);
        });
      });
    }

    test("the pages show every company fact", async ({ page }) => {
      const street = `${facts.address.street}, `;
      const addressText = t("addressText", { ...facts.address, street });
      const contacts = {
        [facts.phone]: `tel:${facts.phone.replace(/[ -]/g, "")}`,
        [facts.whatsapp!]: "https://wa.me/60173177317",
        [facts.email]: `mailto:${facts.email}`,
      };
      const footerLinks = {
        ...contacts,
        [addressText]: facts.mapsUrl!,
        ...Object.fromEntries(facts.socialProfiles.map(({ name, url }) => [name, url!])),
      };
      const main = page.getByRole("main");
      const footer = page.getByRole("contentinfo");
      for (const pagePath of paths) {
        await page.goto(pagePath);
        await expect(page).toHaveTitle(new RegExp(` \\| ${facts.name}$`));
        await expect(footer).toContainText(
          `© ${facts.copyrightYear} ${registration.name} ${registration.number}. ${en.allRightsReserved}`,
        );
        await expect(footer).toHaveLinks(footerLinks);
      }
      await page.goto("contact/");
      await expect(main).toHaveLinks(contacts);
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
  },
);
