"use client";

import { formatDate, formatTime } from "@/lib/facts/format-hours";
import { type OpeningStatus, findOpeningStatus, weekdayOf } from "@/lib/facts/opening-hours";
import { useLanguage } from "@/lib/i18n/language-provider";
import type { Language } from "@/lib/i18n/languages";
import type { Translate } from "@/lib/i18n/translator";
import { keepTogether } from "@/lib/keep-together";
import { useMinute } from "./use-minute";

/**
 * The open/closed status, and when it changes, on two lines. Depends on the current time, so the exported HTML contains
 * an empty paragraph of the same height.
 */
export function OpenNow() {
  const { language, t } = useLanguage();
  const now = useMinute();
  const state = now && findOpeningStatus(now);
  return (
    <p className="relative min-h-12 pl-10 whitespace-pre-line text-ink first-line:font-semibold max-xs:min-h-18 print:hidden no-js:hidden">
      {state ? (
        <>
          <span
            aria-hidden="true"
            className={`absolute top-1.5 left-1.5 size-3 rounded-full ${state.isOpen ? "border-6 border-success" : "border-2 border-line-strong"}`}
          />
          <span>{describeStatus(state, language, t)}</span>
        </>
      ) : null}
    </p>
  );
}

/** Says whether the office is open, and until when. It names another day, because that may be today for the visitor. */
function describeStatus(state: OpeningStatus, language: Language, t: Translate) {
  const time = keepTogether(formatTime(t, state.time));
  if (state.isOpen) return t("openUntil", { time });
  if (state.daysAhead === 0) return t("opensAt", { time });
  // From seven days ahead, the weekday alone is ambiguous.
  const isNear = state.daysAhead < 7;
  const day = isNear ? t(weekdayOf(state.date)) : formatDate(t, language, state.date);
  return t("opensOn", { time, day });
}
