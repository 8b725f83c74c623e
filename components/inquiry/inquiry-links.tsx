"use client";

import { WhatsAppLink } from "@/components/contact/whatsapp-link";
import { ButtonAnchor } from "@/components/ui/button";
import { useLanguage } from "@/lib/i18n/language-provider";
import type { FormFields } from "./inquiry-draft";
import { inquiryEmailUrl, inquiryText } from "./inquiry-urls";

/** Opens the message as a draft in the visitor's email client, or in WhatsApp. */
export function InquiryLinks({ fields }: { fields: FormFields }) {
  const { t } = useLanguage();
  return (
    <>
      <ButtonAnchor href={inquiryEmailUrl(t, fields)} className="max-sm:w-full no-js:hidden">
        {t("openAsEmail")}
      </ButtonAnchor>
      <WhatsAppLink writeText={() => inquiryText(t, fields)} />
    </>
  );
}
