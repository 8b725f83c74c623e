import { useCallback, useRef, type PointerEvent } from "react";
import { closeToast } from "./toast-store";

/** The distance to the right that closes the toast, in pixels. */
const threshold = 50;

type Swipe = { item: HTMLElement; toastId: number; pointerId: number; x: number; y: number };

/**
 * Closes a toast on a swipe to the right by touch or mouse. A swipe shorter than the threshold springs back, however
 * fast it is; swipes in other directions have no effect. The handlers belong on an ancestor of the toasts.
 */
export function useSwipeToClose(toastId?: number) {
  const swipe = useRef<Swipe>(null);

  function startSwipe(event: PointerEvent) {
    // Disables sonner's swipe, which closes after 45 px, or sooner if it is fast, and in other directions.
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
    swipe.current.item.style.transform = translateX(`${swipeDistance(swipe.current, event)}px`);
  }

  function endSwipe(event: PointerEvent) {
    if (swipe.current?.pointerId !== event.pointerId) return;
    const { item, toastId } = swipe.current;
    const isPastThreshold =
      event.type === "pointerup" && swipeDistance(swipe.current, event) >= threshold;
    swipe.current = null;
    item.style.transition = "transform 0.2s ease-out, opacity 0.2s";
    item.style.transform = isPastThreshold ? translateX("100%") : "";
    if (isPastThreshold) closeToast(toastId);
  }

  return {
    /**
     * Whether a swipe is in progress. Compares ids, because a toast that is removed during a swipe gets no end event.
     */
    isSwiping: useCallback((id: number) => swipe.current?.toastId === id, []),
    swipeHandlers: {
      onPointerDownCapture: startSwipe,
      onPointerMove: followSwipe,
      onPointerUp: endSwipe,
      onPointerCancel: endSwipe,
    },
  };
}

/** Returns the transform that shifts a toast to the right of the position that sonner sets. */
function translateX(distance: string) {
  return `var(--y) translateX(${distance})`;
}

/** Returns the distance to the right in pixels; 0 if the vertical distance is larger. */
function swipeDistance({ x, y }: Swipe, event: PointerEvent) {
  const distance = event.clientX - x;
  return distance > Math.abs(event.clientY - y) ? distance : 0;
}
