"use client";

import { ButtonAnchor } from "@/components/ui/button";
import { useLanguage } from "@/lib/i18n/use-language";
import type { FormFields } from "./form-draft";
import { messageEmailUrl } from "./message-email";

/** Opens the message as a draft in the visitor's email client. */
export function EmailLink({ fields }: { fields: FormFields }) {
  const { t } = useLanguage();
  return (
    <ButtonAnchor href={messageEmailUrl(t, fields)} className="max-sm:w-full no-js:hidden">
      {t("openAsEmail")}
    </ButtonAnchor>
  );
}
