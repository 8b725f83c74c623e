"use client";

import { startTransition, useOptimistic, useState } from "react";
import { afterPaint } from "@/lib/after-paint";
import { useLanguage } from "@/lib/i18n/use-language";

/**
 * Shows the code of the active language. Its accessible name describes the action, in the other language. Once the
 * button has been used, a live region announces each change.
 */
export function LanguageToggle() {
  const { language, switchLanguage, t } = useLanguage();
  const otherLanguage = language === "en" ? "ms" : "en";
  const [shownLanguage, setShownLanguage] = useOptimistic(language);
  const [isToggled, setIsToggled] = useState(false);

  // Shows the new code in the next paint, and renders the texts of the page after it, because that takes longer.
  function toggle() {
    startTransition(async () => {
      setShownLanguage(otherLanguage);
      await new Promise<void>(afterPaint);
      switchLanguage(otherLanguage);
      setIsToggled(true);
    });
  }

  return (
    <>
      <button
        type="button"
        onClick={toggle}
        className="grid h-control min-w-control shrink-0 place-items-center rounded border border-line px-1 text-small font-semibold text-ink uppercase hover:border-ink print:hidden no-js:hidden"
      >
        {`${shownLanguage} `}
        <span className="sr-only normal-case" lang={otherLanguage}>
          {t("switchLanguage")}
        </span>
      </button>
      <span role="status" lang={language} className="sr-only">
        {isToggled ? t("languageChanged") : null}
      </span>
    </>
  );
}
