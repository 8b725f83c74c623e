"use client";

import { type FocusEvent, type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import type { Toast } from "./toast";
import { closeToast, subscribeToToaster } from "./toast-store";
import { useSwipeToClose } from "./use-swipe-to-close";

/** The interval of the timer, in milliseconds. */
const tick = 100;

type ToastControlsProps = { toast?: Toast; children: ReactNode };

/**
 * Adds behaviour to the toast, which is an `li` in `children`: it closes after its duration, on Escape and on a swipe
 * to the right; F8 moves focus to it, and closing restores focus.
 */
export function ToastControls({ toast, children }: ToastControlsProps) {
  const container = useRef<HTMLDivElement>(null);
  const focusBefore = useRef<HTMLElement>(null);
  const isTouched = useRef(false);
  const { isSwiping, swipeHandlers } = useSwipeToClose(toast);

  useEffect(() => {
    if (!toast || toast.duration === Infinity) return;
    const isPaused = () => {
      // A touch screen keeps the hover state after the finger is lifted.
      const pauseSelector = isTouched.current ? "li:focus-within" : "li:is(:hover, :focus-within)";
      return document.hidden || isSwiping(toast) || container.current?.querySelector(pauseSelector);
    };
    let remaining = toast.duration;
    const timer = setInterval(() => {
      if (!isPaused()) remaining -= tick;
      if (remaining <= 0) closeToast(toast);
    }, tick);
    return () => clearInterval(timer);
  }, [toast, isSwiping]);

  useEffect(() => {
    if (!toast) return;
    const handleKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      if (event.key === "Escape") closeToast(toast);
      if (event.key === "F8") container.current?.querySelector("li")?.focus();
    };
    document.addEventListener("keydown", handleKey);
    return () => document.removeEventListener("keydown", handleKey);
  }, [toast]);

  // Listeners are called before the toast is removed, while it still has focus.
  useEffect(() => {
    return subscribeToToaster(() => {
      if (container.current?.contains(document.activeElement)) {
        focusBefore.current?.focus({ preventScroll: true });
      }
      focusBefore.current = null;
    });
  }, []);

  function closeOnLink(event: MouseEvent) {
    if (toast && (event.target as Element).closest("a")) closeToast(toast);
  }

  function saveFocus(event: FocusEvent) {
    // Sonner would move focus back when the visitor clicks another element.
    event.stopPropagation();
    const origin = event.relatedTarget as HTMLElement | null;
    // Null when the window regains focus.
    if (!origin || event.currentTarget.contains(origin)) return;
    // A popover closes when focus leaves it, so focus returns to its button.
    const popover = origin.closest("[popover]");
    focusBefore.current = popover
      ? document.querySelector(`[popovertarget="${popover.id}"]`)
      : origin;
  }

  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- delegated from links and buttons inside
    <div
      ref={container}
      onPointerOver={(event) => (isTouched.current = event.pointerType === "touch")}
      onFocusCapture={saveFocus}
      onBlurCapture={(event) => event.stopPropagation()}
      onMouseDown={preventFocus}
      onClick={closeOnLink}
      {...swipeHandlers}
    >
      {children}
    </div>
  );
}

// Pressing the text starts a swipe and must not move focus.
function preventFocus(event: MouseEvent) {
  if (!(event.target as Element).closest("a, button")) event.preventDefault();
}
