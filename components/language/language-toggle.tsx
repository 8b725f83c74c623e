"use client";

import { useRef, useTransition } from "react";
import { showToast } from "../ui/show-toast";
import { T } from "./t";
import { useLanguage } from "./use-language";

/** Shows the code of the current language; its accessible name says, in the other one, what it will do. */
export function LanguageToggle() {
  const { language, toggleLanguage, t } = useLanguage();
  const [isLoading, startLoading] = useTransition();

  const closeFailure = useRef<() => void>(null);

  function switchLanguage() {
    startLoading(async () => {
      try {
        await toggleLanguage();
        closeFailure.current?.();
      } catch {
        closeFailure.current = await showToast({
          variant: "destructive",
          title: <T id="languageUnavailable" />,
          description: <T id="languageUnavailableText" />,
        });
      }
    });
  }

  return (
    <button
      type="button"
      onClick={switchLanguage}
      aria-busy={isLoading}
      className="grid size-11 place-items-center rounded border border-line text-small font-semibold text-ink uppercase hover:border-ink motion-safe:aria-busy:animate-pulse noscript:hidden"
    >
      {language}
      <span className="sr-only normal-case" lang={language === "en" ? "ms" : "en"}>
        {t("switchLanguage")}
      </span>
    </button>
  );
}
