import type { ReactNode } from "react";

export type ToastOptions = {
  title: ReactNode;
  description: ReactNode;
  variant?: "default" | "destructive";
  action?: { label: ReactNode; onClick: () => void };
  /** Milliseconds until it closes by itself; `Infinity` keeps it. */
  duration?: number;
};

const defaultDuration = 5000;
const listeners = new Set<() => void>();
let isWanted = false;

/** True once a toast was asked for: until then neither sonner nor its region is on the page. */
export function isToasterWanted(): boolean {
  return isWanted;
}

/** Calls the listener when the first toast is asked for; returns the function that ends it. */
export function subscribeToToaster(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Shows a toast in place of the one that is showing. Needs a `Toaster` on the page.
 *
 * @throws when sonner cannot be loaded.
 */
export async function showToast(options: ToastOptions): Promise<void> {
  isWanted = true;
  listeners.forEach((listener) => listener());

  const { toast } = await import("sonner");
  const shown = toast.getToasts();
  const show = options.variant === "destructive" ? toast.error : toast;
  show(options.title, {
    description: options.description,
    action: options.action,
    duration: options.duration ?? defaultDuration,
  });
  // Dismissed in the same turn, the old toast would stay behind the new one.
  setTimeout(() => shown.forEach(({ id }) => toast.dismiss(id)));
}
