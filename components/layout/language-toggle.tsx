"use client";

import { useState, useSyncExternalStore } from "react";
import { afterPaint } from "@/lib/browser";
import { getPendingLanguage, subscribeToLanguage } from "@/lib/i18n/language-store";
import { type Language, languageCodes, languages } from "@/lib/i18n/languages";
import { useLanguage } from "@/lib/i18n/use-language";

const className =
  "grid h-control min-w-control shrink-0 place-items-center rounded border border-line px-1 text-small font-semibold text-ink hover:border-ink print:hidden no-js:hidden";

/**
 * Shows the code of the active language: a button that switches to the other one, or a menu if there are more than two.
 * The accessible name of the button describes the action, in the other language. Once it has been used, a live region
 * announces each change.
 */
export function LanguageToggle() {
  const { language, t, switchLanguage } = useLanguage();
  const pendingLanguage = useSyncExternalStore(
    subscribeToLanguage,
    getPendingLanguage,
    () => undefined,
  );
  const [isToggled, setIsToggled] = useState(false);

  function choose(chosen: Language) {
    switchLanguage(chosen);
    // Runs after the callback of `switchLanguage`, so the announcement is in the new language.
    afterPaint(() => setIsToggled(true));
  }

  return (
    <>
      {languageCodes.length > 2 ? (
        <select
          aria-label={languageCodes.map((code) => languages[code].name).join(", ")}
          value={pendingLanguage ?? language}
          onChange={(event) => choose(event.target.value as Language)}
          className={`bg-paper ${className}`}
        >
          {languageCodes.map((code) => (
            <option key={code} value={code}>
              {languages[code].label}
            </option>
          ))}
        </select>
      ) : (
        <button
          type="button"
          // Not the rendered language, because a second press may come before the next render.
          onClick={() => choose(otherLanguage(getPendingLanguage() ?? language))}
          className={className}
        >
          {`${languages[pendingLanguage ?? language].label} `}
          <span className="sr-only" lang={otherLanguage(language)}>
            {t("switchLanguage")}
          </span>
        </button>
      )}
      <span role="status" lang={language} className="sr-only">
        {isToggled ? t("languageChanged") : null}
      </span>
    </>
  );
}

function otherLanguage(language: Language): Language {
  return languageCodes.find((code) => code !== language)!;
}
