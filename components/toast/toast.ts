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
