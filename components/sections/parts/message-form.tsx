"use client";

import { useEffect, useState, useSyncExternalStore, type FormEvent, type ReactNode } from "react";
import { EmailLink } from "./email-link";
import { getInquiry, subscribeToInquiry } from "@/lib/inquiry";
import type { FormFields } from "@/lib/message-email";
import { Message } from "@/lib/i18n/message";
import { useLanguage } from "@/lib/i18n/use-language";
import { showToast } from "@/components/toast/toast-store";
import { StatusLine } from "@/components/ui/status-line";
import { saveDraft, suggestValue, useDraft } from "./use-draft";
import { usePending } from "./use-pending";

/**
 * The form around the fields. Nothing is sent yet: `method="dialog"` keeps the browser from putting what was
 * typed into the address, with or without scripts. The toast says that nothing was sent, and so does a line that
 * stays; both offer to open what was typed as an email.
 */
export function MessageForm({ children, className }: { children: ReactNode; className?: string }) {
  const [submitted, setSubmitted] = useState({ count: 0, fields: {} as FormFields });
  const [isPending, run] = usePending();
  const form = useDraft();
  useSuggestedSubject(form);

  async function confirmSubmission() {
    const fields = saveDraft(form.current);
    await showToast({
      title: <Message id="messageSent" />,
      description: <Message id="notImplemented" />,
      action: <EmailLink fields={fields} />,
    });
    setSubmitted(({ count }) => ({ count: count + 1, fields }));
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void run(confirmSubmission);
  }

  function keepInput() {
    const fields = saveDraft(form.current);
    // The link that stays follows what is typed.
    if (submitted.count > 0) setSubmitted({ ...submitted, fields });
  }

  return (
    <form
      ref={form}
      method="dialog"
      onSubmit={submit}
      onInput={keepInput}
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

/** Suggests what the visitor last inquired about as the subject, in the language of the page. */
function useSuggestedSubject(form: { current: HTMLFormElement | null }) {
  const { t } = useLanguage();
  const inquiry = useSyncExternalStore(subscribeToInquiry, getInquiry, () => undefined);

  useEffect(() => {
    if (!inquiry) return;
    const { service } = inquiry;
    const subject = service ? `${t("serviceInquiry")}: ${t(service)}` : t("quoteRequest");
    suggestValue(form.current, "subject", subject);
  }, [form, inquiry, t]);
}
