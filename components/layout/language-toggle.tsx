"use client";

import { type ReactNode, useState } from "react";
import { useLanguage } from "@/lib/i18n/language-provider";
import { nextLanguage, switchLanguage, useChosenLanguage } from "@/lib/i18n/language-store";
import { languages } from "@/lib/i18n/languages";

/**
 * A button that shows the code of the chosen language and switches to the next one. Its accessible name describes the
 * action, in the next language. Once it has been used, a live region announces each change.
 */
export function LanguageToggle({ icon }: { icon: ReactNode }) {
  const { language, t } = useLanguage();
  const chosen = useChosenLanguage();
  const [isUsed, setIsUsed] = useState(false);

  function handleClick() {
    setIsUsed(true);
    switchLanguage();
  }

  return (
    <>
      <button
        type="button"
        onClick={handleClick}
        className="flex h-control min-w-control shrink-0 items-center justify-center gap-2 rounded border border-line px-1 text-small font-semibold text-ink hover:border-ink xs:min-w-17 xl:text-base print:hidden no-js:hidden"
      >
        {icon}
        <span>{languages[chosen].label}</span>{" "}
        <span className="sr-only" lang={nextLanguage(language)}>
          {t("switchLanguage")}
        </span>
      </button>
      <span role="status" lang={language} className="sr-only">
        {isUsed && chosen === language ? t("languageChanged") : null}
      </span>
    </>
  );
}
