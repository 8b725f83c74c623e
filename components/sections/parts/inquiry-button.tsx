"use client";

import type { ComponentProps } from "react";
import { showToast } from "@/components/toast/toast-store";
import { Button, ButtonLink } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { StatusLine } from "@/components/ui/status-line";
import { Message } from "@/lib/i18n/message";
import { type InquiryTopic, inquiryHref } from "@/lib/inquiry";
import { useAction } from "./use-action";

type InquiryButtonProps = ComponentProps<typeof Button> & { topic: InquiryTopic };

/**
 * A button for an inquiry about a service, or for a quote. Inquiries are not implemented: a toast and a status line say
 * that nothing was sent. The toast links to the contact form, which suggests the subject. Without scripts, a link
 * replaces the button.
 */
export function InquiryButton({ topic, className = "", ...props }: InquiryButtonProps) {
  const { run, isPending, completed } = useAction();

  function inquire() {
    return showToast({
      title: <Message id="serviceInquiry" />,
      description: <Message id="notImplemented" />,
      action: (
        <Link href={inquiryHref(topic)} className="action-link">
          <Message id="contactUs" />
        </Link>
      ),
    });
  }

  return (
    <>
      <Button
        onClick={() => void run(inquire)}
        aria-busy={isPending || undefined}
        className={`shrink-0 no-js:hidden ${className}`}
        {...props}
      />
      <StatusLine count={completed} className="basis-full text-small lg:text-right print:hidden">
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
