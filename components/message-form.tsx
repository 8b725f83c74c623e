"use client";

import type { FormEvent, ReactNode } from "react";
import { T } from "./language/t";
import { showToast } from "./ui/show-toast";

/**
 * The form around the fields. Nothing is sent yet: `method="dialog"` keeps the browser from putting
 * what was typed into the address, with or without scripts, and the toast says that nothing was sent.
 */
export function MessageForm({ children, className }: { children: ReactNode; className?: string }) {
  function confirmSubmission(event: FormEvent) {
    event.preventDefault();
    void showToast({ title: <T id="messageSent" />, description: <T id="notImplemented" /> });
  }

  return (
    <form method="dialog" onSubmit={confirmSubmission} className={className}>
      {children}
    </form>
  );
}
