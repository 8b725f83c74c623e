"use client";

import { useState, type FormEvent, type ReactNode } from "react";
import { T } from "./language/t";
import { showToast } from "./ui/show-toast";
import { useDraft } from "./ui/use-draft";
import { usePending } from "./ui/use-pending";

/**
 * The form around the fields. Nothing is sent yet: `method="dialog"` keeps the browser from putting
 * what was typed into the address, with or without scripts, and the toast says that nothing was sent;
 * so does a line that stays.
 */
export function MessageForm({ children, className }: { children: ReactNode; className?: string }) {
  const [isSubmitted, setSubmitted] = useState(false);
  const [isPending, run] = usePending();
  const draft = useDraft();

  async function confirmSubmission() {
    await showToast({ title: <T id="messageSent" />, description: <T id="notImplemented" /> });
    setSubmitted(true);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void run(confirmSubmission);
  }

  return (
    <form method="dialog" onSubmit={submit} aria-busy={isPending} className={className} {...draft}>
      {children}
      <p role="status" className="empty:absolute sm:col-span-2">
        {isSubmitted ? <T id="messageNotSent" /> : null}
      </p>
    </form>
  );
}
