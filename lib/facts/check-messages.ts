import { type MessageFormatElement, TYPE, parse } from "@formatjs/icu-messageformat-parser";
import { z } from "zod";
import { type Facts, hasNoIssue, shouldBe, text } from "../content/schema";
import { type Language, type MessageKey, defaultLanguage, languageCodes } from "../i18n/languages";
import { messageFacts, ownPlaceholders } from "../i18n/placeholders";
import { weekdays } from "../weekdays";

/** The texts of each language by their keys. */
export type Dictionaries = Record<Language, Record<string, string>>;

/** The facts that every message can have. */
const factParts = Object.keys(messageFacts).map(toPart);

/** The other placeholders of messages, by their keys. */
const ownParts = new Map(
  Object.entries(ownPlaceholders).map(([key, names]) => [key, names.map(toPart)]),
);

/** The facts that a message may have in one language only. */
const placeParts = ["{town}", "{state}"];

/** The tags that `<Message>` renders: as texts, and as links. */
const textTags = ["<name>", "<b>"];
const linkTags = ["<phone>", "<mail>"];

/**
 * The messages that the code uses as plain texts, by `t`: in accessible names, titles, emails and data for search engines.
 * They have no tags.
 */
export const plainTexts: MessageKey[] = [
  ...weekdays,
  "address",
  "addressText",
  "closed",
  "copyText",
  "dayPair",
  "dayRange",
  "email",
  "errorOnPage",
  "errorOnPageText",
  "errorTitle",
  "footerDescription",
  "holidayNote",
  "hoursRange",
  "languageChanged",
  "learnMore",
  "learnMoreAbout",
  "learnMoreAboutUs",
  "mainNavigation",
  "mapTitle",
  "messageCut",
  "messageOutline",
  "messageProduct",
  "mondayFriday",
  "name",
  "notFoundTitle",
  "notifications",
  "openAsEmail",
  "openUntil",
  "opensAt",
  "opensOn",
  "pages",
  "phone",
  "previewAlt",
  "privacyMetaDescription",
  "privacyNotice",
  "productInquiry",
  "quoteRequest",
  "serviceInquiry",
  "servicesList",
  "specialHours",
  "switchLanguage",
  "textCopied",
  "timeAfternoon",
  "timeMidday",
  "timeMorning",
  "timeNight",
  "tryAgain",
  "yes",
];

/** The messages in links and buttons, which can contain no other link. */
export const linkTexts: MessageKey[] = [
  "askAbout",
  "closeNotification",
  "contactUs",
  "exploreServices",
  "getQuote",
  "home",
  "menu",
  "noCode",
  "opensInNewTab",
  "sendByWhatsapp",
  "sendMessage",
  "services",
  "skipToContent",
];

/** Returns the messages of pages, services and fields that the code uses as plain texts. */
function plainTextsOf({ routes, services, "form-fields": form }: Facts): string[] {
  return [
    ...Object.values(routes.routes).flatMap((route) => [
      route.label,
      route.title,
      route.description,
      route.heading,
    ]),
    ...services.services.flatMap(({ title, description, features }) => [
      title,
      description,
      ...features,
    ]),
    ...form.fields.flatMap(({ label, options = [] }) => [label, ...options]),
    ...Object.values(form.draftLabels),
  ];
}

/**
 * Returns the schema of the dictionaries: the same keys, placeholders and tags in all languages, and no text that is empty or
 * that the site cannot fill in and render.
 */
export function messagesSchema(dictionaries: Dictionaries, facts: Facts) {
  const plain = new Set<string>([...plainTexts, ...plainTextsOf(facts)]);
  const keys = Object.keys(dictionaries[defaultLanguage]);
  const file = `messages/${defaultLanguage}.json`;
  const unknownKey = `a key of ${file}: correct its spelling, add it there, or delete it.`;

  const tagsOf = (key: string) => {
    if (plain.has(key)) return [];
    return linkTexts.some((text) => text === key) ? textTags : [...textTags, ...linkTags];
  };

  const messageSchema = (language: Language, key: string) => {
    const allowed = [...factParts, ...tagsOf(key), ...(ownParts.get(key) ?? [])];
    const others = languageCodes.filter((code) => code !== language);
    const otherTexts = others.map((code) => dictionaries[code][key] ?? "");
    return text("Learn More").superRefine(
      (message, context) => {
        const fault = findFault(message, allowed, otherTexts);
        if (fault) context.addIssue({ code: "custom", message: `correct: ${fault}` });
      },
      { when: hasNoIssue },
    );
  };

  const dictionarySchema = (language: Language) =>
    z.strictObject(Object.fromEntries(keys.map((key) => [key, messageSchema(language, key)])), {
      error: ({ code }) => (code === "unrecognized_keys" ? unknownKey : undefined),
    });
  return z.object({
    messages: z.object(
      Object.fromEntries(languageCodes.map((code) => [code, dictionarySchema(code)])),
    ),
  });
}

/** Returns what is wrong with a message, and an example; undefined if nothing is. */
function findFault(message: string, allowed: string[], otherTexts: string[]): string | undefined {
  const { parts, fault } = readParts(message);
  if (fault) return fault;
  const unknown = parts.filter((part) => !allowed.includes(part));
  if (unknown.length > 0) {
    const rule = `it has ${unknown.join(", ")}, but can have only ${allowed.join(", ")}`;
    return shouldBe(rule, '"Text with {company}"');
  }
  for (const other of otherTexts) {
    const others = readParts(other).parts;
    const lost = allowed.filter(
      (part) => !placeParts.includes(part) && others.includes(part) && !parts.includes(part),
    );
    const rule = `it lacks ${lost.join(", ")}, which another language has`;
    if (lost.length > 0) return shouldBe(rule, JSON.stringify(other));
  }
  return undefined;
}

/** Returns the placeholders and tags of a message, such as `{company}` and `<name>`, or why it has none. */
function readParts(message: string): { parts: string[]; fault?: string } {
  try {
    return { parts: partsOf(parse(message)) };
  } catch (error) {
    const fault = /TAG/.test(`${error}`)
      ? shouldBe("a tag is not closed, or is HTML", '"Our town is <name>{town}</name>"')
      : shouldBe("a brace is not closed, or has no name in it", '"Text with {company}"');
    return { parts: [], fault };
  }
}

function partsOf(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    switch (element.type) {
      case TYPE.literal:
        // What the parser takes for text, but the owner does not.
        return (element.value.match(/[{}]|<\/?[a-z][^>]*>|&(#\w+|[a-z]{2,});/gi) ?? []).map(
          (text) => `the text ${text}`,
        );
      case TYPE.tag:
        return element.children.length === 0
          ? [`<${element.value}></${element.value}>`]
          : [`<${element.value}>`, ...partsOf(element.children)];
      case TYPE.argument:
        return [`{${element.value}}`];
      case TYPE.pound:
        return ["#"];
      default:
        // No message formats a number, a date or a choice.
        return [`{${element.value}, …}`];
    }
  });
}

function toPart(name: string) {
  return `{${name}}`;
}
