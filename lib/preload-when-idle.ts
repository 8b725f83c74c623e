import { isDataSaverOn } from "./is-data-saver-on";

/**
 * Calls `load`, which must not reject, when the browser is idle after the load event. Does nothing while the data saver
 * is on.
 */
export function preloadWhenIdle(load: () => Promise<unknown>): void {
  if (isDataSaverOn()) return;
  // Safari has no requestIdleCallback.
  const schedule = () =>
    "requestIdleCallback" in window ? requestIdleCallback(load) : setTimeout(load, 2000);
  if (document.readyState === "complete") schedule();
  else window.addEventListener("load", schedule, { once: true });
}
