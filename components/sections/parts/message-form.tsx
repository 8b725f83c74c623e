"use client";

import { useEffect, useState, type FormEvent, type ReactNode } from "react";
import { showToast } from "@/components/toast/toast-store";
import { usePreloadedToasts } from "@/components/toast/use-preloaded-toasts";
import { StatusLine } from "@/components/ui/status-line";
import { Message } from "@/lib/i18n/message";
import { useLanguage } from "@/lib/i18n/use-language";
import { inquirySubject, readInquiryTopic } from "@/lib/inquiry";
import type { FormFields } from "@/lib/message-email";
import { EmailLink } from "./email-link";
import { saveDraft, suggestSubject, useDraft } from "./use-draft";
import { usePending } from "./use-pending";

/**
 * The contact form's `<form>` element; its fields are the children. Sending is not implemented: a toast and a status
 * line say that nothing was sent, and offer to open the message as an email. `method="dialog"` prevents the browser
 * from adding the values to the URL.
 */
export function MessageForm({ children, className }: { children: ReactNode; className?: string }) {
  const [submitted, setSubmitted] = useState({ count: 0, fields: {} as FormFields });
  const [isPending, run] = usePending();
  const form = useDraft();
  usePreloadedToasts();
  useSuggestedSubject(form);

  async function handleSubmission() {
    const fields = saveDraft(form.current);
    await showToast({
      // The status line is announced.
      isAnnounced: false,
      title: <Message id="messageSent" />,
      description: <Message id="notImplemented" />,
      action: <EmailLink fields={fields} />,
    });
    setSubmitted(({ count }) => ({ count: count + 1, fields }));
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void run(handleSubmission);
  }

  function saveInput() {
    const fields = saveDraft(form.current);
    // The email link in the status line contains the current values.
    if (submitted.count > 0) setSubmitted({ ...submitted, fields });
  }

  return (
    <form
      ref={form}
      method="dialog"
      onSubmit={submit}
      onInput={saveInput}
      aria-busy={isPending}
      className={className}
    >
      {children}
      <StatusLine count={submitted.count} className="sm:col-span-2">
        <span className="block">
          <Message id="messageNotSent" />
        </span>
        <EmailLink fields={submitted.fields} />
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
