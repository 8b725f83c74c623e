import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
// Of the document, not of the form, which may leave the page before the answer, and return.
let isSubmitting = false;

/** Returns whether a form is being submitted. */
export function useIsSubmitting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isSubmitting,
    () => false,
  );
}

/** Runs `submit`, unless an earlier one has not ended. */
export async function submitOnce(submit: () => Promise<void>): Promise<void> {
  if (isSubmitting) return;
  setSubmitting(true);
  await submit().finally(() => setSubmitting(false));
}

function setSubmitting(value: boolean) {
  isSubmitting = value;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
