"use client";

import { NextIntlClientProvider, useTranslations } from "next-intl";
import { type ReactNode, useLayoutEffect, useMemo } from "react";
import { dictionaries } from "./dictionaries";
import { switchLanguage } from "./language-store";
import type { Language } from "./languages";
import { LanguageContext } from "./use-language";
import { useLanguageState } from "./use-language-state";

/** Provides the active language and its messages. Starts in English, the language of the exported HTML. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const { language, restoreScroll } = useLanguageState();

  useLayoutEffect(() => restoreScroll?.(), [restoreScroll]);

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
