"use client";

import { Toaster, toast as show, type ToasterProps } from "sonner";
import type { Toast } from "./show-toast";

const noHotkey: string[] = [];

/** Sonner's list of toasts, without what a `ToastRegion` around it does in its stead. */
export function SonnerToasts(props: ToasterProps) {
  return (
    <Toaster
      // The region around it is the live one.
      ref={(section) => section?.removeAttribute("aria-live")}
      visibleToasts={1}
      hotkey={noHotkey}
      closeButton
      icons={{ error: null, close: "×" }}
      {...props}
    />
  );
}

/** Has sonner draw a toast; `close` is called when the visitor closes it. */
export function drawToast(toast: Toast, close: () => void): void {
  const { id, title, description, variant, action } = toast;
  (variant === "destructive" ? show.error : show)(title, {
    id,
    description,
    action: action && {
      label: action.label,
      onClick: (event) => {
        // Sonner would close it without a word to `onDismiss`.
        event.preventDefault();
        action.onClick();
        close();
      },
    },
    // Its own timer knows no focus, and sticks after a tap.
    duration: Infinity,
    onDismiss: close,
  });
}

/** Has sonner take a toast away. */
export function eraseToast(id: number): void {
  show.dismiss(id);
}
