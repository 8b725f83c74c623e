"use client";

import { useRouter } from "next/navigation";
import { type ComponentProps, type MouseEvent, useEffect, useState } from "react";
import { WhatsAppLink } from "@/components/contact/whatsapp-link";
import { Message } from "@/components/text/message";
import { loadSonner, showToast } from "@/components/toast/load-sonner";
import { Button, ButtonLink } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { afterPaint, isDataSaverOn, preloadWhenIdle, scrollIfNear } from "@/lib/browser";
import { company } from "@/lib/content/company";
import { routes } from "@/lib/content/routes";
import {
  type InquiryTopic,
  describeInquiry,
  inquiryHref,
  inquirySubject,
} from "@/lib/facts/inquiry";
import { useLanguage } from "@/lib/i18n/language-provider";
import { subjectEmailUrl } from "./inquiry-urls";
import { StatusLine } from "./status-line";

type ToastButtonProps = ComponentProps<typeof Button> & { topic: InquiryTopic };
type Topic = { topic: InquiryTopic };

function ToastLinks({ topic }: Topic) {
  const { t } = useLanguage();
  return (
    <>
      <ButtonLink href={inquiryHref(topic)} className="max-sm:w-full">
        <Message id="contactUs" />
      </ButtonLink>
      <WhatsAppLink text={inquirySubject(topic, t)} />
    </>
  );
}

/** What remains when the toast has closed. Its link closes the toast, which would cover the form. */
function NothingSent({ topic, onLeave }: Topic & { onLeave?: () => void }) {
  const { name } = describeInquiry(topic, useLanguage().t);
  return (
    <span>
      <Message id="nothingSent" />{" "}
      <Link href={inquiryHref(topic)} onClick={onLeave} className="text-link">
        {name ? <Message id="askAbout" values={{ topic: name }} /> : <Message id="contactUs" />}
      </Link>
    </span>
  );
}

type InquiryButtonProps = ToastButtonProps & {
  /** Whether the contact form has an endpoint. */
  formSends?: boolean;
};

/** A button for an inquiry about a service, or for a quote. It leads to the form if that sends. */
export function InquiryButton({
  formSends = Boolean(company.contactForm),
  ...props
}: InquiryButtonProps) {
  return formSends ? <FormLink {...props} /> : <ToastButton {...props} />;
}

/** Leads to the form, which suggests the subject and an outline of the message. */
function FormLink({ topic, variant, className, children }: ToastButtonProps) {
  return (
    <ButtonLink href={inquiryHref(topic)} variant={variant} className={className}>
      {children}
    </ButtonLink>
  );
}

/**
 * A button and a status line below it. A toast says that nothing was sent, and links to the contact form; the status line
 * repeats it, and stays. Without scripts, a link replaces the button.
 */
function ToastButton({ topic, className = "", ...props }: ToastButtonProps) {
  const [isPending, setIsPending] = useState(false);
  const [result, setResult] = useState<{ count: number; closeToast: () => void }>();
  const router = useRouter();

  useEffect(() => preloadWhenIdle(loadSonner), []);

  async function inquire({ currentTarget: button }: MouseEvent) {
    setIsPending(true);
    // The page of the form, without the topic: the links to it need no request then, and send no topic.
    if (!isDataSaverOn()) router.prefetch(routes.contact.path);
    const closeToast = await showToast({
      title: <Message id="serviceInquiry" />,
      // The subject of an email instead follows the language of the page.
      description: (
        <Message id="notImplemented" mailUrl={(t) => subjectEmailUrl(inquirySubject(topic, t))} />
      ),
      action: <ToastLinks topic={topic} />,
    });
    setIsPending(false);
    setResult((previous) => ({ count: (previous?.count ?? 0) + 1, closeToast }));
    // In a low window the status line has no room beside the toast, but the focused button must not be covered.
    afterPaint(() => scrollIfNear(button));
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
        <FormLink topic={topic} className={className} {...props} />
      </span>
      {/* As wide as the column of the button, which its text does not make wider. */}
      <StatusLine count={result?.count} className="w-0 min-w-full">
        <NothingSent topic={topic} onLeave={result?.closeToast} />
      </StatusLine>
    </>
  );
}
