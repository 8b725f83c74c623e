"use client";

import { NextIntlClientProvider, createTranslator, useTranslations } from "next-intl";
import { type ReactNode, createContext, useContext, useMemo } from "react";
import { dictionaries } from "./dictionaries";
import { switchLanguage, useLanguageState } from "./language-store";
import type { Language } from "./languages";

type LanguageContextValue = {
  /** The active language. */
  language: Language;
  /** Returns a message with its values filled in; returns an unknown key unchanged. */
  t: ReturnType<typeof useTranslations>;
  /** Stores a language, and shows it after the next paint; see `language-store.ts`. */
  switchLanguage: typeof switchLanguage;
};

const LanguageContext = createContext<LanguageContextValue | undefined>(undefined);

/** Provides the active language and its messages. Starts in English, the language of the exported HTML. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const language = useLanguageState();
  return (
    <NextIntlClientProvider
      locale={language}
      messages={dictionaries[language]}
      timeZone="Asia/Kuala_Lumpur"
    >
      <TranslatorProvider language={language}>{children}</TranslatorProvider>
    </NextIntlClientProvider>
  );
}

/** Creates the translator once for all components. */
function TranslatorProvider({ language, children }: { language: Language; children: ReactNode }) {
  const t = useTranslations();
  const value = useMemo(() => ({ language, t, switchLanguage }), [language, t]);
  return <LanguageContext value={value}>{children}</LanguageContext>;
}

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

/** Returns the active language and a translator, for the global error screen, which has no `LanguageProvider`. */
export function useLanguageWithoutProvider() {
  const language = useLanguageState();
  return { language, t: createTranslator({ locale: language, messages: dictionaries[language] }) };
}
