"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { afterPaint } from "@/lib/browser";
import { findRoute } from "@/lib/content/routes";
import { useLanguage } from "@/lib/i18n/language-provider";
import { documentTitle } from "@/lib/seo/document-title";

/** Keeps `<html lang>` and the document title in the active language. */
export function DocumentLanguage() {
  const { language, t } = useLanguage();
  const pathname = usePathname();

  // Deferred until after paint, because a new `lang` makes the browser recalculate style and layout of the whole page.
  useEffect(
    () =>
      afterPaint(() => {
        document.documentElement.lang = language;
      }),
    [language],
  );

  useEffect(() => {
    const title = documentTitle(t(findRoute(pathname)?.title ?? "notFoundTitle"));
    // Without the comparison, the write would trigger the observer again.
    const updateTitle = () => {
      if (document.title !== title) document.title = title;
    };
    updateTitle();
    // Next writes the English title into the head after each navigation.
    const observer = new MutationObserver(updateTitle);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [pathname, t]);

  return null;
}
