import { isDataSaverOn } from "./is-data-saver-on";

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
