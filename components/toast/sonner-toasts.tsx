"use client";

import type { CSSProperties } from "react";
import { Toaster, toast as show } from "sonner";
import { CloseButton } from "./close-button";
import type { Toast } from "./toast";
import { ToastControls } from "./toast-controls";

const classNames = {
  toast:
    "toast grid w-full justify-items-start gap-1 rounded border border-edge border-l-4 border-l-highlight bg-paper p-4 pr-14 font-sans shadow-raised data-[type=error]:border-l-danger",
  content: "grid gap-1",
  title: "text-base font-semibold text-ink in-data-[type=error]:text-danger",
  description: "text-small text-pretty text-body",
};

// Vertical swipes scroll the page, and the height adapts to a change of language.
const toastStyle: CSSProperties = {
  touchAction: "pan-y pinch-zoom",
  userSelect: "none",
  WebkitUserSelect: "none",
  height: "auto",
};

const noHotkey: string[] = [];

type SonnerToastsProps = { toast?: Toast; label: string };

/** Sonner's toaster, with the behaviour of `ToastControls` instead of its own. */
export function SonnerToasts({ toast, label }: SonnerToastsProps) {
  return (
    <ToastControls toast={toast}>
      <Toaster
        // The parent of this component is the live region.
        ref={(section) => section?.removeAttribute("aria-live")}
        // The same at all widths: a change of position would recreate the list and lose focus.
        position="bottom-right"
        className="max-sm:top-[calc(var(--header-height)+0.5rem)]! max-sm:bottom-auto! short:max-sm:top-2! short:sm:bottom-2!"
        offset={{ bottom: "1.5rem", right: "1.5rem" }}
        mobileOffset="1rem"
        visibleToasts={1}
        hotkey={noHotkey}
        icons={{ error: null }}
        customAriaLabel={label}
        toastOptions={{ unstyled: true, classNames, style: toastStyle }}
      />
    </ToastControls>
  );
}

/** Renders a toast; `close` is called when the visitor closes it. */
export function renderToast(toast: Toast, close: () => void): void {
  const { id, title, description, variant, action } = toast;
  (variant === "destructive" ? show.error : show)(title, {
    id,
    description,
    action: (
      <>
        {action}
        {/* Sonner's own close button precedes the text in the document, so screen readers would read it first. */}
        <CloseButton
          toastId={id}
          className="absolute top-1 right-1 rounded text-body hover:text-ink"
        />
      </>
    ),
    // Sonner's timer ignores focus and stops permanently after a tap.
    duration: Infinity,
    onDismiss: close,
  });
}

export function dismissToast(id: number): void {
  show.dismiss(id);
}
