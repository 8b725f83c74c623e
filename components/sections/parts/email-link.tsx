"use client";

import { useLanguage } from "@/lib/i18n/use-language";
import { messageEmailLink, type FormFields } from "@/lib/message-email";

/** Opens what was typed as a draft in the visitor's own mail program. */
export function EmailLink({ fields }: { fields: FormFields }) {
  const { t } = useLanguage();
  return (
    <a href={messageEmailLink(t, fields)} className="action-link">
      {t("openAsEmail")}
    </a>
  );
}
