import { readFileSync } from "node:fs";
import { createTranslator } from "next-intl";
import { type Language, type Messages, defaultLanguage, languageCodes } from "@/lib/i18n/languages";

/** The messages of each language of the site, for browser tests, which cannot import `lib/i18n/dictionaries.ts`. */
export const dictionaries = Object.fromEntries(
  languageCodes.map((code) => [code, JSON.parse(readFileSync(`messages/${code}.json`, "utf8"))]),
) as Record<Language, Messages>;

/** The messages of the exported HTML. */
export const messages = dictionaries[defaultLanguage];

export const t = createTranslator({ locale: defaultLanguage, messages });
