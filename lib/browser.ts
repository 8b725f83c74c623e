/** Runs the callback after the next paint; immediately if the page is hidden. Returns the function that cancels it. */
export function afterPaint(callback: () => void): () => void {
  let timer = 0;
  const frame = document.hidden
    ? 0
    : requestAnimationFrame(() => (timer = window.setTimeout(callback)));
  if (!frame) callback();
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Returns the button of the popover that contains an element; null if there is none. */
export function findInvoker(element: Element): HTMLElement | null {
  const popover = element.closest("[popover]");
  return popover && document.querySelector(`[popovertarget="${popover.id}"]`);
}

export function prefersReducedMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Scrolls an element into view, unless the visitor has scrolled away from it by more than half a window. */
export function scrollIfNear(element: Element, behavior: ScrollBehavior = "auto"): void {
  if (isInViewport(element, innerHeight / 2))
    element.scrollIntoView({ block: "nearest", behavior });
}

/** Whether an element is at most `margin` pixels above or below the viewport. */
function isInViewport(element: Element, margin = 0) {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > -margin && top < innerHeight + margin;
}

/**
 * Saves the position of the focused field, or else of the element in the middle of the viewport, before what is above it
 * changes its height, and returns a function that restores it. Browsers with scroll anchoring, all but Safari, keep the
 * position of what is at the top of the viewport. So without a focused field the function does nothing in these, and at the top.
 */
export function saveScrollAnchor(): () => void {
  const focused = document.activeElement?.closest("input, select, textarea");
  const field = focused && isInViewport(focused) ? focused : undefined;
  if (!field && (scrollY <= 0 || CSS.supports("overflow-anchor", "auto"))) return () => undefined;
  const element = field ?? document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  const top = element?.getBoundingClientRect().top ?? 0;
  return () => {
    // React may have replaced the element.
    if (element?.isConnected) window.scrollBy(0, element.getBoundingClientRect().top - top);
  };
}

/** Whether the visitor has turned on the browser's data saver. Only Chromium reports it. */
export function isDataSaverOn(): boolean {
  return navigator.connection?.saveData === true;
}

/**
 * Calls `load` when the browser is idle after the load event, and ignores its failure. Does nothing while the data saver
 * is on.
 */
export function preloadWhenIdle(load: () => Promise<unknown>): void {
  if (isDataSaverOn()) return;
  const preload = () => void load().catch(() => undefined);
  // Safari has no requestIdleCallback.
  const schedule = () =>
    "requestIdleCallback" in window ? requestIdleCallback(preload) : setTimeout(preload, 2000);
  if (document.readyState === "complete") schedule();
  else window.addEventListener("load", schedule, { once: true });
}

/** Saves values in the history entry of the page, to which Back and Forward return. */
export function saveInHistory(values: Record<string, string>): void {
  history.replaceState({ ...history.state, ...values }, "");
}

/** Values that could not be stored. They last until the document is left. */
const memory = new Map<string, string>();

/** Returns a value of the session storage; null if there is none. */
export function readSession(key: string): string | null {
  try {
    return memory.get(key) ?? sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Writes a value to the session storage, or keeps it in memory if storage is blocked or full; null removes it. */
export function writeSession(key: string, value: string | null): void {
  memory.delete(key);
  try {
    // If storage is full, an older value must not return.
    sessionStorage.removeItem(key);
    if (value !== null) sessionStorage.setItem(key, value);
  } catch {
    if (value !== null) memory.set(key, value);
  }
}
