"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { afterPaint, saveScrollAnchor } from "@/lib/browser";
import { findRoute } from "@/lib/facts/routes";
import { useLanguage } from "@/lib/i18n/language-provider";
import { languages } from "@/lib/i18n/languages";
import { documentTitle } from "@/lib/seo/document-title";

/** Keeps the document's title, its `lang` and its `dir` in the active language. */
export function DocumentLanguage() {
  const { language, t } = useLanguage();
  const title = documentTitle(t(findRoute(usePathname())?.title ?? "notFoundTitle"));

  // Next replaces the title by the English one of the metadata on each navigation, and may have none for a moment, in which
  // its announcement would read the heading. Observes elements only: browser translation changes the text of the title.
  useEffect(() => {
    const substitute = document.createElement("title");
    const setTitle = () => {
      const element = document.querySelector("head > title:not([data-substitute])") ?? substitute;
      if (element.textContent !== title) element.textContent = title;
      if (element !== substitute) substitute.remove();
      else if (!substitute.isConnected) document.head.append(substitute);
    };
    substitute.dataset.substitute = "";
    const observer = new MutationObserver(setTitle);
    observer.observe(document.head, { childList: true });
    setTitle();
    return () => {
      observer.disconnect();
      substitute.remove();
    };
  }, [title]);

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

  return null;
}
