import type { ReactNode } from "react";
import { createStore } from "@/lib/store";

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

type ToastState = {
  /** The open toast. */
  toast?: Toast;
  lastId: number;
  /** Set only when a toast opens, because a change of the view would remount an open toast. */
  sonner?: typeof import("./sonner-toasts");
};

const defaults = { variant: "default", duration: 5000, isAnnounced: false } as const;

export const toastStore = createStore<ToastState>({ lastId: 0 });

/** Opens a toast, which replaces the open one, in sonner if that has loaded. Returns the function that closes the toast. */
export function openToast(options: ToastOptions, sonner: ToastState["sonner"]): () => void {
  const id = toastStore.get().lastId + 1;
  toastStore.set({ toast: { id, ...defaults, ...options }, lastId: id, sonner });
  return () => closeToast(id);
}

/** Closes the toast with this id if it is open. */
export function closeToast(id: number): void {
  if (toastStore.get().toast?.id === id) toastStore.set({ toast: undefined });
}
