"use client";

import { type MouseEvent, type PointerEvent, type ReactNode, useEffect, useRef } from "react";
import type { Toast } from "./toast-store";
import { useSwipeToClose } from "./use-swipe-to-close";

/** The interval of the timer, in milliseconds. */
const tick = 100;

type ToastControlsProps = { toast?: Toast; onClose: (id: number) => void; children: ReactNode };

/**
 * Closes the toast, which is an `li` in `children`, after its duration and on a swipe to the right. The timer pauses while
 * the toast is swiped, has focus, or is under a pointer that was moved over it, and while the page is hidden.
 */
export function ToastControls({ toast, onClose, children }: ToastControlsProps) {
  const container = useRef<HTMLDivElement>(null);
  const heldId = useRef(0);
  const { isSwiping, swipeHandlers } = useSwipeToClose(toast, onClose);

  useEffect(() => {
    if (!toast || toast.duration === Infinity) return;
    const isPaused = () =>
      document.hidden ||
      heldId.current === toast.id ||
      isSwiping(toast) ||
      container.current?.querySelector("li:focus-within");
    let remaining = toast.duration;
    const timer = setInterval(() => {
      if (!isPaused()) remaining -= tick;
      if (remaining <= 0) onClose(toast.id);
    }, tick);
    return () => clearInterval(timer);
  }, [toast, onClose, isSwiping]);

  // A pointer that rests where a toast opens does not hold it. Browsers report such a pointer as hovering (`:hover`,
  // `pointerover`) and, Safari, as a movement of no distance.
  function hold({ pointerType, movementX, movementY, target }: PointerEvent) {
    const isMoved = movementX !== 0 || movementY !== 0;
    if (pointerType === "touch" || !isMoved || !(target as Element).closest("li")) return;
    heldId.current = toast?.id ?? 0;
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- delegated from the toast inside
    <div
      ref={container}
      onPointerMove={hold}
      onPointerLeave={() => (heldId.current = 0)}
      onMouseDown={preventFocus}
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
