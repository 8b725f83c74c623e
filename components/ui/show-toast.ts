import type { ReactNode } from "react";

export type ToastOptions = {
  title: ReactNode;
  description: ReactNode;
  variant?: "default" | "destructive";
  action?: { label: ReactNode; onClick: () => void };
  /** Milliseconds until it closes by itself; `Infinity` keeps it. */
  duration?: number;
};

export type Toast = ToastOptions & { id: number; duration: number };

type Sonner = typeof import("./sonner-toasts");

/** The one toast that is up, and sonner to draw it: it comes with the first toast. Without it a plain toast is drawn. */
type ToasterState = { sonner?: Sonner; toast?: Toast };

/** Milliseconds (specification, section 9). */
const defaultDuration = 5000;
const listeners = new Set<() => void>();
let state: ToasterState = {};
let sonner: Sonner | undefined;
let lastId = 0;

export function getToasterState(): ToasterState {
  return state;
}

/** Calls the listener at every change of the state; returns the function that ends it. */
export function subscribeToToaster(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setToast(toast?: Toast) {
  state = { sonner, toast };
  listeners.forEach((listener) => listener());
}

/**
 * Shows a toast in place of the one that is up. Needs a `Toaster` on the page.
 *
 * @returns the function that closes it.
 */
export async function showToast(options: ToastOptions): Promise<() => void> {
  sonner ??= await import("./sonner-toasts").catch(() => undefined);
  const replaced = state.toast;
  const toast = { duration: defaultDuration, ...options, id: ++lastId };
  const close = () => closeToast(toast.id);
  setToast(toast);
  if (sonner) {
    sonner.drawToast(toast, close);
    // Erased in the same turn, the old toast would stay behind the new one.
    if (replaced) setTimeout(sonner.eraseToast, 0, replaced.id);
  }
  return close;
}

/** Closes the toast of this id, if it is still up. */
export function closeToast(id: number): void {
  if (state.toast?.id !== id) return;
  setToast();
  sonner?.eraseToast(id);
}
