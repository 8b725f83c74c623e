"use client";

import { useState } from "react";
import { WhatsAppLink } from "@/components/contact/whatsapp-link";
import { Message } from "@/components/text/message";
import { Button, ButtonAnchor } from "@/components/ui/button";
import { TextareaField } from "@/components/ui/field";
import { useLanguage } from "@/lib/i18n/language-provider";
import { inquiryChatText, inquiryEmailUrl, inquiryText } from "./inquiry-urls";
import type { Inquiry } from "./use-inquiry";

type InquiryLinksProps = {
  inquiry: Inquiry;
  /** Returns the inquiry at a click, which may precede hydration, and so the first rendering of the inquiry. */
  read: () => Inquiry;
  /** Called when the visitor opens the email, which may have no visible effect. */
  onOpenEmail: () => void;
};

/** Opens the message as a draft in the visitor's email client, or in WhatsApp. */
export function InquiryLinks({ inquiry, read, onOpenEmail }: InquiryLinksProps) {
  const { t } = useLanguage();
  return (
    <>
      <ButtonAnchor
        href={inquiryEmailUrl(t, inquiry)}
        onClick={({ currentTarget: link }) => {
          link.href = inquiryEmailUrl(t, read());
          onOpenEmail();
        }}
        data-needs-scripts=""
        variant="pigment"
        className="max-sm:w-full no-js:hidden"
      >
        {t("openAsEmail")}
      </ButtonAnchor>
      <WhatsAppLink
        text={inquiryChatText(t, inquiry)}
        readText={() => inquiryChatText(t, read())}
      />
    </>
  );
}

/**
 * Copies the message, for visitors who write emails in a browser, and says so until they change it. If the browser refuses,
 * or has no clipboard, as over HTTP, shows the text selected.
 */
export function CopyButton({ inquiry }: { inquiry: Inquiry }) {
  const { t } = useLanguage();
  const [result, setResult] = useState<{ text: string; isCopied: boolean; time: number }>();
  const text = inquiryText(t, inquiry);
  const isCurrent = result?.text === text;
  const isCopied = isCurrent && result.isCopied;

  async function copy() {
    const { clipboard } = navigator as Partial<Navigator>;
    const isCopied = await clipboard
      ?.writeText(text)
      .then(() => true)
      .catch(() => false);
    setResult({ text, isCopied: Boolean(isCopied), time: performance.now() });
  }

  return (
    <>
      <Button variant="outline" onClick={() => void copy()}>
        {t(isCopied ? "textCopied" : "copyText")}
      </Button>
      <span aria-live="polite" className="sr-only">
        {isCopied ? t("textCopied") : null}
      </span>
      {isCurrent && !isCopied ? (
        <TextareaField
          // Selects the text again on each press.
          key={result.time}
          ref={selectText}
          id="text-to-copy"
          // Not a part of the form.
          name={undefined}
          label={<Message id="copyRefused" />}
          rows={5}
          readOnly
          value={text}
          className="w-full"
        />
      ) : null}
    </>
  );
}

function selectText(area: HTMLTextAreaElement | null) {
  area?.select();
}
