"use client";

import { createTranslator, NextIntlClientProvider, useMessages } from "next-intl";
import { useLayoutEffect, useMemo, type ReactNode } from "react";
import { DocumentLanguage } from "./document-language";
import { toggleLanguage, type Language } from "./language-store";
import { restoreScrollAnchor } from "./scroll-anchor";
import { useDictionary } from "./use-dictionary";
import { LanguageContext } from "./use-language";

/**
 * Gives everything below it the language and the lookup. Starts in English, as the exported HTML is,
 * and moves to the language of the address or of the last visit after hydration.
 */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const { language, messages } = useDictionary();

  useLayoutEffect(restoreScrollAnchor, [language]);

  return (
    <NextIntlClientProvider locale={language} messages={messages} timeZone="Asia/Kuala_Lumpur">
      <Lookup language={language}>{children}</Lookup>
    </NextIntlClientProvider>
  );
}

// One translator for the whole page: useTranslations would build one for every component that calls it,
// and brings next-intl's formatter of numbers and dates along.
function Lookup({ language, children }: { language: Language; children: ReactNode }) {
  const messages = useMessages();
  const t = useMemo(() => createTranslator({ locale: language, messages }), [language, messages]);
  const value = useMemo(() => ({ language, toggleLanguage, t, rich: t.rich }), [language, t]);
  return (
    <LanguageContext value={value}>
      <DocumentLanguage />
      {children}
    </LanguageContext>
  );
}
