"use client";

import { company } from "./company";
import type { MessageKey } from "./language/language-store";
import { useLanguage } from "./language/use-language";

/** The business hours of `company.ts`, written as the language of the page writes times. */
export function OpeningHours() {
  const { t } = useLanguage();

  function formatTime(time: string) {
    const [hours = "", minute = ""] = time.split(":");
    const hour = String(Number(hours) % 12 || 12);
    return t(dayPeriod(Number(hours)), { hour, minute });
  }

  return (
    <dl className="grid max-w-md gap-2 [font-variant-numeric:tabular-nums]">
      {company.openingHours.map(({ days, opens, closes }) => (
        <div key={days} className="gap-x-6 min-[24rem]:flex min-[24rem]:justify-between">
          <dt>{t(days)}</dt>
          <dd className="font-semibold text-ink">
            {opens && closes
              ? t("hoursRange", { opens: formatTime(opens), closes: formatTime(closes) })
              : t("closed")}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The part of the day by which Malay names an hour (CLDR, day periods of `ms`); English has two words for the four. */
function dayPeriod(hours: number): MessageKey {
  if (hours < 12) return "timeMorning";
  if (hours < 14) return "timeMidday";
  return hours < 19 ? "timeAfternoon" : "timeNight";
}
