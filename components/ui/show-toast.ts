import type { ReactNode } from "react";

export type ToastOptions = {
  title: ReactNode;
  description: ReactNode;
  variant?: "default" | "destructive";
  action?: { label: ReactNode; onClick: () => void };
  /** Milliseconds until it closes by itself; `Infinity` keeps it. */
  duration?: number;
};

/** What the toaster renders: nothing before the first toast, then sonner, or one plain toast where sonner cannot be loaded. */
type ToasterState = { hasSonner: boolean; plainToast?: ToastOptions };

const defaultDuration = 5000;
const listeners = new Set<() => void>();
let state: ToasterState = { hasSonner: false };

export function getToasterState(): ToasterState {
  return state;
}

/** Calls the listener at every change of the state; returns the function that ends it. */
export function subscribeToToaster(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setState(next: ToasterState) {
  state = next;
  listeners.forEach((listener) => listener());
}

/**
 * Shows a toast in place of the one that is showing. Needs a `Toaster` on the page.
 *
 * @returns the function that closes it.
 */
export async function showToast(options: ToastOptions): Promise<() => void> {
  const duration = options.duration ?? defaultDuration;
  const sonner = await import("sonner").catch(() => undefined);
  if (!sonner) {
    setState({ ...state, plainToast: { ...options, duration } });
    return closePlainToast;
  }

  setState({ hasSonner: true });
  const { toast } = sonner;
  const shown = toast.getToasts();
  const show = options.variant === "destructive" ? toast.error : toast;
  const id = show(options.title, {
    description: options.description,
    action: options.action,
    duration,
  });
  // Dismissed in the same turn, the old toast would stay behind the new one.
  setTimeout(() => shown.forEach((old) => toast.dismiss(old.id)));
  return () => toast.dismiss(id);
}

export function closePlainToast(): void {
  setState({ ...state, plainToast: undefined });
}
