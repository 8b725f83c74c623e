import type { MessageKey } from "./i18n/language-store";

/** What the visitor last inquired about, for the contact form; in memory only. */
let inquiry: { service?: MessageKey } | undefined;
const listeners = new Set<() => void>();

export function getInquiry() {
  return inquiry;
}

/** Remembers a service, or a request for a quote without one, whose name the contact form suggests as the subject. */
export function setInquiry(service?: MessageKey): void {
  inquiry = { service };
  listeners.forEach((listener) => listener());
}

/** Calls the listener at every inquiry; returns the function that unsubscribes it. */
export function subscribeToInquiry(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
