"use client";

import {
  type ComponentProps,
  type FormEvent,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { loadSonner, showToast } from "@/components/toast/load-sonner";
import { Button } from "@/components/ui/button";
import { preloadWhenIdle } from "@/lib/browser";
import { useLanguage } from "@/lib/i18n/language-provider";
import type { MessageKey } from "@/lib/i18n/languages";
import { Message } from "@/lib/i18n/message";
import { deliverInquiry } from "./deliver-inquiry";
import { type FormFields, restoreDraft, saveDraft } from "./inquiry-draft";
import { CopyButton, InquiryLinks, InquiryMessage } from "./inquiry-links";
import { InquiryTopicNote } from "./inquiry-topic-note";
import { StatusLine } from "./status-line";

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
  const [fields, setFields] = useState<FormFields>({});
  const [isPending, setIsPending] = useState(false);
  const [status, setStatus] = useState<{ message: MessageKey; count: number }>();
  const hasEndpoint = attributes.method === "post";
  const { language } = useLanguage();

  function saveInput() {
    setFields(saveDraft(form.current));
  }

  function handleInput({ target }: FormEvent) {
    (target as Element).removeAttribute("aria-invalid");
    saveInput();
  }

  function report(message: MessageKey) {
    saveInput();
    setIsPending(false);
    setStatus((previous) => ({ message, count: (previous?.count ?? 0) + 1 }));
  }

  function reportEmail() {
    report("emailOpened");
  }

  async function showNotImplemented() {
    setIsPending(true);
    const typed = saveDraft(form.current);
    await showToast({
      title: <Message id="messageSent" />,
      description: <InquiryMessage id="notImplemented" fields={typed} />,
      action: <InquiryLinks fields={typed} onOpenEmail={reportEmail} />,
    });
    report("messageNotSent");
  }

  async function send() {
    setIsPending(true);
    report(await deliverInquiry(form.current!, reportEmail));
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    void (hasEndpoint ? send() : showNotImplemented());
  }

  // Before the effects of the topic, which suggests nothing over the draft.
  useLayoutEffect(() => restoreDraft(form.current), []);

  useEffect(() => preloadWhenIdle(loadSonner), []);

  return (
    <form
      ref={form}
      {...attributes}
      onSubmit={submit}
      onInput={handleInput}
      onInvalidCapture={({ target }) => (target as Element).setAttribute("aria-invalid", "true")}
      aria-busy={isPending}
    >
      {/* Only the note waits for the URL, so that the exported HTML has the form. */}
      <Suspense>
        <InquiryTopicNote form={form} onSuggest={setFields} />
      </Suspense>
      {children}
      {hasEndpoint ? <input type="hidden" name="language" value={language} /> : null}
      <div className="mt-2 flex flex-wrap items-center gap-3">
        {hasEndpoint ? null : <InquiryLinks fields={fields} onOpenEmail={reportEmail} />}
        <Button
          type="submit"
          variant={hasEndpoint ? "primary" : "outline"}
          className="max-sm:w-full"
          aria-describedby={hasEndpoint ? undefined : sendsNothingId}
        >
          <Message id="sendMessage" />
        </Button>
      </div>
      <StatusLine count={status?.count}>
        {status ? (
          <span>
            <InquiryMessage id={status.message} fields={fields} />
          </span>
        ) : null}
        {status?.message === "messageFailed" ? (
          <InquiryLinks fields={fields} onOpenEmail={reportEmail} />
        ) : null}
        {status && copyable.includes(status.message) ? <CopyButton fields={fields} /> : null}
      </StatusLine>
    </form>
  );
}
