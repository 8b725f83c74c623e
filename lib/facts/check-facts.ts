import { existsSync } from "node:fs";
import en from "../../messages/en.json";
import * as facts from "../content/company";
import type { DayHours, Unconfirmed } from "../content/types";
import { isConfirmed } from "./derived-facts";
import { periodsOf } from "./opening-hours";

type Report = { errors: string[]; missing: string[]; notes: string[] };

/**
 * Checks the facts before a build.
 *
 * @param siteUrl the address of the site
 * @param listsClaims whether the sentence about unconfirmed claims contains their texts
 * @returns sentences by severity: `errors` end every build, `missing` ends one with `STRICT_FACTS=1`, and `notes` end none
 */
export function checkFacts(siteUrl: string, listsClaims = false): Report {
  const { company, contactForm, privacyNotice, unconfirmed } = facts;
  const values: Partial<Record<Unconfirmed, unknown>> = { ...company, ...facts };
  const unconfirmedFacts = unconfirmed.filter((entry) => values[entry] !== undefined);
  const claims = unconfirmed.filter((entry) => !(entry in values));
  const texts: Partial<Record<Unconfirmed, string>> = en;
  const listedClaims = listsClaims
    ? claims.map((key) => `\n  ${key}: ${JSON.stringify(texts[key])}`)
    : [];
  const profiles = company.socialProfiles.filter(({ url }) => !url).map(({ name }) => name);
  const missing = [
    /\/\/www\.example\.com$/.test(siteUrl) &&
      `SITE_URL is not set: addresses in the pages start with ${siteUrl}.`,
    unconfirmedFacts.length > 0 &&
      `Unconfirmed facts in lib/content/company.ts: ${unconfirmedFacts.join(", ")}.`,
    claims.length > 0 &&
      `Unconfirmed claims in messages, listed in lib/content/company.ts: ${claims.length}.${listedClaims.join("")}`,
    isConfirmed("socialProfiles") &&
      profiles.length > 0 &&
      `Social profiles without an address in lib/content/company.ts: ${profiles.join(", ")}.`,
    !company.registration &&
      'The registration in lib/content/company.ts is not set: it should be the registered name and number, or "none".',
    contactForm &&
      !contactForm.privacy &&
      !privacyNotice &&
      "The contact form sends, but links to no privacy notice: set privacyNotice in lib/content/company.ts.",
  ];
  const notes = [
    !contactForm &&
      "The contact form sends nothing: contactForm in lib/content/company.ts is not set.",
  ];
  return { errors: findErrors(), missing: missing.filter(isText), notes: notes.filter(isText) };
}

/** Returns a sentence about each fact that would not work. */
function findErrors(): string[] {
  const { company, contactForm, documents, whatsapp } = facts;
  const days = [
    ...Object.entries(company.openingHours),
    ...company.specialHours.map(({ date, hours }) => [date, hours] as const),
  ];
  return [
    ...days.map(([day, hours]) => checkHours(day, hours)),
    ...documents.map(
      ({ file }) =>
        !existsSync(`public/${file}`) &&
        `documents in lib/content/company.ts: public/${file} does not exist.`,
    ),
    ...Object.values(company.statistics ?? {}).map(checkFigure),
    checkNumber("phone", company.phone),
    whatsapp && checkNumber("whatsapp", whatsapp),
    checkUrl("endpoint of contactForm", contactForm?.endpoint),
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
