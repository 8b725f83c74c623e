import type { ReactNode } from "react";

export type Toast = {
  /** Unique for each toast. */
  id: number;
  title: ReactNode;
  description: ReactNode;
  /** A link or a button. A click on a link also closes the toast. */
  action?: ReactNode;
  /** `destructive` for something that failed. */
  variant: "default" | "destructive";
  /** Milliseconds until the toast closes; `Infinity` keeps it open. */
  duration: number;
  /** Whether screen readers announce the toast. Not needed for one that a `StatusLine` repeats. */
  isAnnounced: boolean;
};

export type ToastOptions = Pick<Toast, "title" | "description"> & Partial<Omit<Toast, "id">>;

const defaults = { variant: "default", duration: 5000, isAnnounced: false } as const;
const listeners = new Set<() => void>();
let state: { toast?: Toast; lastId: number } = { lastId: 0 };

/** Returns the open toast. */
export function getToast(): Toast | undefined {
  return state.toast;
}

/** Calls the listener on every change; returns the function that unsubscribes. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setState(change: Partial<typeof state>) {
  state = { ...state, ...change };
  listeners.forEach((listener) => listener());
}

/** Opens a toast, which replaces the open one, and returns the function that closes it. */
export function openToast(options: ToastOptions): () => void {
  const id = state.lastId + 1;
  setState({ toast: { id, ...defaults, ...options }, lastId: id });
  return () => closeToast(id);
}

/** Closes the toast with this id if it is open. */
export function closeToast(id: number): void {
  if (state.toast?.id === id) setState({ toast: undefined });
}
