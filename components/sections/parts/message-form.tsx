"use client";

import { useEffect, useEffectEvent, useState, type ComponentProps, type FormEvent } from "react";
import { showToast } from "@/components/toast/toast-store";
import { usePreloadedToasts } from "@/components/toast/use-preloaded-toasts";
import { StatusLine } from "@/components/ui/status-line";
import type { MessageKey } from "@/lib/i18n/languages";
import { Message } from "@/lib/i18n/message";
import { useLanguage } from "@/lib/i18n/use-language";
import { inquirySubject, readInquiryTopic } from "@/lib/inquiry";
import type { FormFields } from "@/lib/message-email";
import { EmailLink } from "./email-link";
import { saveDraft, suggestSubject, useDraft } from "./use-draft";
import { usePending } from "./use-pending";

/** The last result, and the values of the form. */
type Submission = { count: number; fields: FormFields; status: MessageKey };

type MessageFormProps = ComponentProps<"form"> & {
  /** The URL that the form is sent to. */
  endpoint?: string;
};

/** Whether a message is being sent. Outside the component, because the visitor may leave the page and return to it. */
let isSending = false;

/**
 * The contact form's `<form>` element; its fields are the children. Sends the message to the endpoint; a toast and a status
 * line say whether it was sent. Without an endpoint, they say that nothing was sent. A message that was not sent can be
 * opened as an email.
 */
export function MessageForm({ children, endpoint, ...attributes }: MessageFormProps) {
  const [submitted, setSubmitted] = useState<Submission>({
    count: 0,
    fields: {},
    status: "messageNotSent",
  });
  const [isPending, run] = usePending();
  const form = useDraft();
  usePreloadedToasts();
  useSuggestedSubject(form);

  function report(fields: FormFields, status: MessageKey) {
    setSubmitted(({ count }) => ({ count: count + 1, fields, status }));
  }

  async function handleSubmission() {
    const fields = saveDraft(form.current);
    await showToast({
      // The status line is announced.
      isAnnounced: false,
      title: <Message id="messageSent" />,
      description: <Message id="notImplemented" />,
      action: <EmailLink fields={fields} />,
    });
    report(fields, "messageNotSent");
  }

  async function send() {
    isSending = true;
    // Loaded separately, because without an endpoint it is not needed.
    const status = await import("./send-form")
      .then(({ sendForm }) => sendForm(endpoint!, form))
      .catch((): MessageKey => "messageNotSent");
    isSending = false;
    report(saveDraft(form.current), status);
  }

  const continueSending = useEffectEvent(() => {
    if (isSending) void run(send);
  });
  useEffect(() => continueSending(), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!endpoint) void run(handleSubmission);
    else if (!isSending) void run(send);
  }

  function saveInput() {
    const fields = saveDraft(form.current);
    // The email link in the status line contains the current values.
    if (submitted.count > 0) setSubmitted({ ...submitted, fields });
  }

  return (
    <form ref={form} {...attributes} onSubmit={submit} onInput={saveInput} aria-busy={isPending}>
      {children}
      <StatusLine count={submitted.count} className="sm:col-span-2">
        <span className="block">
          <Message id={submitted.status} />
        </span>
        {submitted.fields.message ? <EmailLink fields={submitted.fields} /> : null}
      </StatusLine>
    </form>
  );
}

/** Suggests the subject of the inquiry that the URL names, in the active language. */
function useSuggestedSubject(form: { current: HTMLFormElement | null }) {
  const { t } = useLanguage();

  useEffect(() => {
    const topic = readInquiryTopic(location.search);
    if (topic) suggestSubject(form.current, topic, inquirySubject(topic, t));
  }, [form, t]);
}
