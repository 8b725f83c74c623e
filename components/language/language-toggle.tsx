"use client";

import { useSyncExternalStore } from "react";
import { isLanguageLoading, subscribe } from "./language-store";
import { useLanguage } from "./use-language";

/** Shows the code of the current language; its accessible name says, in the other one, what it will do. */
export function LanguageToggle() {
  const { language, toggleLanguage, t } = useLanguage();
  const isLoading = useSyncExternalStore(subscribe, isLanguageLoading, () => false);

  return (
    <button
      type="button"
      onClick={() => void toggleLanguage()}
      aria-busy={isLoading || undefined}
      className="grid size-11 shrink-0 place-items-center rounded border border-line text-small font-semibold text-ink uppercase hover:border-ink scriptless:hidden"
    >
      {language}{" "}
      <span className="sr-only normal-case" lang={language === "en" ? "ms" : "en"}>
        {t("switchLanguage")}
      </span>
    </button>
  );
}
