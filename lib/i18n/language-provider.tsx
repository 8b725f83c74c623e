"use client";

import { NextIntlClientProvider } from "next-intl";
import { type ReactNode, useLayoutEffect } from "react";
import { DocumentLanguage } from "./document-language";
import { restoreScrollAnchor } from "./scroll-anchor";
import { useDictionary } from "./use-dictionary";

/** Provides the active language and its messages. Starts in English, the language of the exported HTML. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const { language, messages } = useDictionary();

  useLayoutEffect(restoreScrollAnchor, [language]);

  return (
    <NextIntlClientProvider locale={language} messages={messages} timeZone="Asia/Kuala_Lumpur">
      <DocumentLanguage />
      {children}
    </NextIntlClientProvider>
  );
}
