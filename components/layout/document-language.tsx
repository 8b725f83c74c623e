"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { afterPaint } from "@/lib/browser";
import { findRoute } from "@/lib/find-route";
import { useLanguage } from "@/lib/i18n/language-provider";
import { saveScrollAnchor } from "@/lib/i18n/language-store";
import { languages } from "@/lib/i18n/languages";
import { documentTitle } from "@/lib/seo/document-title";

/**
 * The document's title, which React moves to the head, its `lang` and its `dir`, in the active language. The metadata has
 * no title, because Next would write it in English after each navigation.
 */
export function DocumentLanguage() {
  const { language, t } = useLanguage();
  const title = findRoute(usePathname())?.title ?? "notFoundTitle";

  // Deferred until after paint, because setting `lang`, even to the same value, makes the browser recalculate the style of
  // the whole page.
  useEffect(() => {
    const root = document.documentElement;
    return afterPaint(() => {
      if (root.lang === language) return;
      // Headings have another size in Malay.
      const restoreScroll = saveScrollAnchor();
      root.lang = language;
      root.dir = languages[language].dir;
      restoreScroll?.();
    });
  }, [language]);

  return <title>{documentTitle(t(title))}</title>;
}
