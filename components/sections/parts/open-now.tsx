"use client";

import { formatDate, formatTime } from "@/lib/i18n/format-hours";
import { useLanguage } from "@/lib/i18n/use-language";
import { findOpeningStatus, weekdayOf, type OpeningStatus } from "@/lib/opening-hours";
import { useMinute } from "./use-minute";

/**
 * Whether the office is open at this moment in Malaysia, and until when. The exported page cannot know:
 * the line is empty, and reserves its height, until scripts run.
 */
export function OpenNow() {
  const { language, t } = useLanguage();
  const now = useMinute();
  const state = now && findOpeningStatus(now);
  return (
    <p className="flex min-h-6 items-center gap-2 font-semibold text-ink @max-[22rem]:min-h-12 print:hidden no-js:hidden">
      {state ? (
        <>
          <span aria-hidden="true" className={state.isOpen ? "text-signal" : "text-edge"}>
            ●
          </span>
          <span>
            {t(keyOf(state), {
              time: formatTime(t, state.time),
              // After a week the weekday alone would be ambiguous.
              day:
                state.daysAhead < 7
                  ? t(weekdayOf(state.date))
                  : formatDate(t, language, state.date),
            })}
          </span>
        </>
      ) : null}
    </p>
  );
}

/** Days are named: tomorrow in Malaysia may be today where this is read. */
function keyOf({ isOpen, daysAhead }: OpeningStatus) {
  if (isOpen) return "openUntil";
  return daysAhead === 0 ? "opensAt" : "opensOn";
}
