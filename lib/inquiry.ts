import type { MessageKey } from "./i18n/languages";

/** The inquiry that last led to the contact form, through its toast. Without a service, it is a request for a quote. */
export type Inquiry = { service?: MessageKey };

let inquiry: Inquiry | undefined;
const listeners = new Set<() => void>();

export function getInquiry(): Inquiry | undefined {
  return inquiry;
}

/** Sets the inquiry whose subject the contact form suggests. */
export function setInquiry(service?: MessageKey): void {
  inquiry = { service };
  listeners.forEach((listener) => listener());
}

/** Calls the listener on every change; returns the function that unsubscribes. */
export function subscribeToInquiry(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
