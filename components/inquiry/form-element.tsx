"use client";

import { type ComponentProps, type FormEvent, useEffect, useRef, useState } from "react";
import { Message } from "@/components/text/message";
import { loadSonner, showToast } from "@/components/toast/load-sonner";
import { Button } from "@/components/ui/button";
import { afterPaint, preloadWhenIdle } from "@/lib/browser";
import { useLanguage } from "@/lib/i18n/language-provider";
import type { MessageKey } from "@/lib/i18n/languages";
import { deliverInquiry } from "./deliver-inquiry";
import { takeInterruption } from "./inquiry-draft";
import { CopyButton, InquiryLinks, InquiryMessage } from "./inquiry-links";
import { InquiryNote } from "./inquiry-note";
import { inquiryMessage } from "./inquiry-urls";
import { StatusLine } from "./status-line";
import { submitOnce, useIsSubmitting } from "./submission";
import { useInquiry } from "./use-inquiry";

/** The results after which the visitor still has to send the message. */
const copyable: MessageKey[] = ["emailOpened", "messageNotSent"];

/** The id of the text that says that the form sends nothing. */
export const sendsNothingId = "sends-nothing";

/**
 * The contact form's `<form>` element; its fields are the children. With `method="post"` it sends the message to its
 * `action`; a toast and a status line say whether it was sent. Otherwise they say that nothing was sent. A message that
 * was not sent can be opened as an email.
 */
export function FormElement({ children, ...attributes }: ComponentProps<"form">) {
  const form = useRef<HTMLFormElement>(null);
  const { language, t } = useLanguage();
  const { inquiry, isKept, read, save } = useInquiry(form);
  const isSubmitting = useIsSubmitting();
  const [status, setStatus] = useState<{ message: MessageKey; count: number }>();
  const hasEndpoint = attributes.method === "post";
  const links = { inquiry, read, onOpenEmail: () => report("emailOpened") };

  function handleInput({ target }: FormEvent) {
    (target as Element).removeAttribute("aria-invalid");
    save();
  }

  function report(message: MessageKey) {
    read();
    setStatus((previous) => ({ message, count: (previous?.count ?? 0) + 1 }));
  }

  async function showNotImplemented() {
    const typed = read();
    await showToast({
      title: <Message id="messageSent" />,
      description: <InquiryMessage id="notImplemented" inquiry={typed} />,
      action: <InquiryLinks {...links} inquiry={typed} />,
    });
    report("messageNotSent");
  }

  async function send() {
    const sent = read();
    report(
      await deliverInquiry(form.current!, inquiryMessage(t, sent), { ...links, inquiry: sent }),
    );
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void submitOnce(hasEndpoint ? send : showNotImplemented);
  }

  useEffect(() => {
    preloadWhenIdle(loadSonner);
    return afterPaint(() => {
      if (takeInterruption()) setStatus({ message: "messageFailed", count: 0 });
    });
  }, []);

  return (
    <form
      ref={form}
      {...attributes}
      onSubmit={submit}
      onInput={handleInput}
      onInvalidCapture={({ target }) => (target as Element).setAttribute("aria-invalid", "true")}
      aria-busy={isSubmitting}
    >
      {inquiry.topic ? <InquiryNote topic={inquiry.topic} isKept={isKept} /> : null}
      {children}
      {hasEndpoint ? <input type="hidden" name="language" value={language} /> : null}
      <div className="mt-2 flex flex-wrap items-center gap-3">
        {hasEndpoint ? null : <InquiryLinks {...links} />}
        <Button
          type="submit"
          variant={hasEndpoint ? "pigment" : "outline"}
          className="max-sm:w-full"
          aria-describedby={hasEndpoint ? undefined : sendsNothingId}
        >
          <Message id="sendMessage" />
        </Button>
      </div>
      <StatusLine
        count={status?.count}
        actions={
          <>
            {status?.message === "messageFailed" ? <InquiryLinks {...links} /> : null}
            {status && copyable.includes(status.message) ? <CopyButton inquiry={inquiry} /> : null}
          </>
        }
      >
        {status ? <InquiryMessage id={status.message} inquiry={inquiry} /> : null}
      </StatusLine>
    </form>
  );
}
