"use client";

import { type ComponentProps, type FormEvent, useEffect, useEffectEvent, useState } from "react";
import { showToast } from "@/components/toast/toast-store";
import { StatusLine } from "@/components/ui/status-line";
import { preloadWhenIdle } from "@/lib/browser";
import type { MessageKey } from "@/lib/i18n/languages";
import { Message } from "@/lib/i18n/message";
import { useLanguage } from "@/lib/i18n/use-language";
import { inquirySubject, readInquiryTopic } from "@/lib/inquiry";
import type { FormFields } from "@/lib/message-email";
import { EmailLink } from "./email-link";
import { useAction } from "./use-action";
import {
  type FormRef,
  clearDraft,
  isDraftSending,
  markDraft,
  saveDraft,
  suggestSubject,
  useDraft,
} from "./use-draft";

/** Whether a message is being sent. Outside the component, because the visitor may leave the page and return to it. */
let isSending = false;

/**
 * The contact form's `<form>` element; its fields are the children. With `method="post"` it sends the message to its
 * `action`; a toast and a status line say whether it was sent. Otherwise they say that nothing was sent. A message that
 * was not sent can be opened as an email.
 */
export function FormWithStatus({ children, ...attributes }: ComponentProps<"form">) {
  const [status, setStatus] = useState<MessageKey>("messageNotSent");
  const [fields, setFields] = useState<FormFields>({});
  const send = attributes.method === "post" ? sendForm : showNotImplemented;
  const { run, isPending, completed } = useAction();
  const form = useDraft();
  useSuggestedSubject(form);

  function saveInput() {
    setFields(saveDraft(form.current));
  }

  function report(status: MessageKey) {
    setStatus(status);
    saveInput();
  }

  function sendAndReport() {
    void run(async () => report(await send(form)));
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isSending) sendAndReport();
  }

  const resume = useEffectEvent(() => {
    if (send !== sendForm) return;
    preloadWhenIdle(loadDelivery);
    if (isSending) sendAndReport();
    else if (isDraftSending()) {
      // The document was left before the answer.
      markDraft(false);
      void run(async () => report("messageFailed"));
    }
    if (/[?&]sent=/.test(location.search)) {
      // The endpoint has redirected a form that was sent without scripts.
      clearDraft(form.current);
      void run(async () => report("messageReceived"));
      history.replaceState(history.state, "", location.pathname);
    }
  });
  useEffect(() => resume(), []);

  return (
    <form ref={form} {...attributes} onSubmit={submit} onInput={saveInput} aria-busy={isPending}>
      {children}
      <StatusLine count={completed} className="sm:col-span-2">
        <span className="block">
          <Message id={status} />
        </span>
        {status === "messageReceived" ? null : <EmailLink fields={fields} />}
      </StatusLine>
    </form>
  );
}

async function showNotImplemented(form: FormRef): Promise<MessageKey> {
  const fields = saveDraft(form.current);
  await showToast({
    title: <Message id="messageSent" />,
    description: <Message id="notImplemented" />,
    action: <EmailLink fields={fields} />,
  });
  return "messageNotSent";
}

/** Loads the code that sends, which a form without an endpoint does not need. */
function loadDelivery() {
  return import("./deliver-form");
}

async function sendForm(form: FormRef): Promise<MessageKey> {
  // The visitor may leave the page before the code has loaded.
  const submitted = form.current!;
  isSending = true;
  try {
    const { deliverForm } = await loadDelivery();
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
