/** Runs the callback when the browser is idle after the load event. */
export function whenIdle(callback: () => void): void {
  // Safari has no requestIdleCallback.
  const schedule = () =>
    "requestIdleCallback" in window ? requestIdleCallback(callback) : setTimeout(callback, 2000);
  if (document.readyState === "complete") schedule();
  else window.addEventListener("load", schedule, { once: true });
}
