"use client";

import type { useTranslations } from "next-intl";
import { createContext, useContext } from "react";
import type { Language } from "./languages";

type LanguageContextValue = {
  /** The active language. */
  language: Language;
  /** Returns a message with its values filled in; returns an unknown key unchanged. */
  t: ReturnType<typeof useTranslations>;
  /** Switches to a language and stores the choice for later visits. */
  switchLanguage: (language: Language) => void;
};

export const LanguageContext = createContext<LanguageContextValue | undefined>(undefined);

/**
 * Returns the active language, the translator, and the function that switches the language.
 *
 * @throws {Error} outside of a `LanguageProvider`
 */
export function useLanguage(): LanguageContextValue {
  const context = useContext(LanguageContext);
  if (!context) throw new Error("useLanguage must be used within a LanguageProvider");
  return context;
}
