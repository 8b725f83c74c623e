import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { expect, it, vi } from "vitest";
import type { DayHours } from "@/lib/content/types";
import type { Weekday } from "@/lib/weekdays";
import en from "@/messages/en.json";
import { company } from "@/tests/fixed-site/company";
import { copyProject } from "@/tests/helpers/copy-project.mjs";
import { editFile } from "@/tests/helpers/edit-file.mjs";

const endpoint = "https://forms.example/contact";
const privacy = "/privacy/";
const socialProfiles = [{ name: "Facebook" }, ...company.socialProfiles];
const withoutAddress = { company: { ...company, socialProfiles } };

/** Checks the facts of a complete company, apart from `facts`. */
async function check(facts: object, siteUrl = "https://chem.example", listsClaims = false) {
  vi.resetModules();
  vi.doMock("@/lib/content/company", () => ({
    company: { ...company },
    whatsapp: undefined,
    documents: [],
    privacyNotice: undefined,
    contactForm: { endpoint, privacy },
    unconfirmed: [],
    ...facts,
  }));
  const { checkFacts } = await import("@/lib/facts/check-facts");
  return checkFacts(siteUrl, listsClaims);
}

it.each([
  [
    "Unconfirmed facts in lib/content/company.ts: phone, email.",
    { unconfirmed: ["phone", "email"] },
  ],
  [
    "Unconfirmed claims in messages, listed in lib/content/company.ts: 2.",
    { unconfirmed: ["claim", "other"] },
  ],
  ["Social profiles without an address in lib/content/company.ts: Facebook.", withoutAddress],
  // Does not name the profiles too.
  [
    "Unconfirmed facts in lib/content/company.ts: socialProfiles.",
    { ...withoutAddress, unconfirmed: ["socialProfiles"] },
  ],
])("a missing fact is stated as: %s", async (sentence, facts) => {
  expect(await check(facts)).toEqual({ errors: [], missing: [sentence], notes: [] });
});

it("lists the texts of unconfirmed claims on request", async () => {
  const { missing } = await check({ unconfirmed: ["heroTitle"] }, undefined, true);
  const text = JSON.stringify(en.heroTitle);
  expect(missing).toEqual([expect.stringContaining(`: 1.\n  heroTitle: ${text}`)]);
});

it("a contact form that sends nothing is only worth a note", async () => {
  const notes = [expect.stringMatching(/^The contact form sends nothing: /)];
  expect(await check({ contactForm: undefined })).toEqual({ errors: [], missing: [], notes });
});

it.each([
  ["a contact form without a privacy notice", { contactForm: { endpoint } }, /privacyNotice in/],
  ["no registration", { company: { ...company, registration: undefined } }, /^The registration in/],
])("%s is missing", async (_name, facts, sentence) => {
  const missing = [expect.stringMatching(sentence)];
  expect(await check(facts)).toEqual({ errors: [], missing, notes: [] });
});

it.each([
  ["a company with every required fact", {}],
  ["the page of a privacy notice", { contactForm: { endpoint }, privacyNotice: {} }],
  ["a business that is not a company", { company: { ...company, registration: "none" } }],
  ["an unconfirmed fact that is not set", { unconfirmed: ["privacyNotice"] }],
])("%s is complete", async (_name, facts) => {
  expect(await check(facts)).toEqual({ errors: [], missing: [], notes: [] });
});

const morning = { opens: "09:00", closes: "12:15" };

it.each([
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
  ["a profile without https", { socialProfiles: [{ name: "X", url: "x.com" }] }, /^The url of X/],
  ["a document that does not exist", { documents: [{ file: "gone.pdf" }] }, /public\/gone\.pdf/],
  ["a WhatsApp number without a country code", { whatsapp: "012-345 6789" }, /"012-345 6789"/],
])("%s is an error", async (_name, facts, sentence) => {
  // Some facts are properties of `company`, the others are exports beside it.
  const { errors } = await check({ company: { ...company, ...facts }, ...facts });
  expect(errors).toEqual([expect.stringMatching(sentence)]);
});

function hoursOn(day: Weekday, hours: DayHours) {
  return { openingHours: { ...company.openingHours, [day]: hours } };
}

it.each(["forms.example/contact", "http://forms.example/", "https://"])(
  "the endpoint %s is an error",
  async (endpoint) => {
    const { errors } = await check({ contactForm: { endpoint, privacy } });
    expect(errors).toEqual([expect.stringContaining(`is "${endpoint}": it should be`)]);
  },
);

it("the example address of the site is missing", async () => {
  const { missing } = await check({}, "https://www.example.com");
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
