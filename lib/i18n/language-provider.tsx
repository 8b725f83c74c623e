"use client";

import { NextIntlClientProvider, createTranslator, useTranslations } from "next-intl";
import { type ReactNode, createContext, useContext, useMemo } from "react";
import { dictionaries } from "./dictionaries";
import { useShownLanguage } from "./language-store";
import type { Language } from "./languages";
import { type Translator, fillInFacts } from "./translator";

type LanguageContextValue = {
  /** The active language. */
  language: Language;
  t: Translator;
};

const LanguageContext = createContext<LanguageContextValue | undefined>(undefined);

/** Provides the active language and its messages. Starts in English, the language of the exported HTML. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const language = useShownLanguage();
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
  const value = useMemo(() => ({ language, t: fillInFacts(t) }), [language, t]);
  return <LanguageContext value={value}>{children}</LanguageContext>;
}

/**
 * Returns the active language and the translator.
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
  const language = useShownLanguage();
  const t = createTranslator({ locale: language, messages: dictionaries[language] });
  return { language, t: fillInFacts(t) };
}
