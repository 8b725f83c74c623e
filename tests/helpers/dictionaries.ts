import { readFileSync } from "node:fs";
import { createTranslator } from "next-intl";
import { type Language, type Messages, defaultLanguage, languageCodes } from "@/lib/i18n/languages";

/**
 * The messages of each language of the site, for browser tests, which cannot import `lib/i18n/dictionaries.ts`. With ordinary
 * spaces instead of no-break spaces, like the texts of pages in tests.
 */
export const dictionaries = Object.fromEntries(
  languageCodes.map((code) => [code, read(code)]),
) as Record<Language, Messages>;

function read(code: Language) {
  return JSON.parse(readFileSync(`messages/${code}.json`, "utf8").replaceAll("\\u00a0", " "));
}

/** The messages of the exported HTML. */
export const messages = dictionaries[defaultLanguage];

export const t = createTranslator({ locale: defaultLanguage, messages });
