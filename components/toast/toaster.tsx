"use client";

import { type FocusEvent, type MouseEvent, useEffect, useRef } from "react";
import { findInvoker } from "@/lib/browser";
import { useLanguage } from "@/lib/i18n/language-provider";
import { useIsFirstLanguage } from "@/lib/i18n/use-is-first-language";
import { PlainToast } from "./plain-toast";
import { closeToast, toastStore } from "./toast-store";
import { useTimer } from "./use-timer";

/**
 * Shows toasts: below the header on small screens, at the bottom right on large ones. Opening a toast closes the menu.
 * Escape and following a link close a toast, F8 moves focus to it, and closing restores focus. The live region exists
 * before the first toast, because screen readers only announce changes.
 */
export function Toaster() {
  const { t } = useLanguage();
  const toast = toastStore.useValue("toast");
  const sonner = toastStore.useValue("sonner");
  const isFirstLanguage = useIsFirstLanguage(toast);
  const timer = useTimer(toast);
  const region = timer.ref;
  const focusBefore = useRef<HTMLElement>(null);
  const ToastView = sonner?.SonnerToasts ?? PlainToast;

  useEffect(() => {
    if (!toast) return;
    const handleKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      if (event.key === "Escape" && !findOpenMenu()) closeToast(toast.id);
      if (event.key === "F8") region.current?.querySelector("li")?.focus();
    };
    document.addEventListener("keydown", handleKey);
    return () => document.removeEventListener("keydown", handleKey);
  }, [toast, region]);

  // Listeners are called before the toast is removed, while it still has focus.
  useEffect(() => {
    return toastStore.subscribe(() => {
      // An open menu would cover the toast.
      if (toastStore.get().toast) findOpenMenu()?.hidePopover();
      if (region.current?.contains(document.activeElement)) {
        focusBefore.current?.focus({ preventScroll: true });
      }
      focusBefore.current = null;
    });
  }, [region]);

  function saveFocus(event: FocusEvent) {
    // Sonner would move focus back when the visitor clicks another element.
    event.stopPropagation();
    const origin = event.relatedTarget as HTMLElement | null;
    // Null when the window regains focus.
    if (!origin || event.currentTarget.contains(origin)) return;
    // A popover closes when focus leaves it, so focus returns to its button.
    focusBefore.current = findInvoker(origin) ?? origin;
  }

  function closeOnLink(event: MouseEvent) {
    if (toast && (event.target as Element).closest("a")) closeToast(toast.id);
  }

  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- delegated from links inside
    <div
      {...timer}
      aria-live={!toast || (toast.isAnnounced && isFirstLanguage) ? "polite" : "off"}
      className={`print:hidden ${toast ? "toast-open" : ""}`}
      onFocusCapture={saveFocus}
      onBlurCapture={(event) => event.stopPropagation()}
      onClick={closeOnLink}
    >
      <ToastView toast={toast} label={t("notifications")} />
    </div>
  );
}

/** Returns the menu if it is open. The browser closes it on Escape; the next Escape closes the toast. */
function findOpenMenu() {
  // Browsers without popovers do not know the selector.
  if (!("popover" in HTMLElement.prototype)) return null;
  return document.querySelector<HTMLElement>(":popover-open");
}
