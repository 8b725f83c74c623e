import { useSyncExternalStore } from "react";

const minute = 60_000;

/** Returns the current time, rounded down to the minute; undefined during prerendering and hydration. */
export function useMinute(): Date | undefined {
  const now = useSyncExternalStore(subscribeToClock, readMinute, () => undefined);
  return now === undefined ? undefined : new Date(now * minute);
}

function readMinute() {
  return Math.floor(Date.now() / minute);
}

// Polls, because a one-minute timer would drift; the result is at most five seconds late.
function subscribeToClock(listener: () => void) {
  const timer = setInterval(listener, 5000);
  return () => clearInterval(timer);
}
