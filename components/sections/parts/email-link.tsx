"use client";

import { useLanguage } from "@/lib/i18n/use-language";
import { type FormFields, messageEmailUrl } from "@/lib/message-email";

/** Opens the message as a draft in the visitor's email client. */
export function EmailLink({ fields }: { fields: FormFields }) {
  const { t } = useLanguage();
  return (
    <a href={messageEmailUrl(t, fields)} className="action-link">
      {t("openAsEmail")}
    </a>
  );
}
