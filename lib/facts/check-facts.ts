import { z } from "zod";
import { allowedOrigins } from "../content/allowed-origins";
import { colours, darkColours, logoColours } from "../content/colours";
import { company, unconfirmed } from "../content/company";
import { documents } from "../content/documents";
import { draftLabels, fields } from "../content/form-fields";
import { pigments } from "../content/pigments";
import { privacyNotice } from "../content/privacy-notice";
import { routes } from "../content/routes";
import { type Facts, factsSchema, shouldBe } from "../content/schema";
import { processSteps, services } from "../content/services";
import { values } from "../content/values";
import { dictionaries } from "../i18n/dictionaries";
import { type Dictionaries, messagesSchema } from "./check-messages";

type Report = { errors: string[]; missing: string[]; notes: string[] };

type AllFacts = Facts & { messages: Dictionaries };

const ownFacts: AllFacts = {
  company: { ...company, unconfirmed },
  documents: { documents },
  "privacy-notice": { privacyNotice },
  "allowed-origins": { allowedOrigins },
  colours: { colours, darkColours, logoColours },
  pigments: { pigments },
  routes: { routes },
  services: { services, processSteps },
  values: { values },
  "form-fields": { fields, draftLabels },
  messages: dictionaries,
};

/**
 * Checks the facts and the texts before a build.
 *
 * @param siteUrl the address of the site
 * @param otherFacts facts that replace those of files of `lib/content/`, and texts that replace those of `messages/`
 * @returns sentences by severity: `errors` end every build, `missing` ends one with `STRICT_FACTS=1`, and `notes` end none.
 *   With `errors`, there are no others.
 */
export function checkFacts(siteUrl: string, otherFacts: Partial<AllFacts> = {}): Report {
  const facts = { ...ownFacts, ...otherFacts };
  const errors = findErrors(facts);
  if (errors.length > 0) return { errors, missing: [], notes: [] };
  const { company, documents, "privacy-notice": notice } = facts;
  const { contactForm, registration, socialProfiles } = company;
  const hasDocuments = documents.documents.length > 0 || undefined;
  const values = { ...company, ...notice, documents: hasDocuments, texts: true };
  const unconfirmed = company.unconfirmed.filter((entry) => values[entry] !== undefined);
  const unconfirmedFacts = unconfirmed.filter((entry) => entry !== "texts");
  const privacyPath = routes.privacy.path;
  const profiles = socialProfiles.filter(({ url }) => !url).map(({ name }) => name);
  const missing = [
    /\/\/(localhost|127\.[\d.]+|\[::1\]|(www\.)?example\.com)(:\d+)?$/.test(siteUrl) &&
      `SITE_URL is not the address of your site: addresses in the pages start with ${siteUrl}.`,
    unconfirmedFacts.length > 0 &&
      `Unconfirmed facts in lib/content/company.ts: ${unconfirmedFacts.join(", ")}.`,
    unconfirmed.includes("texts") &&
      'The texts are drafts: read messages/en.json and messages/ms.json, then delete "texts" in lib/content/company.ts.',
    !unconfirmed.includes("socialProfiles") &&
      profiles.length > 0 &&
      `Social profiles without an address in lib/content/company.ts: ${profiles.join(", ")}.`,
    !registration &&
      'The registration in lib/content/company.ts is not set: it should be the registered name and number, or "none".',
    contactForm?.endpoint.startsWith("http:") &&
      `The contact form sends to ${contactForm.endpoint}, which only your own machine reaches.`,
    contactForm &&
      !notice.privacyNotice &&
      (contactForm.privacy ?? privacyPath).replace(/\/$/, "") === privacyPath &&
      "The contact form sends, but links to no privacy notice: see lib/content/privacy-notice.ts.",
  ].flatMap((sentence) => sentence || []);
  const note = "The contact form sends nothing: contactForm in lib/content/company.ts is not set.";
  return { errors, missing, notes: contactForm ? [] : [note] };
}

/** Returns a line about each fact or text with which the site would not work: its file, its place, what is wrong, an example. */
function findErrors(facts: AllFacts): string[] {
  const findIssues = (schema: z.ZodType) =>
    schema.safeParse(facts, { error: describeStructure }).error?.issues ?? [];
  const issues = findIssues(factsSchema);
  // Which placeholders a text can have depends on the facts.
  if (issues.length === 0) issues.push(...findIssues(messagesSchema(facts.messages, facts)));
  return issues.flatMap((issue) => {
    const [name, ...place] = issue.path;
    const file =
      name === "messages"
        ? `messages/${String(place.shift())}.json`
        : `lib/content/${String(name)}.ts`;
    const line = (fault: string, ...key: string[]) =>
      `${file}: ${z.core.toDotPath([...place, ...key])} ${fault}`;
    if (issue.code === "unrecognized_keys") {
      return issue.keys.map((key) => line(`is not ${issue.message}`, key));
    }
    if (issue.code === "invalid_key") return line(`is not ${issue.issues[0]?.message}`);
    return line(describeValue(issue, facts));
  });
}

/** Says what is wrong with a value. The error of its schema completes "is not" and "it should be". */
function describeValue({ path, message }: z.core.$ZodIssue, facts: AllFacts) {
  // Not `reportInput` of Zod: the input of a relation, such as the order of dates, is the whole group.
  const valueAt = (keys: PropertyKey[]) =>
    keys.reduce<unknown>((group, key) => Object(group)[key], facts);
  const value = valueAt(path);
  if (value === undefined) {
    const isListed = path.length > 2 && path[0] !== "messages";
    const place = isListed ? ` in ${write(valueAt(path.slice(0, -1)))}` : "";
    return `is missing${place}: it should be ${message}`;
  }
  const hasSpace = typeof value === "string" && value !== value.trim();
  const advice = hasSpace ? " Delete the space at its start or end." : "";
  return `${write(value)} is not ${message}${advice}`;
}

/** Returns what a group, a list or one of several values should be. */
function describeStructure(issue: z.core.$ZodRawIssue) {
  if (issue.code === "invalid_value") return `one of ${issue.values.map(write).join(", ")}.`;
  if (issue.code === "unrecognized_keys") {
    return "a fact of the site: correct its spelling, or delete it.";
  }
  if (issue.code !== "invalid_type") return undefined;
  if (issue.expected === "array") return shouldBe("a list in brackets", "[]");
  if (issue.expected === "string") return shouldBe("a text between quotes", '"text"');
  return shouldBe("facts in braces", '{ name: "text" }');
}

/** Writes a value about as it is written in a file. */
function write(value: unknown) {
  // JSON has no NaN.
  if (typeof value === "number") return `${value}`;
  const json = `${JSON.stringify(value, null, 1)}`.replace(/\n */g, " ");
  const text = json.replace(/"(\w+)": /g, "$1: ");
  return text.length > 100 ? `${text.slice(0, 100)}…` : text;
}
