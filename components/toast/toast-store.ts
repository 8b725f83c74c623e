import type { ReactNode } from "react";

export type ToastOptions = {
  title: ReactNode;
  description: ReactNode;
  variant?: "default" | "destructive";
  /** A link or a button. A press on a link in a toast closes the toast. */
  action?: ReactNode;
  /** Milliseconds until it closes automatically; `Infinity` keeps it. */
  duration?: number;
};

export type Toast = ToastOptions & { id: number; duration: number };

type Sonner = typeof import("./sonner-toasts");

/** The one toast that is showing, and sonner to draw it, which is missing where it could not be fetched. */
type ToasterState = { sonner?: Sonner; toast?: Toast };

/** Milliseconds, as the specification asks for. */
const defaultDuration = 5000;
const listeners = new Set<() => void>();
let state: ToasterState = {};
let lastId = 0;

export function getToasterState(): ToasterState {
  return state;
}

/** Calls the listener at every change of the state; returns the function that unsubscribes it. */
export function subscribeToToaster(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setToast(toast?: Toast, sonner = state.sonner) {
  state = { sonner, toast };
  listeners.forEach((listener) => listener());
}

/** Fetches sonner, ahead of the first toast; resolves to undefined where that fails. A later call tries again. */
export function loadSonner(): Promise<Sonner | undefined> {
  return import("./sonner-toasts").catch(() => undefined);
}

/**
 * Shows a toast in place of the one that is showing. Needs a `Toaster` on the page.
 *
 * @returns the function that closes it.
 */
export async function showToast(options: ToastOptions): Promise<() => void> {
  const sonner = state.sonner ?? (await loadSonner());
  const replaced = state.toast;
  // Without sonner there is no close button, and so no hurry.
  const duration = sonner ? defaultDuration : Infinity;
  const toast = { duration, ...options, id: ++lastId };
  const close = () => closeToast(toast.id);
  setToast(toast, sonner);
  if (sonner) {
    sonner.renderToast(toast, close);
    // Removed in the same turn, the old toast would stay behind the new one.
    if (replaced) setTimeout(sonner.dismissToast, 0, replaced.id);
  }
  return close;
}

/** Closes the toast of this id, if it is still showing. */
export function closeToast(id: number): void {
  if (state.toast?.id !== id) return;
  setToast();
  state.sonner?.dismissToast(id);
}
