"use client";

import { useState } from "react";
import { useLanguage } from "@/lib/i18n/use-language";

/**
 * Shows the code of the active language. Its accessible name describes the action, in the other language. Once the
 * button has been used, a live region announces each change.
 */
export function LanguageToggle() {
  const { language, toggleLanguage, t } = useLanguage();
  const [isToggled, setIsToggled] = useState(false);

  function toggle() {
    toggleLanguage();
    setIsToggled(true);
  }

  return (
    <>
      <button
        type="button"
        onClick={toggle}
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
