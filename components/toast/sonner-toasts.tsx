"use client";

import type { CSSProperties } from "react";
import { Toaster, toast as show } from "sonner";
import type { Toast } from "./toast-store";

// Overrides sonner's own style sheet: on small screens its list hangs from the top.
const classNames = {
  toast:
    "grid w-full justify-items-start gap-1 rounded border border-edge border-l-4 border-l-highlight bg-paper p-4 pr-14 font-sans shadow-raised data-[type=error]:border-l-danger focus-visible:[outline:3px_solid_var(--focus)]! data-[visible=false]:invisible max-h-[calc(100vh-var(--header-height)-1.5rem)] overflow-y-auto short:max-h-[calc(100vh-1rem)] max-sm:top-0! max-sm:bottom-auto! max-sm:data-[mounted=false]:[--y:translateY(-100%)]! max-sm:data-[removed=true]:[--y:translateY(-100%)]!",
  content: "grid gap-1",
  title: "text-base font-semibold text-ink in-data-[type=error]:text-danger",
  description: "text-small text-pretty text-body",
  closeButton:
    "absolute top-1 right-1 grid size-11 place-items-center rounded text-subheading text-body hover:text-ink",
};

// Vertical swipes scroll the page, and the height follows a change of language.
const toastStyle: CSSProperties = {
  touchAction: "pan-y pinch-zoom",
  userSelect: "none",
  WebkitUserSelect: "none",
  height: "auto",
};

const noHotkey: string[] = [];

/** Sonner's list of toasts, without what the `ToastRegion` around it does instead. */
export function SonnerToasts({ label, closeLabel }: { label: string; closeLabel: string }) {
  return (
    <Toaster
      // The region around it is the live one.
      ref={(section) => section?.removeAttribute("aria-live")}
      // One for all widths: with another position sonner would make its list anew, and lose the focus.
      position="bottom-right"
      className="max-sm:top-[calc(var(--header-height)+0.5rem)]! max-sm:bottom-auto! short:max-sm:top-2! short:sm:bottom-2!"
      offset={{ bottom: "1.5rem", right: "1.5rem" }}
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

/** Makes sonner draw a toast; `close` is called when the visitor closes it. */
export function renderToast(toast: Toast, close: () => void): void {
  const { id, title, description, variant, action } = toast;
  (variant === "destructive" ? show.error : show)(title, {
    id,
    description,
    action,
    // Sonner's own timer ignores the focus, and stops for good after a tap.
    duration: Infinity,
    onDismiss: close,
  });
}

/** Makes sonner remove a toast. */
export function dismissToast(id: number): void {
  show.dismiss(id);
}
