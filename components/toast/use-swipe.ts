import { type DragEvent, type MouseEvent, type PointerEvent, useRef } from "react";
import { type Toast, closeToast } from "./toast-store";

/** The distance to the right that closes the toast, in pixels. */
const threshold = 50;
/** A press that moves less than this, in pixels, is a click. */
const clickTolerance = 10;

type Swipe = { item: HTMLElement; toast: Toast; pointerId: number; x: number; y: number };

/**
 * Closes a toast on a swipe to the right by touch or mouse, which may start on its links and buttons. A swipe shorter than the
 * threshold springs back, however fast it is; swipes in other directions have no effect.
 *
 * @returns the props of an ancestor of the toast, which is an `li`.
 */
export function useSwipe(toast?: Toast) {
  // A toast that is removed during a swipe gets no end event.
  const swipe = useRef<Swipe>(null);
  const isClick = useRef(true);

  function startSwipe(event: PointerEvent) {
    // Disables sonner's swipe, which closes after 45 px, or sooner if it is fast, and in other directions.
    event.stopPropagation();
    const target = event.target as Element;
    const item = target.closest("li");
    if (!item || !toast || !event.isPrimary || event.button !== 0) return;
    // The target, not the item: a captured click is dispatched to the element that has the capture.
    target.setPointerCapture(event.pointerId);
    item.style.transition = "none";
    isClick.current = true;
    const { pointerId, clientX: x, clientY: y } = event;
    swipe.current = { item, toast, pointerId, x, y };
  }

  function followSwipe(event: PointerEvent) {
    if (swipe.current?.pointerId !== event.pointerId) return;
    const { item, x, y } = swipe.current;
    if (Math.hypot(event.clientX - x, event.clientY - y) >= clickTolerance) isClick.current = false;
    if (isClick.current) return;
    item.style.transform = translateX(`${swipeDistance(swipe.current, event)}px`);
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

  // The keyboard's clicks have no detail.
  function cancelClick(event: MouseEvent) {
    if (isClick.current || event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
  }

  return {
    onPointerDownCapture: startSwipe,
    onPointerMoveCapture: followSwipe,
    onPointerUp: endSwipe,
    onPointerCancel: endSwipe,
    onClickCapture: cancelClick,
    onMouseDown: preventFocus,
    // Dragging a link would cancel the swipe.
    onDragStart: (event: DragEvent) => event.preventDefault(),
  };
}

// Pressing the text starts a swipe and must not move focus.
function preventFocus(event: MouseEvent) {
  if (!(event.target as Element).closest("a, button")) event.preventDefault();
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
