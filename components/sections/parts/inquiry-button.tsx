"use client";

import { type ComponentProps, useState } from "react";
import { showToast } from "@/components/toast/toast-store";
import { usePreloadedToasts } from "@/components/toast/use-preloaded-toasts";
import { Button, ButtonLink } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { StatusLine } from "@/components/ui/status-line";
import { Message } from "@/lib/i18n/message";
import { type InquiryTopic, inquiryHref } from "@/lib/inquiry";
import { usePending } from "./use-pending";

type InquiryButtonProps = ComponentProps<typeof Button> & { topic: InquiryTopic };

/**
 * A button for an inquiry about a service, or for a quote. Inquiries are not implemented: a toast and a status line say
 * that nothing was sent. The toast links to the contact form, which suggests the subject. Without scripts, a link
 * replaces the button.
 */
export function InquiryButton({ topic, className = "", ...props }: InquiryButtonProps) {
  const [isPending, run] = usePending();
  const [count, setCount] = useState(0);
  usePreloadedToasts();

  async function inquire() {
    await showToast({
      // The status line is announced.
      isAnnounced: false,
      title: <Message id="serviceInquiry" />,
      description: <Message id="notImplemented" />,
      action: (
        <Link href={inquiryHref(topic)} className="action-link">
          <Message id="contactUs" />
        </Link>
      ),
    });
    setCount((count) => count + 1);
  }

  return (
    <>
      <Button
        onClick={() => void run(inquire)}
        aria-busy={isPending || undefined}
        className={`shrink-0 no-js:hidden ${className}`}
        {...props}
      />
      <StatusLine count={count} className="basis-full text-small lg:text-right print:hidden">
        <Message id="inquiryNotSent" />
      </StatusLine>
      <span className="hidden no-js:contents">
        <ButtonLink href={inquiryHref(topic)} variant={props.variant} className={className}>
          {props.children}
        </ButtonLink>
      </span>
    </>
  );
}
