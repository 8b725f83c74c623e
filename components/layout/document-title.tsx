"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { findRoute } from "@/lib/facts/routes";
import { useLanguage } from "@/lib/i18n/language-provider";
import { documentTitle } from "@/lib/seo/document-title";

/**
 * Keeps the document's title in the active language. Next replaces it by the English one of the metadata on each navigation,
 * and may have none for a moment, in which its announcement would read the heading.
 */
export function DocumentTitle() {
  const { t } = useLanguage();
  const title = documentTitle(t(findRoute(usePathname())?.title ?? "notFoundTitle"));

  // Observes elements only: browser translation changes the text of the title.
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

  return null;
}
