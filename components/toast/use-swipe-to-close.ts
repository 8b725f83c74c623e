import { useCallback, useRef, type PointerEvent } from "react";
import { closeToast } from "./toast-store";

/** Pixels to the right (specification, section 9). */
const threshold = 50;

type Swipe = { item: HTMLElement; toastId: number; pointerId: number; x: number; y: number };

/**
 * Closes a toast by a swipe to the right, with a finger or a mouse; a shorter one springs back, whatever
 * its speed, and other directions move nothing. The handlers go onto an element around the toasts.
 */
export function useSwipeToClose(toastId?: number) {
  const swipe = useRef<Swipe>(null);

  function startSwipe(event: PointerEvent) {
    // Sonner's own swipe closes from 45 px, or less when it is quick, and in other directions too.
    event.stopPropagation();
    const target = event.target as Element;
    const item = target.closest("li");
    const isPress = event.isPrimary && event.button === 0 && !target.closest("a, button");
    if (!item || toastId === undefined || !isPress) return;
    item.setPointerCapture(event.pointerId);
    item.style.transition = "none";
    const { pointerId, clientX: x, clientY: y } = event;
    swipe.current = { item, toastId, pointerId, x, y };
  }

  function followSwipe(event: PointerEvent) {
    if (swipe.current?.pointerId !== event.pointerId) return;
    swipe.current.item.style.transform = shift(`${measure(swipe.current, event)}px`);
  }

  function endSwipe(event: PointerEvent) {
    if (swipe.current?.pointerId !== event.pointerId) return;
    const { item, toastId } = swipe.current;
    const isFar = event.type === "pointerup" && measure(swipe.current, event) >= threshold;
    swipe.current = null;
    item.style.transition = "transform 0.2s ease-out, opacity 0.2s";
    item.style.transform = isFar ? shift("100%") : "";
    if (isFar) closeToast(toastId);
  }

  return {
    /** Whether a pointer holds this toast; one that went while it was held never tells its end. */
    isSwiped: useCallback((id: number) => swipe.current?.toastId === id, []),
    swipeHandlers: {
      onPointerDownCapture: startSwipe,
      onPointerMove: followSwipe,
      onPointerUp: endSwipe,
      onPointerCancel: endSwipe,
    },
  };
}

/** Sonner's own place of the toast, and so far to the right of it. */
function shift(distance: string) {
  return `var(--y) translateX(${distance})`;
}

/** Pixels to the right, none when the pointer went further up or down than that. */
function measure({ x, y }: Swipe, event: PointerEvent) {
  const distance = event.clientX - x;
  return distance > Math.abs(event.clientY - y) ? distance : 0;
}
