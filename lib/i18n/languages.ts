import type en from "@/messages/en.json";

export type Messages = typeof en;
export type MessageKey = keyof Messages;

declare module "next-intl" {
  interface AppConfig {
    Locale: Language;
    Messages: Messages;
  }
}

type LanguageFacts = {
  /** The text of the language toggle. */
  label: string;
  /** The BCP 47 locale of dates. */
  locale: string;
  /** The direction of its script. */
  dir: "ltr" | "rtl";
};

/** The languages of the site by their code (ISO 639-1), in the order of the language toggle. */
export const languages = {
  en: { label: "EN", locale: "en-GB", dir: "ltr" },
  ms: { label: "MS", locale: "ms-MY", dir: "ltr" },
} satisfies Record<string, LanguageFacts>;

export type Language = keyof typeof languages;

/** A text in each language. */
export type LocalText = Record<Language, string>;

export const languageCodes = Object.keys(languages) as Language[];

/** The language of the exported HTML. */
export const defaultLanguage = "en" satisfies Language;

/** The `localStorage` key of the visitor's choice. */
export const languageStorageKey = "language";
