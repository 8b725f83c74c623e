"use client";

import { ButtonAnchor } from "@/components/ui/button";
import { useLanguage } from "@/lib/i18n/use-language";
import type { FormFields } from "./form-draft";
import { messageEmailUrl } from "./message-email";

type EmailLinkProps = { fields: FormFields; isButton?: boolean };

/** Opens the message as a draft in the visitor's email client. */
export function EmailLink({ fields, isButton = false }: EmailLinkProps) {
  const { t } = useLanguage();
  const href = messageEmailUrl(t, fields);
  return isButton ? (
    <ButtonAnchor href={href} className="max-sm:w-full no-js:hidden">
      {t("openAsEmail")}
    </ButtonAnchor>
  ) : (
    <a href={href} className="action-link">
      {t("openAsEmail")}
    </a>
  );
}
