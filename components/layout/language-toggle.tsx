"use client";

import { type ReactNode, useEffect, useState } from "react";
import { useLanguage } from "@/lib/i18n/language-provider";
import { type Language, languageCodes, languages } from "@/lib/i18n/languages";

/**
 * A button that shows the code of the active language and switches to the next one. Its accessible name describes the
 * action, in the next language. Once it has been used, a live region announces each change.
 */
export function LanguageToggle({ icon }: { icon: ReactNode }) {
  const { language, t, switchLanguage } = useLanguage();
  const [chosen, setChosen] = useState<Language>();
  const [isToggled, setIsToggled] = useState(false);
  const shown = chosen ?? language;

  // The button shows the choice before the texts do.
  useEffect(() => {
    if (!chosen) return;
    return switchLanguage(chosen, () => {
      setChosen(undefined);
      setIsToggled(true);
    });
  }, [chosen, switchLanguage]);

  return (
    <>
      <button
        type="button"
        // A second press may come before the next render.
        onClick={() => setChosen((previous) => nextLanguage(previous ?? language))}
        className="flex h-control min-w-control shrink-0 items-center justify-center gap-2 rounded border border-line px-1 text-small font-semibold text-ink hover:border-ink xs:min-w-17 xl:text-base print:hidden no-js:hidden"
      >
        {icon}
        <span>{languages[shown].label}</span>{" "}
        <span className="sr-only" lang={nextLanguage(language)}>
          {t("switchLanguage")}
        </span>
      </button>
      <span role="status" lang={language} className="sr-only">
        {isToggled ? t("languageChanged") : null}
      </span>
    </>
  );
}

/** Returns the next language of the list, and after the last one the first. */
function nextLanguage(language: Language): Language {
  return languageCodes[(languageCodes.indexOf(language) + 1) % languageCodes.length]!;
}
