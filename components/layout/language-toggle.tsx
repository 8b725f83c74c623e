"use client";

import { type ReactNode, useEffect, useState } from "react";
import { afterPaint } from "@/lib/browser";
import { useLanguage } from "@/lib/i18n/language-provider";
import { type Language, languageCodes, languages } from "@/lib/i18n/languages";

const className =
  "flex h-control min-w-control shrink-0 items-center justify-center gap-1.5 rounded border border-line px-1 text-small font-semibold text-ink hover:border-ink print:hidden no-js:hidden";

/**
 * Shows the code of the active language: a button that switches to the other one, or a menu if there are more than two.
 * The accessible name of the button describes the action, in the other language. Once it has been used, a live region
 * announces each change.
 */
export function LanguageToggle({ icon }: { icon: ReactNode }) {
  const { language, t, switchLanguage } = useLanguage();
  const [chosen, setChosen] = useState<Language>();
  const [isToggled, setIsToggled] = useState(false);
  const shown = chosen ?? language;

  // Shows the choice first, because rendering the texts takes longer than a frame on slow phones.
  useEffect(() => {
    if (!chosen) return;
    return afterPaint(() => {
      switchLanguage(chosen);
      setChosen(undefined);
      setIsToggled(true);
    });
  }, [chosen, switchLanguage]);

  return (
    <>
      {languageCodes.length > 2 ? (
        <select
          aria-label={languageCodes.map((code) => languages[code].name).join(", ")}
          value={shown}
          onChange={(event) => setChosen(event.target.value as Language)}
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
          // A second press may come before the next render.
          onClick={() => setChosen((previous) => otherLanguage(previous ?? language))}
          className={`min-[22rem]:min-w-17 ${className}`}
        >
          {icon}
          {`${languages[shown].label} `}
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
