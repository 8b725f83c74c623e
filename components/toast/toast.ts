import type { ReactNode } from "react";

export type ToastOptions = {
  title: ReactNode;
  description?: ReactNode;
  variant?: "default" | "destructive";
  /** Whether screen readers announce the toast. Not needed for one that a `StatusLine` repeats. */
  isAnnounced?: boolean;
  /** A link or a button. A click on a link also closes the toast. */
  action?: ReactNode;
  /** Milliseconds until the toast closes; `Infinity` keeps it open. */
  duration?: number;
};

export type Toast = ToastOptions & { duration: number };
