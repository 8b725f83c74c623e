import { readFileSync } from "node:fs";
import { type Language, type Messages, languageCodes } from "@/lib/i18n/languages";

/** The messages of each language of the site, for browser tests, which cannot import `lib/i18n/dictionaries.ts`. */
export const dictionaries = Object.fromEntries(
  languageCodes.map((code) => [code, JSON.parse(readFileSync(`messages/${code}.json`, "utf8"))]),
) as Record<Language, Messages>;
