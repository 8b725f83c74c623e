import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import type { Company, DayHours, Unconfirmed, Weekday } from "@/lib/content/types";
import { checkFacts } from "@/lib/facts/check-facts";
import { company as fixtureCompany } from "@/tests/fixture-site/content/company";
import { copyProject } from "@/tests/helpers/copy-project.mjs";
import { editFile } from "@/tests/helpers/edit-file.mjs";

const endpoint = "https://forms.example/contact";
const contactForm = { endpoint, privacy: "/privacy/" };
const company: Company = { ...fixtureCompany, whatsapp: undefined, contactForm };
const socialProfiles = [{ name: "Facebook" as const }, ...company.socialProfiles];

type Other = {
  unconfirmed?: Unconfirmed[];
  hasPrivacyNotice?: boolean;
  documents?: { title: { en: string; ms: string }; file: string; language: string }[];
};

/** Checks the facts of a complete company, apart from `facts` and `other`. */
function check(facts: Partial<Company>, other: Other = {}, siteUrl = "https://chem.example") {
  const defaults = { unconfirmed: [], documents: [], hasPrivacyNotice: false };
  return checkFacts(siteUrl, { company: { ...company, ...facts }, ...defaults, ...other });
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
  ["a contact form without a privacy notice", { contactForm: { endpoint } }, /privacy-notice\.ts/],
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

const morning = { opens: "09:00", closes: "12:15" };

it.each<[string, Partial<Company>, RegExp]>([
  [
    "hours that close first",
    hoursOn("monday", { opens: "18:00", closes: "09:00" }),
    /of monday in/,
  ],
  ["hours not in HH:MM", hoursOn("friday", { opens: "9:00", closes: "18:00" }), /of friday in/],
  ["no period", hoursOn("friday", []), /of friday in/],
  [
    "periods that overlap",
    hoursOn("friday", [morning, { opens: "12:00", closes: "18:00" }]),
    /of friday in/,
  ],
  [
    "periods in the wrong order",
    hoursOn("friday", [{ opens: "14:45", closes: "18:00" }, morning]),
    /of friday in/,
  ],
  [
    "wrong special hours",
    { specialHours: [{ date: "2073-07-31", hours: [morning, morning] }] },
    /of 2073-07-31 in/,
  ],
  [
    "a figure that is too long",
    { statistics: { products: "1,250,000+", clients: "100+", years: "10+" } },
    /^The figure "1,250,000\+" of statistics/,
  ],
  ["two phone numbers", { phone: "04-421 8890 / 04-421 8891" }, /^The phone in .* one number/],
  ["a maps address without https", { mapsUrl: "maps.example/1" }, /^The mapsUrl in .*maps.example/],
  [
    "a profile without https",
    { socialProfiles: [{ name: "X", url: "x.com", icon: "M4 4" }] },
    /^The url of X/,
  ],
  ["a WhatsApp number without a country code", { whatsapp: "012-345 6789" }, /"012-345 6789"/],
])("%s is an error", (_name, facts, sentence) => {
  expect(check(facts).errors).toEqual([expect.stringMatching(sentence)]);
});

it("a document that does not exist is an error", () => {
  const title = { en: "Gone", ms: "Tiada" };
  const { errors } = check({}, { documents: [{ title, file: "gone.pdf", language: "en" }] });
  expect(errors).toEqual([expect.stringContaining("public/gone.pdf")]);
});

function hoursOn(day: Weekday, hours: DayHours) {
  return { openingHours: { ...company.openingHours, [day]: hours } };
}

it.each(["forms.example/contact", "http://forms.example/", "https://"])(
  "the endpoint %s is an error",
  (endpoint) => {
    const { errors } = check({ contactForm: { ...contactForm, endpoint } });
    expect(errors).toEqual([expect.stringContaining(`is "${endpoint}": it should be`)]);
  },
);

it("the example address of the site is missing", () => {
  const { missing } = check({}, {}, "https://www.example.com");
  expect(missing).toEqual([expect.stringMatching(/^SITE_URL is not set/)]);
});

it("a strict build with an unconfirmed fact stops before Next.js, without the previous export", () => {
  const copy = copyProject();
  const fact = '"phone", ';
  editFile(path.join(copy, "lib/content/company.ts"), [
    "Unconfirmed[] = [",
    `Unconfirmed[] = [${fact}`,
  ]);
  mkdirSync(path.join(copy, "out"));
  const env = { ...process.env, STRICT_FACTS: "1" };
  const { status, stderr } = spawnSync("npm", ["run", "build"], { cwd: copy, env });
  expect(status).toBe(1);
  expect(`${stderr}`).toMatch(
    /facts in lib\/content\/company\.ts: phone.*STRICT_FACTS=1 stops here\./s,
  );
  expect(existsSync(path.join(copy, "out"))).toBe(false);
  rmSync(copy, { recursive: true });
});
