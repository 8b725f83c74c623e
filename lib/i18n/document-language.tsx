"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { documentTitle } from "../document-title";
import { findRoute } from "../routes";
import { afterPaint } from "../after-paint";
import { useLanguage } from "./use-language";

/** Keeps the document's language and the tab's title in the language of the page. */
export function DocumentLanguage() {
  const { language, t } = useLanguage();
  const pathname = usePathname();

  // The browser styles and lays out the whole page for it: the words go first.
  useEffect(() => {
    let isShown = true;
    afterPaint(() => {
      if (isShown) document.documentElement.lang = language;
    });
    return () => {
      isShown = false;
    };
  }, [language]);

  useEffect(() => {
    const title = documentTitle(t(findRoute(pathname)?.title ?? "errorTitle"));
    // Compares first: a write without a change would wake the observer for ever.
    const writeTitle = () => {
      if (document.title !== title) document.title = title;
    };
    writeTitle();
    // After each navigation Next puts the page's English title into the head.
    const observer = new MutationObserver(writeTitle);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [pathname, t]);

  return null;
}
