"use client";

import { createTranslator, NextIntlClientProvider, useMessages } from "next-intl";
import { useLayoutEffect, useMemo, type ReactNode } from "react";
import { DocumentLanguage } from "./document-language";
import { switchLanguage } from "./language-store";
import type { Language } from "./languages";
import { restoreScrollAnchor } from "./scroll-anchor";
import { useDictionary } from "./use-dictionary";
import { LanguageContext } from "./use-language";

/** Provides the active language and the translator. Starts in English, the language of the exported HTML. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const { language, messages } = useDictionary();

  useLayoutEffect(restoreScrollAnchor, [language]);

  return (
    <NextIntlClientProvider locale={language} messages={messages}>
      <TranslatorProvider language={language}>{children}</TranslatorProvider>
    </NextIntlClientProvider>
  );
}

// Shares one translator: useTranslations would create one per component, and add next-intl's formatters to the bundle.
function TranslatorProvider({ language, children }: { language: Language; children: ReactNode }) {
  const messages = useMessages();
  const t = useMemo(() => createTranslator({ locale: language, messages }), [language, messages]);
  const value = useMemo(() => ({ language, switchLanguage, t, rich: t.rich }), [language, t]);
  return (
    <LanguageContext value={value}>
      <DocumentLanguage />
      {children}
    </LanguageContext>
  );
}
