import { readFileSync } from "node:fs";
import path from "node:path";
import { createTranslator } from "next-intl";
import { languageCodes } from "@/lib/i18n/languages";
import { company } from "@/tests/fixture-site/content/company";
import { documents } from "@/tests/fixture-site/content/documents";
import { privacyNotice } from "@/tests/fixture-site/content/privacy-notice";
import { routes } from "@/tests/fixture-site/content/routes";
import { en, messages } from "@/tests/fixture-site/messages";
import { fixtureSite, paths } from "@/tests/fixture-site/settings.mjs";
import {
  metaOf,
  readExportedPage,
  structuredDataOf,
  textOf,
  textsOf,
} from "@/tests/helpers/export";
import { expect, test } from "@/tests/helpers/fixtures";

// The fixture site has a unique value for every fact, also the optional ones.
const { folder: out, origin, basePath } = fixtureSite;
const pages = paths.map((path) => readExportedPage(out, path));
const [home] = pages as [Document];
const contact = pages.at(-1)!;

const { name, phone, email, address, whatsapp } = company;
const registration = company.registration as { name: string; number: string };
const t = createTranslator({ locale: "en", messages: en });
const opens = t("timeMorning", { hour: "7", minute: "31" });
const closes = t("timeAfternoon", { hour: "5", minute: "32" });
const breakStarts = t("timeMidday", { hour: "12", minute: "15" });
const breakEnds = t("timeAfternoon", { hour: "2", minute: "45" });
const hours = t("hoursRange", { opens, closes });
const morning = t("hoursRange", { opens, closes: breakStarts });
const friday = `${morning}, ${t("hoursRange", { opens: breakEnds, closes })}`;
const day = `${en.monday}, 31 July 2073`;
const holiday = `Sample Holiday: ${t("dayRange", { first: "30 December 2073", last: "2 January 2074" })}`;

/** Expects a link with each name and address. */
function expectLinks(element: Element | null, expected: [name: string, address: string][]) {
  const links = [...element!.querySelectorAll("a")];
  const read = links.map((link) => [textOf(link), link.getAttribute("href")]);
  for (const [name, address] of expected) {
    const link = [expect.stringContaining(name), address];
    expect.soft(read, `links have no ${name} to ${address}`).toContainEqual(link);
  }
}

test("the pages show every company fact", () => {
  const contacts: [string, string][] = [
    [phone, "tel:+60373027302"],
    [whatsapp!, "https://wa.me/60173177317"],
    [email, `mailto:${email}`],
  ];
  const addressText = t("addressText", { ...address, street: `${address.street},` });
  for (const page of pages) {
    expect.soft(page.title).toMatch(new RegExp(` \\| ${name}$`));
    const footer = page.querySelector("footer");
    const rights = `© 2073 ${registration.name} ${registration.number}. ${en.allRightsReserved}`;
    expect.soft(textOf(footer), page.title).toContain(rights);
    expectLinks(footer, [
      ...contacts,
      [addressText, company.mapsUrl!],
      ...company.socialProfiles.map(({ name, url }) => [name, url!] as [string, string]),
    ]);
  }
  const main = contact.querySelector("main");
  expectLinks(main, contacts);
  for (const text of [hours, friday, `${day}${en.closed} ${holiday}${en.closed}`]) {
    expect.soft(textOf(main), `the contact page has no "${text}"`).toContain(text);
  }
});

test("structured data, meta tags, manifest and llms.txt contain the company facts", () => {
  for (const page of pages) {
    expect.soft(metaOf(page, "og:site_name")).toBe(name);
    expect.soft(metaOf(page, "og:image:alt")).toContain(name);
  }
  const [data] = structuredDataOf(home) as [{ "@graph": Record<string, unknown>[] }];
  expect.soft(data["@graph"][1]).toMatchObject({
    "@type": "LocalBusiness",
    url: `${origin}${basePath}/`,
    name,
    telephone: phone,
    email,
    legalName: registration.name,
    identifier: registration.number,
    address: {
      streetAddress: address.street,
      addressLocality: address.locality,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: company.countryCode,
    },
    geo: company.coordinates,
    hasMap: company.mapsUrl,
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
    sameAs: company.socialProfiles.map(({ url }) => url),
  });
  const manifest = readFileSync(path.join(out, "manifest.webmanifest"), "utf8");
  expect.soft(JSON.parse(manifest)).toMatchObject({ name });
  const summary = readFileSync(path.join(out, "llms.txt"), "utf8");
  for (const fact of [
    ...[name, phone, email, address.street, address.locality, whatsapp],
    ...[routes.home, routes.about, routes.contact].map(({ description }) => en[description]),
  ]) {
    expect.soft(summary, `llms.txt has no ${fact}`).toContain(fact);
  }
});

test("a document has a link that works, its type, its language and its size", async ({
  fixtureSiteUrl,
}) => {
  const section = home.querySelector("main section[aria-labelledby=documents-title]");
  const links = [...section!.querySelectorAll("a")];
  expect(links.map((link) => link.getAttribute("hreflang"))).toEqual(["zh", "en", "ms"]);
  const paths = links.map((link) => link.getAttribute("href")!);
  expect(paths[0]).toBe(`${basePath}/documents/7318.pdf`);
  for (const path of paths) {
    const response = await fetch(new URL(path, fixtureSiteUrl));
    expect.soft(await response.text(), path).toMatch(/^%PDF/);
  }
  const [sheet, other, licence] = documents.map(({ title }) => title.en);
  expect(textsOf(section)).toEqual([
    en.documents,
    ...[`${sheet} (Chinese)`, "PDF, 1.3 MB"],
    ...[`${other} (English)`, "PDF, 1.3 MB"],
    ...[`${licence} (Malay)`, "1.3 MB"],
  ]);
});

test("the privacy notice states its facts in both languages, and is linked from the footer and the forms", () => {
  const privacy = readExportedPage(out, "privacy/");
  const { sections, revision } = privacyNotice!;
  const texts = sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]);
  const values = { ...address, street: `${address.street}, ` };
  const halves = [...privacy.querySelectorAll("main [lang]")];
  expect.soft(halves.map((half) => half.getAttribute("lang"))).toEqual(["en", "ms"]);
  for (const [index, language] of languageCodes.entries()) {
    const { privacyNotice: title, privacyMetaDescription } = messages[language];
    const own = [...texts, revision].map((text) => text[language]);
    const translate = createTranslator({ locale: language, messages: messages[language] });
    const expected = [title, privacyMetaDescription, ...own]
      .join("")
      .replace("{company}", `${registration.name} ${registration.number}`)
      .replace("{address}", translate("addressText", values));
    expect.soft(halves[index]?.textContent).toBe(expected);
  }
  expect.soft(metaOf(privacy, "description")).toBe(en.privacyMetaDescription);
  expect.soft(privacy.title).toContain(en.privacyNotice);
  const link = `a[href="${basePath}/privacy/"]`;
  expect.soft(home.querySelectorAll(`footer ${link}`)).toHaveLength(1);
  expect.soft(home.querySelectorAll(`nav ${link}`)).toHaveLength(0);
  expect.soft(contact.querySelectorAll(`form ${link}`)).toHaveLength(1);
});

test("social profiles of other networks have the icons of their facts", () => {
  const links = [...home.querySelectorAll("footer ul[translate=no] a")];
  expect(links.map(textOf)).toEqual(company.socialProfiles.map(({ name }) => name));
  const [, path, icon] = links.map((link) => link.querySelector("svg"));
  expect(path?.querySelector("path")?.getAttribute("d")).toBe("M4 4h16v16H4Z");
  expect(icon?.getAttribute("class")).toContain("lucide-video");
});
