import { useSyncExternalStore } from "react";

const minute = 60_000;

/** Returns the current time, rounded down to the minute; undefined during prerendering and hydration. */
export function useMinute(): Date | undefined {
  const now = useSyncExternalStore(subscribe, readMinute, () => undefined);
  return now === undefined ? undefined : new Date(now * minute);
}

function readMinute() {
  return Math.floor(Date.now() / minute);
}

/** Lets React read the time every second. React renders only when the minute has changed. */
function subscribe(listener: () => void) {
  const timer = setInterval(listener, 1000);
  return () => clearInterval(timer);
}
