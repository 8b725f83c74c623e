"use client";

import { useEffect, useRef, type FocusEvent, type MouseEvent, type ReactNode } from "react";
import { closeToast, subscribeToToaster, type Toast } from "./toast-store";
import { useSwipeToClose } from "./use-swipe-to-close";

/** Milliseconds between two looks at whether somebody attends to the toast. */
const tick = 100;

type ToastRegionProps = { toast?: Toast; children: ReactNode };

/**
 * What a toast does, whoever draws it as a list item inside: it closes when its time is up, on Escape and
 * on a swipe to the right, takes the focus on F8 and gives it back. The region is live before its first
 * text, or a screen reader would not hear that one.
 */
export function ToastRegion({ toast, children }: ToastRegionProps) {
  const region = useRef<HTMLDivElement>(null);
  const focusBefore = useRef<HTMLElement>(null);
  const isTouched = useRef(false);
  const { isSwiped, swipeHandlers } = useSwipeToClose(toast?.id);

  useEffect(() => {
    if (!toast || toast.duration === Infinity) return;
    const { id } = toast;
    function isAttendedTo() {
      // A finger's hover stays behind when the finger has gone.
      const attention = isTouched.current ? "li:focus-within" : "li:is(:hover, :focus-within)";
      return document.hidden || isSwiped(id) || region.current?.querySelector(attention);
    }
    let left = toast.duration;
    const timer = setInterval(() => {
      if (!isAttendedTo()) left -= tick;
      if (left <= 0) closeToast(id);
    }, tick);
    return () => clearInterval(timer);
  }, [toast, isSwiped]);

  useEffect(() => {
    if (!toast) return;
    const { id } = toast;
    function handleKey(event: KeyboardEvent) {
      if (event.defaultPrevented || event.isComposing) return;
      if (event.key === "Escape") closeToast(id);
      if (event.key === "F8") region.current?.querySelector("li")?.focus();
    }
    document.addEventListener("keydown", handleKey);
    return () => document.removeEventListener("keydown", handleKey);
  }, [toast]);

  // Told before the toast is taken away, while it still has the focus.
  useEffect(() => {
    return subscribeToToaster(() => {
      if (region.current?.contains(document.activeElement)) {
        focusBefore.current?.focus({ preventScroll: true });
      }
      focusBefore.current = null;
    });
  }, []);

  function closeOnLink(event: MouseEvent) {
    if (toast && (event.target as Element).closest("a")) closeToast(toast.id);
  }

  function noteFocus(event: FocusEvent) {
    // Sonner would take the focus back from whatever is clicked next.
    event.stopPropagation();
    const origin = event.relatedTarget as HTMLElement | null;
    // None when the window itself had lost the focus: the toast had it before that too.
    if (!origin || event.currentTarget.contains(origin)) return;
    // A popover closes when the focus leaves it: back to what opened it.
    const popover = origin.closest("[popover]");
    focusBefore.current = popover
      ? document.querySelector(`[popovertarget="${popover.id}"]`)
      : origin;
  }

  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- delegated from links and buttons inside
    <div
      ref={region}
      aria-live="polite"
      onPointerOver={(event) => (isTouched.current = event.pointerType === "touch")}
      onFocusCapture={noteFocus}
      onBlurCapture={(event) => event.stopPropagation()}
      onMouseDown={keepFocusInPlace}
      onClick={closeOnLink}
      {...swipeHandlers}
    >
      {children}
    </div>
  );
}

// A press on the text is a swipe, not a wish to go there.
function keepFocusInPlace(event: MouseEvent) {
  if (!(event.target as Element).closest("a, button")) event.preventDefault();
}
