"use client";

import { useState } from "react";
import { MessageWithContacts } from "@/components/contact/message-with-contacts";
import { WhatsAppLink } from "@/components/contact/whatsapp-link";
import { Button, ButtonAnchor } from "@/components/ui/button";
import { useLanguage } from "@/lib/i18n/language-provider";
import type { MessageKey } from "@/lib/i18n/languages";
import type { FormFields } from "./inquiry-draft";
import { inquiryChatText, inquiryEmailUrl, inquiryText } from "./inquiry-urls";

type InquiryLinksProps = {
  fields: FormFields;
  /** Called when the visitor opens the email, which may have no visible effect. */
  onOpenEmail: () => void;
};

/** Opens the message as a draft in the visitor's email client, or in WhatsApp. */
export function InquiryLinks({ fields, onOpenEmail }: InquiryLinksProps) {
  const { t } = useLanguage();
  return (
    <>
      <ButtonAnchor
        href={inquiryEmailUrl(t, fields)}
        onClick={onOpenEmail}
        className="max-sm:w-full no-js:hidden"
      >
        {t("openAsEmail")}
      </ButtonAnchor>
      <WhatsAppLink writeText={() => inquiryChatText(t, fields)} />
    </>
  );
}

/** A message with contacts, whose email contains what was typed. */
export function InquiryMessage({ id, fields }: { id: MessageKey; fields: FormFields }) {
  return <MessageWithContacts id={id} mailUrl={inquiryEmailUrl(useLanguage().t, fields)} />;
}

/** The browser refuses in a window without focus. */
function ignoreRefusal() {}

/** Copies the message, for visitors who write emails in a browser, and says so until they change it. */
export function CopyButton({ fields }: { fields: FormFields }) {
  const { t } = useLanguage();
  const [copied, setCopied] = useState<FormFields>();
  const { clipboard } = navigator as Partial<Navigator>;
  // Over HTTP browsers have none.
  if (!clipboard) return null;
  return (
    <Button
      variant="outline"
      onClick={() =>
        void clipboard
          .writeText(inquiryText(t, fields))
          .then(() => setCopied(fields), ignoreRefusal)
      }
    >
      {t(copied === fields ? "textCopied" : "copyText")}
    </Button>
  );
}
