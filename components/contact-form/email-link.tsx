"use client";

import { useLanguage } from "@/lib/i18n/use-language";
import type { FormFields } from "./form-draft";
import { messageEmailUrl } from "./message-email";

/** Opens the message as a draft in the visitor's email client. */
export function EmailLink({ fields }: { fields: FormFields }) {
  const { t } = useLanguage();
  return (
    <a href={messageEmailUrl(t, fields)} className="action-link">
      {t("openAsEmail")}
    </a>
  );
}
