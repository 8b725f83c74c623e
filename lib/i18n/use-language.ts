"use client";

import { useLocale, useTranslations } from "next-intl";
import type { Language, Translate } from "./languages";

/** Returns the active language and the translator. */
export function useLanguage(): { language: Language; t: Translate } {
  return { language: useLocale(), t: useTranslations() };
}
