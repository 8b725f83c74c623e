"use client";

import type { Service } from "@/lib/content/services";
import { useLanguage } from "@/lib/i18n/language-provider";

/** "Learn More", with the service, or the company, in the accessible name. */
export function LearnMore({ service }: { service?: Service }) {
  const { t } = useLanguage();
  const about = service ? t("learnMoreAbout", { service: t(service) }) : t("learnMoreAboutUs");
  return (
    <span>
      <span>{t("learnMore")}</span>
      {/* One string, because Chromium ignores a text node that is only a space in accessible names. */}
      <span className="sr-only">{` ${about}`}</span>
    </span>
  );
}
