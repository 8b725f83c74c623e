import { useSyncExternalStore } from "react";

const minute = 60_000;

/** The current minute; undefined in the exported HTML and until hydration, when no moment is known. */
export function useMinute(): Date | undefined {
  const now = useSyncExternalStore(subscribeToClock, readMinute, () => undefined);
  return now === undefined ? undefined : new Date(now * minute);
}

function readMinute() {
  return Math.floor(Date.now() / minute);
}

// At most five seconds late, however long the page has been open.
function subscribeToClock(listener: () => void) {
  const timer = setInterval(listener, 5000);
  return () => clearInterval(timer);
}
