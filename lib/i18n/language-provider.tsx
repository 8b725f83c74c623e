"use client";

import { NextIntlClientProvider, createTranslator, useTranslations } from "next-intl";
import { type ReactNode, createContext, useContext, useMemo } from "react";
import { dictionaries } from "./dictionaries";
import { useShownLanguage } from "./language-store";
import type { Language } from "./languages";

type LanguageContextValue = {
  /** The active language. */
  language: Language;
  /** Returns a message with its values filled in; returns an unknown key unchanged. */
  t: ReturnType<typeof useTranslations>;
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
  const value = useMemo(() => ({ language, t }), [language, t]);
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
  return { language, t: createTranslator({ locale: language, messages: dictionaries[language] }) };
}
