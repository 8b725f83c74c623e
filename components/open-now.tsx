"use client";

import { useSyncExternalStore } from "react";
import { formatTime } from "./format-hours";
import { useLanguage } from "./language/use-language";
import { dayName, findOpenState, type OpenState } from "./open-state";

const minute = 60_000;

/**
 * Whether the office is open at this moment in Malaysia, and until when. The exported page cannot know:
 * the line stands empty, in its height, until scripts run.
 */
export function OpenNow() {
  const { language, t } = useLanguage();
  const now = useSyncExternalStore(subscribeToClock, readMinute, () => undefined);
  const moment = new Date((now ?? 0) * minute);
  const state = now === undefined ? undefined : findOpenState(moment);
  return (
    <p className="flex min-h-6 items-center gap-2 font-semibold text-ink @max-[20.5rem]:min-h-12 print:hidden scriptless:hidden">
      {state ? (
        <>
          <span aria-hidden="true" className={state.isOpen ? "text-signal" : "text-edge"}>
            ●
          </span>
          <span>
            {t(keyOf(state), {
              time: formatTime(t, state.time),
              day: dayName(language, moment, state.daysAhead),
            })}
          </span>
        </>
      ) : null}
    </p>
  );
}

/** Days are named: tomorrow in Malaysia may be today where this is read. */
function keyOf({ isOpen, daysAhead }: OpenState) {
  if (isOpen) return "openUntil";
  return daysAhead === 0 ? "opensAt" : "opensOn";
}

function readMinute() {
  return Math.floor(Date.now() / minute);
}

// Five seconds after the hour at the latest, however long the page has been open.
function subscribeToClock(listener: () => void) {
  const timer = setInterval(listener, 5000);
  return () => clearInterval(timer);
}
