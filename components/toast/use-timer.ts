import { type PointerEvent, useEffect, useRef } from "react";
import { type Toast, closeToast } from "./toast-store";

/** The interval of the timer, in milliseconds. */
const tick = 100;

/**
 * Closes a toast after its duration. The timer pauses while the toast has focus, is pressed, or is under a pointer that was
 * moved over it, and while the page is hidden.
 *
 * @returns the props of an ancestor of the toast, which is an `li`.
 */
export function useTimer(toast?: Toast) {
  const container = useRef<HTMLDivElement>(null);
  const heldToast = useRef<Toast>(undefined);
  const pressedToast = useRef<Toast>(undefined);
  const position = useRef({ x: 0, y: 0 });

  useEffect(() => {
    if (!toast || toast.duration === Infinity) return;
    const isPaused = () =>
      document.hidden ||
      heldToast.current === toast ||
      pressedToast.current === toast ||
      container.current?.querySelector("li:focus-within");
    let remaining = toast.duration;
    const timer = setInterval(() => {
      if (!isPaused()) remaining -= tick;
      if (remaining <= 0) closeToast(toast.id);
    }, tick);
    return () => clearInterval(timer);
  }, [toast]);

  function savePosition({ clientX: x, clientY: y }: PointerEvent) {
    position.current = { x, y };
  }

  // A pointer that rests where a toast opens does not hold it. Browsers report such a pointer as hovering (`:hover`,
  // `pointerover`) and as moving, after a frame such as the map by the distance that it was moved there.
  function holdIfMoved(event: PointerEvent) {
    const { x, y } = position.current;
    savePosition(event);
    // Positions have fractions of a pixel.
    const isMoved = Math.hypot(event.clientX - x, event.clientY - y) > 1;
    if (event.pointerType !== "touch" && isMoved && isOnToast(event)) heldToast.current = toast;
  }

  function press(event: PointerEvent) {
    if (isOnToast(event)) pressedToast.current = toast;
  }

  function release() {
    pressedToast.current = undefined;
  }

  return {
    ref: container,
    onPointerEnter: savePosition,
    onPointerMove: holdIfMoved,
    onPointerLeave: () => {
      heldToast.current = undefined;
      release();
    },
    onPointerDownCapture: press,
    onPointerUp: release,
    onPointerCancel: release,
  };
}

function isOnToast({ target }: PointerEvent) {
  return (target as Element).closest("li") !== null;
}
