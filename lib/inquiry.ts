import type { MessageKey } from "./i18n/languages";

/** The visitor's last inquiry; a request for a quote if it names no service. */
type Inquiry = { service?: MessageKey };

/** In memory only: personal data is not stored in the browser. */
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

/** Calls the listener on every inquiry; returns the function that unsubscribes. */
export function subscribeToInquiry(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
