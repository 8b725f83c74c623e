import { useSyncExternalStore } from "react";

const minute = 60_000;

/** The components that show the time, which share one timer. */
const listeners = new Set<() => void>();
let timer = 0;

/** Returns the current time, rounded down to the minute; undefined during prerendering and hydration. */
export function useMinute(): Date | undefined {
  const now = useSyncExternalStore(subscribeToClock, readMinute, () => undefined);
  return now === undefined ? undefined : new Date(now * minute);
}

function readMinute() {
  return Math.floor(Date.now() / minute);
}

function subscribeToClock(listener: () => void) {
  listeners.add(listener);
  // Browsers delay the timers of a hidden page.
  document.addEventListener("visibilitychange", tick);
  tick();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    document.removeEventListener("visibilitychange", tick);
    clearTimeout(timer);
  };
}

/** Tells the time, and again at the start of each minute. */
function tick() {
  clearTimeout(timer);
  timer = window.setTimeout(tick, minute - (Date.now() % minute));
  listeners.forEach((listener) => listener());
}
