import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import type { Company, CompanyDocument, Unconfirmed } from "@/lib/content/schema";
import { checkFacts } from "@/lib/facts/check-facts";
import { allowedOrigins } from "@/tests/fixture-site/content/allowed-origins";
import { company as fixtureCompany } from "@/tests/fixture-site/content/company";
import { draftLabels, fields } from "@/tests/fixture-site/content/form-fields";
import { pigments } from "@/tests/fixture-site/content/pigments";
import { privacyNotice } from "@/tests/fixture-site/content/privacy-notice";
import { routes } from "@/tests/fixture-site/content/routes";
import { processSteps, services } from "@/tests/fixture-site/content/services";
import { values } from "@/tests/fixture-site/content/values";
import { copyProject, editFile } from "@/tests/helpers/copy-project.mjs";

const endpoint = "https://forms.example/contact";
const contactForm = { endpoint, privacy: "/privacy.pdf" };
const company: Company = { ...fixtureCompany, whatsapp: undefined, contactForm };
const socialProfiles = [{ name: "Facebook" as const }, ...company.socialProfiles];

type Other = {
  unconfirmed?: Unconfirmed[];
  hasPrivacyNotice?: boolean;
  documents?: CompanyDocument[];
};

/** Checks the facts of a complete company, apart from `facts` and `other`. */
function check(facts: Partial<Company>, other: Other = {}, siteUrl = "https://chem.example") {
  const { unconfirmed = [], hasPrivacyNotice = false, documents = [] } = other;
  return checkFacts(siteUrl, {
    company: { ...company, ...facts, unconfirmed },
    documents: { documents },
    "privacy-notice": hasPrivacyNotice ? { privacyNotice } : {},
  });
}

it.each<[string, Partial<Company>, Other?]>([
  [
    "Unconfirmed facts in lib/content/company.ts: phone, email.",
    {},
    { unconfirmed: ["phone", "email"] },
  ],
  [
    'The texts are drafts: read messages/en.json and messages/ms.json, then delete "texts" in lib/content/company.ts.',
    {},
    { unconfirmed: ["texts"] },
  ],
  ["Social profiles without an address in lib/content/company.ts: Facebook.", { socialProfiles }],
  // Does not name the profiles too.
  [
    "Unconfirmed facts in lib/content/company.ts: socialProfiles.",
    { socialProfiles },
    { unconfirmed: ["socialProfiles"] },
  ],
])("a missing fact is stated as: %s", (sentence, facts, other) => {
  expect(check(facts, other)).toEqual({ errors: [], missing: [sentence], notes: [] });
});

it("a contact form that sends nothing is only worth a note", () => {
  const notes = [expect.stringMatching(/^The contact form sends nothing: /)];
  expect(check({ contactForm: undefined })).toEqual({ errors: [], missing: [], notes });
});

it.each<[string, Partial<Company>, RegExp]>([
  [
    "an endpoint on the machine of the owner",
    { contactForm: { ...contactForm, endpoint: "http://localhost:8080/contact" } },
    /The contact form sends to http:\/\/localhost:8080\/contact, which only/,
  ],
  ["a contact form without a privacy notice", { contactForm: { endpoint } }, /privacy-notice\.ts/],
  [
    "the page of a privacy notice that is not published",
    { contactForm: { endpoint, privacy: "/privacy/" } },
    /privacy-notice\.ts/,
  ],
  ["no registration", { registration: undefined }, /^The registration in/],
])("%s is missing", (_name, facts, sentence) => {
  const missing = [expect.stringMatching(sentence)];
  expect(check(facts)).toEqual({ errors: [], missing, notes: [] });
});

it.each<[string, Partial<Company>, Other?]>([
  ["a company with every required fact", {}],
  ["the page of a privacy notice", { contactForm: { endpoint } }, { hasPrivacyNotice: true }],
  ["a business that is not a company", { registration: "none" }],
  [
    "an unconfirmed fact that is not set",
    {},
    { unconfirmed: ["privacyNotice", "documents", "whatsapp"] },
  ],
])("%s is complete", (_name, facts, other) => {
  expect(check(facts, other)).toEqual({ errors: [], missing: [], notes: [] });
});

const document = { title: { en: "Ethanol", ms: "Etanol" }, file: "vercel.json", language: "en" };
const morning = { opens: "09:00", closes: "12:15" };
const specialHours = [
  { date: "2026-12-24", hours: "closed" },
  { date: "2026-12-25", lastDate: "2026-12-26", hours: "closed" },
];
const validFacts = {
  company: { ...company, specialHours, unconfirmed: ["phone"] },
  documents: { documents: [document] },
  "privacy-notice": { privacyNotice },
  "allowed-origins": {
    allowedOrigins: { ...allowedOrigins, "script-src": ["https://*.stats.example:8443"] },
  },
  "form-fields": { fields, draftLabels },
  pigments: { pigments },
  routes: { routes },
  services: { services, processSteps },
  values: { values },
};

/** Returns a copy of an object or a list with another value at a path. */
function replaceAt(facts: object, [key = "", ...path]: string[], value: unknown): object {
  const old: unknown = Object(facts)[key];
  const replaced = { [key]: path.length === 0 ? value : replaceAt(Object(old), path, value) };
  return Object.assign(Array.isArray(facts) ? [] : {}, facts, replaced);
}

function findErrors(facts: object) {
  return checkFacts("https://chem.example", facts as Parameters<typeof checkFacts>[1]).errors;
}

it("facts with every optional one are correct", () => {
  expect(findErrors(validFacts)).toEqual([]);
});

const dateFault = 'is not a date of the calendar from 2000 to 2099. Example: "2027-02-28".';
const emailFault = 'is not one email address. Example: "sales@warna.example".';
const nameFault = 'is not a text of 1 to 40 characters between quotes. Example: "Warna Chemicals".';
const timeFault = 'is not a time of the day. Example: "18:00".';
const orderFault =
  "is not in order: each period closes after it opens, and opens after the one before it has closed.";
const fileFault =
  'is not a file in public/ with a name of letters, digits, "-", "_" and dots. Example: "documents/ethanol.pdf".';
const urlFault = 'is not an https address. Example: "https://www.example.com/contact".';
const phoneFault =
  'is not one number with its country code, on one line and without "(0)". Example: "+60 12-345 6789".';
const overlapFault = 'is not a date without other special hours. Example: date: "2026-12-25"';
const iconFault = 'is not an icon of lucide-react, or the path of one. Example: "M4 4h16v16H4Z".';
const profile = { name: "TikTok", url: "https://www.tiktok.com/@warna" };
const noticeFault = 'is not a text of 1 to 200 characters between quotes. Example: "Closed for';
const yearFault = "is not a year from 1900 to 2100. Example: 2026.";

const repeated = "is not unique: an entry before it has the same. Example:";
const pathFault =
  'is not a path that starts with a slash and does not end with one. Example: "/delivery".';
const takenFault = "is not a free name: the browser or the form uses it itself. Example:";
const idFault = 'is not a name of letters and digits. Example: "companyName".';
const repeatedNameFault = "is not a free name: another field has it. Example:";
const attributeFault =
  'is not an attribute by which a service finds the form. Example: "data-netlify".';
const form = { endpoint, fields: { access_key: "1" } };

// The fact, a wrong value, and what the owner reads after the name of the file.
it.each<[string, unknown, string]>([
  ["company.specialHours.1.date", "2027-02-30", `specialHours[1].date "2027-02-30" ${dateFault}`],
  ["company.specialHours.1.date", "2026-11-31", `specialHours[1].date "2026-11-31" ${dateFault}`],
  ["company.specialHours.1.date", "24/12/2026", `specialHours[1].date "24/12/2026" ${dateFault}`],
  [
    "company.specialHours.0.date",
    "2026-12-24 ",
    `specialHours[0].date "2026-12-24 " ${dateFault} Delete the space at its start or end.`,
  ],
  [
    "company.notice",
    { text: { en: "Closed", ms: "Tutup" }, from: "2027-02-09", until: "2027-02-08" },
    'notice.until "2027-02-08" is not on or after "from". Example: from: "2027-02-06", until: "2027-02-08".',
  ],
  ["company.specialHours.1.date", "0001-01-01", `date "0001-01-01" ${dateFault}`],
  ["company.specialHours.0.date", "9999-12-31", `date "9999-12-31" ${dateFault}`],
  ["company.specialHours.0.date", "2026-12-26", `[0].date "2026-12-26" ${overlapFault}`],
  ["company.specialHours.0.lastDate", "2027-01-01", `[1].date "2026-12-25" ${overlapFault}`],
  ["company.specialHours.1", specialHours[0], `specialHours[1].date "2026-12-24" ${overlapFault}`],
  [
    "company.notice",
    { text: { en: "Closed".repeat(34), ms: "Tutup" }, until: "2027-02-08" },
    `… ${noticeFault}`,
  ],
  ["company.specialHours.0.lastDate", "2026-02-29", `lastDate "2026-02-29" ${dateFault}`],
  [
    "company.specialHours.0.lastDate",
    "2026-12-23",
    'specialHours[0].lastDate "2026-12-23" is not on or after its "date". Example: date: "2026-12-25", lastDate: "2026-12-26".',
  ],
  ["company.specialHours.0.name", { en: "Eve" }, "name.ms is missing"],
  [
    "company.specialHours.0.name",
    "Eve",
    'name "Eve" is not a text in each language. Example: { en:',
  ],
  ["company.specialHours", "", 'specialHours "" is not a list in brackets. Example: [].'],
  [
    "company.address",
    "Nilai",
    'address "Nilai" is not facts in braces. Example: { name: "text" }.',
  ],
  [
    "company.specialHours.0.hours",
    undefined,
    'specialHours[0].hours is missing in { date: "2026-12-24" }',
  ],
  ["company.email", "sales@@warna", `email "sales@@warna" ${emailFault}`],
  ["company.email", "a@b.co?bcc=evil@x.y", `email "a@b.co?bcc=evil@x.y" ${emailFault}`],
  ["company.email", "not an email", `email "not an email" ${emailFault}`],
  ["company.email", "", `email "" ${emailFault}`],
  [
    "company.coordinates",
    { latitude: 101.7972, longitude: 2.8033 },
    "coordinates { latitude: 101.7972, longitude: 2.8033 } is not a place on earth: swapped, or out of range (latitude -90 to 90, longitude -180 to 180). Example: { latitude: 2.8033, longitude: 101.7972 }.",
  ],
  ["company.coordinates", { latitude: 2.8, longitude: 282 }, "is not a place on earth"],
  ["company.coordinates.latitude", NaN, "coordinates.latitude NaN is not a number"],
  [
    "company",
    { ...validFacts.company, countryCode: "MY", coordinates: { latitude: 52.5, longitude: 13.4 } },
    'coordinates { latitude: 52.5, longitude: 13.4 } is not a place in Malaysia, the country of countryCode "MY".',
  ],
  ["company.name", "", `name "" ${nameFault}`],
  ["company.name", "a".repeat(200), `aaa… ${nameFault}`],
  ["company.name", undefined, "company.ts: name is missing: it should be a text of 1 to 40 char"],
  [
    "company.countryCode",
    "Malaysia",
    'countryCode "Malaysia" is not the code of a country, two capital letters. Example: "MY".',
  ],
  [
    "company.address.postalCode",
    71800,
    "address.postalCode 71800 is not a text of 1 or more characters between",
  ],
  [
    "documents.documents.0.language",
    "english!",
    'documents[0].language "english!" is not the code of a language. Example: "en".',
  ],
  ["documents.documents.0.language", "english", 'language "english" is not the code'],
  [
    "documents.documents.0.file",
    "../package.json",
    `documents[0].file "../package.json" ${fileFault}`,
  ],
  ["documents.documents.0.file", "app-icons", `documents[0].file "app-icons" ${fileFault}`],
  ["documents.documents.0.file", "gone.pdf", `documents[0].file "gone.pdf" ${fileFault}`],
  ["documents.documents.0.file", "/vercel.json", `documents[0].file "/vercel.json" ${fileFault}`],
  [
    "company.contactForm.privacy",
    "javascript:alert(1)",
    'contactForm.privacy "javascript:alert(1)" is not an https address or a path of the site. Example: "/privacy.pdf".',
  ],
  ["company.contactForm.privacy", "//evil.example", 'privacy "//evil.example" is not an https'],
  [
    "company.contactForm.endpoint",
    "https://*.example/contact",
    `contactForm.endpoint "https://*.example/contact" ${urlFault}`,
  ],
  ["company.contactForm.endpoint", "forms.example", `endpoint "forms.example" ${urlFault}`],
  ["company.contactForm.endpoint", "http://forms.example/", `"http://forms.example/" ${urlFault}`],
  ["company.contactForm.endpoint", "https://", `endpoint "https://" ${urlFault}`],
  [
    "company.contactForm.endpoint",
    "https://user:pw@forms.example/",
    'endpoint "https://user:pw@forms.example/" is not an address without user and password. Example: "https',
  ],
  ["company.mapsUrl", "maps.example/1", `mapsUrl "maps.example/1" ${urlFault}`],
  ["company.socialProfiles.0.url", "x.com", `socialProfiles[0].url "x.com" ${urlFault}`],
  ["company.socialProfiles.0", { name: "TikTok" }, 'socialProfiles[0] { name: "TikTok" } is not'],
  ["company.socialProfiles.0", { ...profile, icon: "Video" }, `icon "Video" ${iconFault}`],
  ["company.socialProfiles.0", { ...profile, icon: {} }, `socialProfiles[0].icon {} ${iconFault}`],
  [
    "documents.documents.1",
    document,
    'documents[1].file "vercel.json" is not unique: an entry before it has the same. Example: "documents/ethanol.pdf".',
  ],
  [
    "privacy-notice.privacyNotice.sections.0.paragraphs.0.en",
    "Contact: [name, phone, email].",
    'privacyNotice.sections[0].paragraphs[0].en "Contact: [name, phone, email]." is not a text without square brackets, and without braces except {company} and {address}. Example: "Last revised: 1 August 2026".',
  ],
  [
    "privacy-notice.privacyNotice.revision.ms",
    "Semakan terakhir: [tarikh]",
    'revision.ms "Semakan terakhir: [tarikh]" is not a text without square brackets',
  ],
  [
    "privacy-notice.privacyNotice.sections.0.heading.ms",
    "{companny}",
    'sections[0].heading.ms "{companny}" is not a text without square brackets, and without braces',
  ],
  ["allowed-origins.allowedOrigins.script-src", ["stats.example"], '"stats.example" is not'],
  [
    "allowed-origins.allowedOrigins.frames-src",
    ["https://video.example"],
    'allowedOrigins["frames-src"] is not one of script-src, style-src, connect-src, img-src, font-src, frame-src, form-action. Example: "frame-src": ["https://video.example"].',
  ],
  [
    "allowed-origins.allowedOrigins.style-src",
    undefined,
    'allowedOrigins["style-src"] is missing in { "script-src": [',
  ],
  ["company.openingHours.friday.0.opens", "25:00", `friday[0].opens "25:00" ${timeFault}`],
  ["company.openingHours.friday.0.opens", "9:00", `friday[0].opens "9:00" ${timeFault}`],
  ["company.openingHours.monday", { opens: "18:00", closes: "09:00" }, orderFault],
  ["company.openingHours.friday", [], "openingHours.friday [] is not"],
  ["company.openingHours.friday", [morning, { opens: "12:00", closes: "18:00" }], orderFault],
  ["company.openingHours.friday", [{ opens: "14:45", closes: "18:00" }, morning], orderFault],
  ["company.openingHours.friday", "none", 'friday "none" is not "closed", or hours.'],
  ["company.specialHours.0.hours", [morning, morning], orderFault],
  ["company.statistics.products", "1,250,000+", '"1,250,000+" is not a text of 1 to 7 characters'],
  ["company.phone", "04-421 8890 / 04-421 8891", `8890 / 04-421 8891" ${phoneFault}`],
  ["company.phone", "+60 (0)6-000 0000", `phone "+60 (0)6-000 0000" ${phoneFault}`],
  ["company.phone", "+60 6-000\n0000", `phone "+60 6-000\\n0000" ${phoneFault}`],
  ["company.whatsapp", "012-345 6789", `whatsapp "012-345 6789" ${phoneFault}`],
  ["company.copyrightYear", 20266, `copyrightYear 20266 ${yearFault}`],
  ["company.copyrightYear", 1, `copyrightYear 1 ${yearFault}`],
  ["company.copyrightYear", 9999, `copyrightYear 9999 ${yearFault}`],
  [
    "company.contactForm",
    { endpoint, fields: { action: "1" } },
    `contactForm.fields.action ${takenFault}`,
  ],
  ["company.contactForm", { endpoint, fields: { message: "" } }, `fields.message ${takenFault}`],
  ["company.contactForm", { endpoint, fields: { dataset: "" } }, `fields.dataset ${takenFault}`],
  [
    "company.contactForm",
    { endpoint, fields: { firstName: "1" } },
    `contactForm.fields.firstName ${repeatedNameFault} "access_key".`,
  ],
  [
    "company.contactForm",
    { ...form, honeypot: { name: "reset", type: "text" } },
    `contactForm.honeypot.name "reset" ${takenFault}`,
  ],
  [
    "company.contactForm",
    { ...form, honeypot: { name: "subject", type: "text" } },
    `contactForm.honeypot.name "subject" ${repeatedNameFault}`,
  ],
  [
    "company.contactForm",
    { ...form, honeypot: { name: "access_key", type: "text" } },
    `contactForm.honeypot.name "access_key" ${repeatedNameFault}`,
  ],
  ["company.contactForm.attributes", { method: "get" }, `attributes.method ${attributeFault}`],
  ["company.contactForm.attributes", { encType: "text/plain" }, `encType ${attributeFault}`],
  ["company.contactForm.attributes", { onsubmit: "return" }, `onsubmit ${attributeFault}`],
  ["form-fields.fields.3.id", "email", `fields[3].id "email" ${repeated} "companyName".`],
  ["form-fields.fields.3.id", "title", `fields[3].id "title" ${takenFault} "companyName".`],
  ["form-fields.fields.3.id", "namespaceURI", `fields[3].id "namespaceURI" ${takenFault}`],
  ["form-fields.fields.3.id", "toString", `fields[3].id "toString" ${takenFault}`],
  ["form-fields.fields.3.id", "language", `fields[3].id "language" ${takenFault}`],
  ["form-fields.fields.3.id", "sent", `fields[3].id "sent" ${takenFault}`],
  ["form-fields.fields.3.id", "your phone", `fields[3].id "your phone" ${idFault}`],
  ["form-fields.fields.3.label", undefined, "fields[3].label is missing in { id:"],
  ["form-fields.fields.3.options", ["closed"], '[3].type "tel" is not possible beside "options"'],
  [
    "form-fields.fields",
    fields.filter(({ id }) => id !== "subject"),
    '… is not a list with the fields email and subject. Example: { id: "subject", label: "subject", required: true }.',
  ],
  ["form-fields.fields", fields.filter(({ id }) => id !== "email"), "fields email and subject."],
  ["pigments.pigments", { first: pigments.first }, "is not a deck of six pigments."],
  ["pigments.pigments.first.cas", "147-14-9", 'first.cas "147-14-9" is not a CAS number'],
  ["pigments.pigments.first.cas", "147148", 'first.cas "147148" is not a CAS number'],
  ["pigments.pigments.first.uses", 1, "pigments.first.uses 1 is not the key of a text. Example:"],
  ["routes.routes.contact.path", "/about", `routes.contact.path "/about" ${repeated} "/delivery".`],
  ["routes.routes.about.path", "about", `routes.about.path "about" ${pathFault}`],
  ["routes.routes.about.path", "/about/", `routes.about.path "/about/" ${pathFault}`],
  ["routes.routes.about.path", "/about us", `routes.about.path "/about us" ${pathFault}`],
  [
    "routes.routes.about.pigment",
    "violet",
    'routes.about.pigment "violet" is not a name of lib/content/pigments.ts. Example: "first".',
  ],
  ["services.services.1.pigment", "violet", 'services[1].pigment "violet" is not a name of lib/'],
  ["services.services.1.title", "serviceFirst", `services[1].title "serviceFirst" ${repeated}`],
  [
    "services.services.1.features",
    [],
    'services[1].features [] is not a list with a feature. Example: ["dyes", "pigments"].',
  ],
  ["services.services.1.features", ["dyes", "dyes"], `services[1].features[1] "dyes" ${repeated}`],
  ["services.processSteps.1", processSteps[0], `processSteps[1].title "serviceFirst" ${repeated}`],
  ["values.values.quality.text", undefined, "quality.text is missing in { title:"],
  ["company.unconfirmed.0", "fone", 'unconfirmed[0] "fone" is not one of "name", '],
  ["company.adress", {}, "adress is not a fact of the site: correct its spelling, or delete it."],
])("a build stops at a wrong fact: %s %j", (fact, value, sentence) => {
  const path = fact.split(".");
  const errors = findErrors(replaceAt(validFacts, path, value));
  expect(errors).toEqual([expect.stringContaining(sentence)]);
  expect(errors[0]).toMatch(new RegExp(`^lib/content/${path[0]}\\.ts: \\S`));
});

it.each(["https://www.example.com", "http://localhost:9000"])("%s is not the site", (siteUrl) => {
  const { missing } = check({}, {}, siteUrl);
  expect(missing).toEqual([expect.stringMatching(/^SITE_URL is not the address of your site/)]);
});

it.each([
  [
    "strict build at an unconfirmed fact",
    "1",
    "lib/content/company.ts",
    ["Unconfirmed[] = [", 'Unconfirmed[] = ["phone", '],
    /facts in lib\/content\/company\.ts: phone.*STRICT_FACTS=1 stops here\./s,
  ],
  [
    "build at a wrong fact",
    "0",
    "lib/content/company.ts",
    ["copyrightYear:", "copyrightYear: 0 *"],
    /^lib\/content\/company\.ts: copyrightYear 0 is not a year from 1900/m,
  ],
  [
    "build at a wrong text",
    "0",
    "messages/en.json",
    ["{\n", '{\n  "first": "{first}",\n'],
    /^messages\/en\.json: first "\{first\}" is not correct: it has \{first\}, but/m,
  ],
  [
    "build at a missing comma, without a stack,",
    "0",
    "messages/ms.json",
    ["{\n", '{\n  "first": "First"\n'],
    /^messages\/ms\.json:2: a comma is missing at the end of: "first": "First"\n$/,
  ],
  [
    "build at a name that does not exist, without a stack,",
    "0",
    "lib/content/company.ts",
    ["copyrightYear:", "copyrightYear: thisYear *"],
    /^lib\/content\/company\.ts:\d+: thisYear is not defined\n$/,
  ],
] as const)(
  "`npm run build` stops a %s before Next.js, without the previous export",
  (_name, STRICT_FACTS, file, edit, report) => {
    const copy = copyProject();
    editFile(path.join(copy, file), [...edit]);
    mkdirSync(path.join(copy, "out"));
    const env = { ...process.env, NODE_ENV: "production", STRICT_FACTS } as const;
    const { status, stderr } = spawnSync("npm", ["run", "build"], { cwd: copy, env });
    expect(status).toBe(1);
    expect(`${stderr}`).toMatch(report);
    expect(existsSync(path.join(copy, "out"))).toBe(false);
    rmSync(copy, { recursive: true });
  },
);
