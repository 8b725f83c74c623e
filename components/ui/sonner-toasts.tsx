"use client";

import { Toaster, toast as show } from "sonner";
import type { Toast } from "./show-toast";
import { toastClassNames, toastListClassName, toastOffset, toastStyle } from "./toast-style";

export type ToastListProps = { label: string; closeLabel: string };

const noHotkey: string[] = [];

// What sonner's own style sheet would have otherwise: on small screens its list hangs from the top.
const classNames = {
  ...toastClassNames,
  toast: `${toastClassNames.toast} focus-visible:[outline:3px_solid_var(--focus)]! data-[visible=false]:invisible max-sm:top-0! max-sm:bottom-auto! max-sm:data-[mounted=false]:[--y:translateY(-100%)]! max-sm:data-[removed=true]:[--y:translateY(-100%)]!`,
};

/** Sonner's list of toasts, without what a `ToastRegion` around it does in its stead. */
export function SonnerToasts({ label, closeLabel }: ToastListProps) {
  return (
    <Toaster
      // The region around it is the live one.
      ref={(section) => section?.removeAttribute("aria-live")}
      // One for all widths: with another position sonner would make its list anew, and lose the focus.
      position="bottom-right"
      className={toastListClassName}
      offset={toastOffset}
      mobileOffset="1rem"
      visibleToasts={1}
      hotkey={noHotkey}
      closeButton
      icons={{ error: null, close: "×" }}
      customAriaLabel={label}
      toastOptions={{
        unstyled: true,
        classNames,
        style: toastStyle,
        closeButtonAriaLabel: closeLabel,
      }}
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
