"use client";

import { type CSSProperties, useEffect } from "react";
import { Toaster, toast as show } from "sonner";
import { ToastCloseButton, type ToastViewProps, toastClassNames } from "./plain-toast";
import { useSwipe } from "./use-swipe";

const noHotkey: string[] = [];

/** Shows a toast: sonner draws and animates it, and `useSwipe` closes it on a swipe. */
export function SonnerToasts({ toast, label }: ToastViewProps) {
  const swipe = useSwipe(toast);

  useEffect(() => {
    if (!toast) return;
    const { id, title, description, variant, action } = toast;
    (variant === "destructive" ? show.error : show)(title, {
      id,
      description,
      action: (
        <>
          {action}
          {/* Sonner's own close button precedes the text in the document, so screen readers would read it first. */}
          <ToastCloseButton id={id} />
        </>
      ),
      duration: Infinity,
    });
    // Deferred until the next toast is open, because sonner would otherwise keep the old one behind it.
    return () => void setTimeout(show.dismiss, 0, id);
  }, [toast]);

  return (
    <div {...swipe}>
      <Toaster
        // The parent of this component is the live region.
        ref={(section) => section?.removeAttribute("aria-live")}
        // The same at all widths: a change of position would recreate the list and lose focus.
        position="bottom-right"
        className="max-sm:top-[calc(var(--header-height)+0.5rem)]! max-sm:bottom-auto! low:max-sm:top-2! low:sm:bottom-2!"
        offset={{ bottom: "1.5rem", right: "1.5rem" }}
        mobileOffset="1rem"
        style={{ "--width": "var(--toast-width)" } as CSSProperties}
        visibleToasts={1}
        hotkey={noHotkey}
        icons={{ error: null }}
        customAriaLabel={label}
        toastOptions={{ unstyled: true, classNames: toastClassNames }}
      />
    </div>
  );
}
