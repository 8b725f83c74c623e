"use client";

import { useState, useSyncExternalStore } from "react";
import { isLanguageLoading, subscribeToLanguage } from "@/lib/i18n/language-store";
import { useLanguage } from "@/lib/i18n/use-language";

/**
 * Shows the code of the active language. Its accessible name describes the action, in the other language. Once the
 * button has been used, a live region announces each change.
 */
export function LanguageToggle() {
  const { language, toggleLanguage, t } = useLanguage();
  const isLoading = useSyncExternalStore(subscribeToLanguage, isLanguageLoading, () => false);
  const [isToggled, setIsToggled] = useState(false);

  async function toggle() {
    if (await toggleLanguage()) setIsToggled(true);
  }

  return (
    <>
      <button
        type="button"
        onClick={() => void toggle()}
        aria-busy={isLoading || undefined}
        className="grid h-control min-w-control shrink-0 place-items-center rounded border border-line px-1 text-small font-semibold text-ink uppercase hover:border-ink print:hidden no-js:hidden"
      >
        {`${language} `}
        <span className="sr-only normal-case" lang={language === "en" ? "ms" : "en"}>
          {t("switchLanguage")}
        </span>
      </button>
      <span role="status" lang={language} className="sr-only">
        {isToggled ? t("languageChanged") : null}
      </span>
    </>
  );
}
