import { type PointerEvent, useCallback, useRef } from "react";
import type { Toast } from "./toast";
import { closeToast } from "./toast-store";

/** The distance to the right that closes the toast, in pixels. */
const threshold = 50;

type Swipe = { item: HTMLElement; toast: Toast; pointerId: number; x: number; y: number };

/**
 * Closes a toast on a swipe to the right by touch or mouse. A swipe shorter than the threshold springs back, however
 * fast it is; swipes in other directions have no effect. The handlers belong on an ancestor of the toasts.
 */
export function useSwipeToClose(toast?: Toast) {
  const swipe = useRef<Swipe>(null);

  function startSwipe(event: PointerEvent) {
    // Disables sonner's swipe, which closes after 45 px, or sooner if it is fast, and in other directions.
    event.stopPropagation();
    const target = event.target as Element;
    const item = target.closest("li");
    const isPress = event.isPrimary && event.button === 0 && !target.closest("a, button");
    if (!item || !toast || !isPress) return;
    item.setPointerCapture(event.pointerId);
    item.style.transition = "none";
    const { pointerId, clientX: x, clientY: y } = event;
    swipe.current = { item, toast, pointerId, x, y };
  }

  function followSwipe(event: PointerEvent) {
    if (swipe.current?.pointerId !== event.pointerId) return;
    swipe.current.item.style.transform = translateX(`${swipeDistance(swipe.current, event)}px`);
  }

  function endSwipe(event: PointerEvent) {
    if (swipe.current?.pointerId !== event.pointerId) return;
    const { item, toast } = swipe.current;
    const isPastThreshold =
      event.type === "pointerup" && swipeDistance(swipe.current, event) >= threshold;
    swipe.current = null;
    item.style.transition = "transform 0.2s ease-out, opacity 0.2s";
    item.style.transform = isPastThreshold ? translateX("100%") : "";
    if (isPastThreshold) closeToast(toast.id);
  }

  return {
    /** Whether the toast is being swiped. A toast that is removed during a swipe gets no end event. */
    isSwiping: useCallback((toast: Toast) => swipe.current?.toast === toast, []),
    swipeHandlers: {
      onPointerDownCapture: startSwipe,
      onPointerMoveCapture: followSwipe,
      onPointerUp: endSwipe,
      onPointerCancel: endSwipe,
    },
  };
}

/** Returns the transform that shifts a toast to the right of the position that sonner sets. */
function translateX(distance: string) {
  return `var(--y, translateY(0)) translateX(${distance})`;
}

/** Returns the distance to the right in pixels; 0 if the vertical distance is larger. */
function swipeDistance({ x, y }: Swipe, event: PointerEvent) {
  const distance = event.clientX - x;
  return distance > Math.abs(event.clientY - y) ? distance : 0;
}
