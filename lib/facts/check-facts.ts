import { existsSync } from "node:fs";
import { company, unconfirmed } from "../content/company";
import { documents } from "../content/documents";
import { privacyNotice } from "../content/privacy-notice";
import type { Company, CompanyDocument, DayHours, Unconfirmed } from "../content/types";
import { periodsOf } from "./opening-hours";

type Facts = {
  company: Company;
  unconfirmed: Unconfirmed[];
  documents: CompanyDocument[];
  hasPrivacyNotice: boolean;
};

type Report = { errors: string[]; missing: string[]; notes: string[] };

const ownFacts: Facts = {
  company,
  unconfirmed,
  documents,
  hasPrivacyNotice: privacyNotice !== undefined,
};

/**
 * Checks the facts before a build.
 *
 * @param siteUrl the address of the site
 * @returns sentences by severity: `errors` end every build, `missing` ends one with `STRICT_FACTS=1`, and `notes` end none
 */
export function checkFacts(siteUrl: string, facts = ownFacts): Report {
  const { company, documents, hasPrivacyNotice } = facts;
  const { contactForm, registration, socialProfiles } = company;
  const values = {
    ...company,
    documents: documents.length > 0 || undefined,
    privacyNotice: hasPrivacyNotice || undefined,
    texts: true,
  };
  const unconfirmed = facts.unconfirmed.filter((entry) => values[entry] !== undefined);
  const unconfirmedFacts = unconfirmed.filter((entry) => entry !== "texts");
  const profiles = socialProfiles.filter(({ url }) => !url).map(({ name }) => name);
  const missing = [
    /\/\/www\.example\.com$/.test(siteUrl) &&
      `SITE_URL is not set: addresses in the pages start with ${siteUrl}.`,
    unconfirmedFacts.length > 0 &&
      `Unconfirmed facts in lib/content/company.ts: ${unconfirmedFacts.join(", ")}.`,
    unconfirmed.includes("texts") &&
      'The texts are drafts: read messages/en.json and messages/ms.json, then delete "texts" in lib/content/company.ts.',
    !unconfirmed.includes("socialProfiles") &&
      profiles.length > 0 &&
      `Social profiles without an address in lib/content/company.ts: ${profiles.join(", ")}.`,
    !registration &&
      'The registration in lib/content/company.ts is not set: it should be the registered name and number, or "none".',
    contactForm &&
      !contactForm.privacy &&
      !hasPrivacyNotice &&
      "The contact form sends, but links to no privacy notice: see lib/content/privacy-notice.ts.",
  ];
  const notes = [
    !contactForm &&
      "The contact form sends nothing: contactForm in lib/content/company.ts is not set.",
  ];
  const errors = findErrors(company, documents);
  return { errors, missing: missing.filter(isText), notes: notes.filter(isText) };
}

/** Returns a sentence about each fact that would not work. */
function findErrors(company: Company, documents: CompanyDocument[]): string[] {
  const days = [
    ...Object.entries(company.openingHours),
    ...company.specialHours.map(({ date, hours }) => [date, hours] as const),
  ];
  return [
    ...days.map(([day, hours]) => checkHours(day, hours)),
    ...documents.map(
      ({ file }) =>
        !existsSync(`public/${file}`) &&
        `A file in lib/content/documents.ts does not exist: public/${file}.`,
    ),
    ...Object.values(company.statistics ?? {}).map(checkFigure),
    checkNumber("phone", company.phone),
    company.whatsapp && checkNumber("whatsapp", company.whatsapp),
    checkUrl("endpoint of contactForm", company.contactForm?.endpoint),
    checkUrl("mapsUrl", company.mapsUrl),
    ...company.socialProfiles.map(({ name, url }) => checkUrl(`url of ${name}`, url)),
  ].filter(isText);
}

/** Each period opens before it closes, and after the one before it has closed. */
function checkHours(day: string, hours: DayHours) {
  const times = periodsOf(hours).flatMap(({ opens, closes }) => [opens, closes]);
  const isInOrder = times.every((time, index) => index === 0 || times[index - 1]! < time);
  const isValid = times.every((time) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time));
  return (
    !(isInOrder && isValid && (times.length > 0 || hours === "closed")) &&
    `The hours of ${day} in lib/content/company.ts are ${JSON.stringify(hours)}: they should be "closed", or periods in their order, each like { opens: "09:00", closes: "18:00" }, which do not overlap.`
  );
}

function checkFigure(figure: string) {
  return (
    figure.length > 7 &&
    `The figure "${figure}" of statistics in lib/content/company.ts has more than 7 characters: shorten it, for example to "12,500+" or "1M+".`
  );
}

function checkNumber(name: string, number: string) {
  return (
    !/^\+\d{8,15}$/.test(number.replace(/[\s()-]/g, "")) &&
    `The ${name} in lib/content/company.ts is "${number}": it should be one number with its country code, like +60 12-345 6789.`
  );
}

function checkUrl(name: string, url?: string) {
  return (
    url !== undefined &&
    !(URL.canParse(url) && url.startsWith("https://")) &&
    `The ${name} in lib/content/company.ts is "${url}": it should be a web address like https://www.example.com/contact.`
  );
}

function isText(sentence: string | false | undefined): sentence is string {
  return Boolean(sentence);
}
