"use client";

import { type ComponentProps, type MouseEvent, useEffect, useState } from "react";
import { MessageWithContacts } from "@/components/contact/message-with-contacts";
import { WhatsAppLink } from "@/components/contact/whatsapp-link";
import { loadSonner, showToast } from "@/components/toast/load-sonner";
import { Button, ButtonLink } from "@/components/ui/button";
import { afterPaint, preloadWhenIdle } from "@/lib/browser";
import { type InquiryTopic, inquiryHref, inquirySubject } from "@/lib/facts/inquiry";
import { useLanguage } from "@/lib/i18n/language-provider";
import { Message } from "@/lib/i18n/message";

type InquiryButtonProps = ComponentProps<typeof Button> & { topic: InquiryTopic };

/** Says that nothing was sent. The subject of an email instead follows the language of the page. */
function NotImplemented({ topic }: { topic: InquiryTopic }) {
  const { t } = useLanguage();
  return <MessageWithContacts id="notImplemented" subject={inquirySubject(topic, t)} />;
}

function ToastLinks({ topic }: { topic: InquiryTopic }) {
  const { t } = useLanguage();
  return (
    <>
      <ButtonLink href={inquiryHref(topic)} className="max-sm:w-full">
        <Message id="contactUs" />
      </ButtonLink>
      <WhatsAppLink writeText={() => inquirySubject(topic, t)} />
    </>
  );
}

/**
 * A button for an inquiry about a service, or for a quote. Inquiries are not implemented: a toast says that nothing was
 * sent, and links to the contact form, which suggests the subject. Without scripts, a link replaces the button.
 */
export function InquiryButton({ topic, className = "", ...props }: InquiryButtonProps) {
  const [isPending, setIsPending] = useState(false);

  useEffect(() => preloadWhenIdle(loadSonner), []);

  async function inquire({ currentTarget: button }: MouseEvent) {
    setIsPending(true);
    await showToast({
      title: <Message id="serviceInquiry" />,
      description: <NotImplemented topic={topic} />,
      action: <ToastLinks topic={topic} />,
      isAnnounced: true,
    });
    setIsPending(false);
    // For a visitor with a keyboard, the toast must not cover the focused button.
    afterPaint(() => {
      if (button.matches(":focus-visible")) button.scrollIntoView({ block: "nearest" });
    });
  }

  return (
    <>
      <Button
        onClick={(event) => void inquire(event)}
        aria-busy={isPending || undefined}
        className={`shrink-0 no-js:hidden ${className}`}
        {...props}
      />
      <span className="hidden no-js:contents">
        <ButtonLink href={inquiryHref(topic)} variant={props.variant} className={className}>
          {props.children}
        </ButtonLink>
      </span>
    </>
  );
}
