"use client";

import { type ComponentProps, type FormEvent, useEffect, useEffectEvent, useState } from "react";
import { showToast } from "@/components/toast/toast-store";
import { usePreloadedToasts } from "@/components/toast/use-preloaded-toasts";
import { StatusLine } from "@/components/ui/status-line";
import type { MessageKey } from "@/lib/i18n/languages";
import { Message } from "@/lib/i18n/message";
import { useLanguage } from "@/lib/i18n/use-language";
import { inquirySubject, readInquiryTopic } from "@/lib/inquiry";
import type { FormFields } from "@/lib/message-email";
import { EmailLink } from "./email-link";
import { type FormRef, saveDraft, suggestSubject, useDraft } from "./use-draft";
import { usePending } from "./use-pending";

/** Whether a message is being sent. Outside the component, because the visitor may leave the page and return to it. */
let isSending = false;

/**
 * The contact form's `<form>` element; its fields are the children. With `method="post"` it sends the message to its
 * `action`; a toast and a status line say whether it was sent. Otherwise they say that nothing was sent. A message that
 * was not sent can be opened as an email.
 */
export function FormWithStatus({ children, ...attributes }: ComponentProps<"form">) {
  const [submitted, setSubmitted] = useState({
    count: 0,
    fields: {} as FormFields,
    status: "messageNotSent" as MessageKey,
  });
  const send = attributes.method === "post" ? sendForm : showNotImplemented;
  const [isPending, run] = usePending();
  const form = useDraft();
  usePreloadedToasts();
  useSuggestedSubject(form);

  function report(status: MessageKey) {
    setSubmitted(({ count }) => ({ count: count + 1, fields: saveDraft(form.current), status }));
  }

  function sendAndReport() {
    void run(async () => report(await send(form)));
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isSending) sendAndReport();
  }

  const resume = useEffectEvent(() => {
    if (isSending) sendAndReport();
    // The endpoint has redirected a form that was sent without scripts.
    else if (send === sendForm && /[?&]sent=/.test(location.search)) report("messageReceived");
  });
  useEffect(() => resume(), []);

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
        {submitted.status === "messageReceived" ? null : <EmailLink fields={submitted.fields} />}
      </StatusLine>
    </form>
  );
}

async function showNotImplemented(form: FormRef): Promise<MessageKey> {
  const fields = saveDraft(form.current);
  await showToast({
    // The status line is announced.
    isAnnounced: false,
    title: <Message id="messageSent" />,
    description: <Message id="notImplemented" />,
    action: <EmailLink fields={fields} />,
  });
  return "messageNotSent";
}

async function sendForm(form: FormRef): Promise<MessageKey> {
  // The visitor may leave the page before the code has loaded.
  const submitted = form.current!;
  isSending = true;
  try {
    // Loaded separately, because without an endpoint it is not needed.
    const { deliverForm } = await import("./deliver-form");
    return await deliverForm(submitted, form);
  } catch {
    return "messageFailed";
  } finally {
    isSending = false;
  }
}

/** Suggests the subject of the inquiry that the URL names, in the active language. */
function useSuggestedSubject(form: FormRef) {
  const { t } = useLanguage();

  useEffect(() => {
    const topic = readInquiryTopic(location.search);
    if (topic) suggestSubject(form.current, topic, inquirySubject(topic, t));
  }, [form, t]);
}
