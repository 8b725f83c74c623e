import type { Toast, ToastOptions } from "./toast";

/** The open toast, and sonner once it has loaded. */
type ToasterState = { sonner?: typeof import("./sonner-toasts"); toast?: Toast };

/** In milliseconds. */
const defaultDuration = 5000;
const listeners = new Set<() => void>();
let state: ToasterState = {};

export function getToasterState(): ToasterState {
  return state;
}

/** Calls the listener on every change; returns the function that unsubscribes. */
export function subscribeToToaster(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setState(next: ToasterState) {
  state = next;
  listeners.forEach((listener) => listener());
}

/** Loads sonner before the first toast. Resolves to undefined if that fails; the next call tries again. */
export function loadSonner(): Promise<ToasterState["sonner"]> {
  return import("./sonner-toasts").catch(() => undefined);
}

/**
 * Opens a toast, which replaces the open one. Requires a `Toaster` on the page.
 *
 * @returns the function that closes the toast.
 */
export async function showToast(options: ToastOptions): Promise<() => void> {
  const sonner = state.sonner ?? (await loadSonner());
  // Only sonner's component has the timer: the bar stays until it is closed.
  const toast = { duration: sonner ? defaultDuration : Infinity, ...options };
  setState({ sonner, toast });
  return () => closeToast(toast);
}

/** Closes the toast if it is open. */
export function closeToast(toast: Toast): void {
  if (state.toast === toast) setState({ sonner: state.sonner });
}
