"use client";

import { useState, useSyncExternalStore } from "react";
import { afterPaint } from "@/lib/after-paint";
import { getPendingLanguage, subscribeToLanguage } from "@/lib/i18n/language-store";
import type { Language } from "@/lib/i18n/languages";
import { useLanguage } from "@/lib/i18n/use-language";

/**
 * Shows the code of the active language. Its accessible name describes the action, in the other language. Once the
 * button has been used, a live region announces each change.
 */
export function LanguageToggle() {
  const { language, switchLanguage, t } = useLanguage();
  const pendingLanguage = useSyncExternalStore(
    subscribeToLanguage,
    getPendingLanguage,
    () => undefined,
  );
  const [isToggled, setIsToggled] = useState(false);

  function toggle() {
    // Not the rendered value, because a second press may come before the next render.
    switchLanguage(otherLanguage(getPendingLanguage() ?? language));
    // Runs after the callback of `switchLanguage`, so the announcement is in the new language.
    afterPaint(() => setIsToggled(true));
  }

  return (
    <>
      <button
        type="button"
        onClick={toggle}
        className="grid h-control min-w-control shrink-0 place-items-center rounded border border-line px-1 text-small font-semibold text-ink uppercase hover:border-ink print:hidden no-js:hidden"
      >
        {`${pendingLanguage ?? language} `}
        <span className="sr-only normal-case" lang={otherLanguage(language)}>
          {t("switchLanguage")}
        </span>
      </button>
      <span role="status" lang={language} className="sr-only">
        {isToggled ? t("languageChanged") : null}
      </span>
    </>
  );
}

function otherLanguage(language: Language): Language {
  return language === "en" ? "ms" : "en";
}
