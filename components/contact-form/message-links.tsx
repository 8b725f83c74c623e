"use client";

import { WhatsAppLink } from "@/components/contact/whatsapp-link";
import { ButtonAnchor } from "@/components/ui/button";
import { useLanguage } from "@/lib/i18n/use-language";
import type { FormFields } from "./form-draft";
import { messageEmailUrl, messageText } from "./message-urls";

/** Opens the message as a draft in the visitor's email client, or in WhatsApp. */
export function MessageLinks({ fields }: { fields: FormFields }) {
  const { t } = useLanguage();
  return (
    <>
      <ButtonAnchor href={messageEmailUrl(t, fields)} className="max-sm:w-full no-js:hidden">
        {t("openAsEmail")}
      </ButtonAnchor>
      <WhatsAppLink writeText={() => messageText(t, fields)} />
    </>
  );
}
