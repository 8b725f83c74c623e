import type { Toast, ToastOptions } from "./toast";

type Sonner = typeof import("./sonner-toasts");

/** The open toast, and sonner once it has loaded. */
type ToasterState = { sonner?: Sonner; toast?: Toast };

/** In milliseconds. */
const defaultDuration = 5000;
const listeners = new Set<() => void>();
let state: ToasterState = {};
let lastId = 0;

export function getToasterState(): ToasterState {
  return state;
}

/** Calls the listener on every change; returns the function that unsubscribes. */
export function subscribeToToaster(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setToast(toast?: Toast, sonner = state.sonner) {
  state = { sonner, toast };
  listeners.forEach((listener) => listener());
}

/** Loads sonner before the first toast. Resolves to undefined if that fails; the next call tries again. */
export function loadSonner(): Promise<Sonner | undefined> {
  return import("./sonner-toasts").catch(() => undefined);
}

/**
 * Opens a toast, which replaces the open one. Requires a `Toaster` on the page.
 *
 * @returns the function that closes the toast.
 */
export async function showToast(options: ToastOptions): Promise<() => void> {
  const sonner = state.sonner ?? (await loadSonner());
  const replaced = state.toast;
  // Without sonner nothing measures the time, so the bar stays until it is closed.
  const duration = sonner ? defaultDuration : Infinity;
  const toast = { duration, ...options, id: ++lastId };
  const close = () => closeToast(toast.id);
  setToast(toast, sonner);
  if (sonner) {
    sonner.renderToast(toast, close);
    // Deferred, because sonner would otherwise keep the old toast behind the new one.
    if (replaced) setTimeout(sonner.dismissToast, 0, replaced.id);
  }
  return close;
}

/** Closes the toast with this id if it is open. */
export function closeToast(id: number): void {
  if (state.toast?.id !== id) return;
  setToast();
  state.sonner?.dismissToast(id);
}
