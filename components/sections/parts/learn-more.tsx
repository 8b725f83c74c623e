"use client";

import type { MessageKey } from "@/lib/i18n/language-store";
import { useLanguage } from "@/lib/i18n/use-language";

/** "Learn More", and for screen readers about which service; about the company without one. */
export function LearnMore({ service }: { service?: MessageKey }) {
  const { t } = useLanguage();
  const about = service ? t("learnMoreAbout", { service: t(service) }) : t("learnMoreAboutUs");
  return (
    <span>
      {t("learnMore")}
      {/* One string: Chromium leaves a text node that is only a space out of accessible names. */}
      <span className="sr-only">{` ${about}`}</span>
    </span>
  );
}
