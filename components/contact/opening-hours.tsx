"use client";

import { formatDays, formatHours, formatSpecialDates } from "@/lib/i18n/format-hours";
import { useLanguage } from "@/lib/i18n/use-language";
import { groupHours, specialHours, toMalaysianTime } from "@/lib/opening-hours";
import { useMinute } from "./use-minute";

/** The opening hours of a normal week, and upcoming special hours. The exported HTML also contains past ones. */
export function OpeningHours() {
  const { language, t } = useLanguage();
  const now = useMinute();
  const today = now ? toMalaysianTime(now).date : "";
  const upcoming = specialHours.filter(({ date, lastDate = date }) => lastDate >= today);

  return (
    <>
      <HoursTable
        rows={groupHours().map(({ days, hours }) => ({
          key: days[0]!,
          days: formatDays(t, { days, hours }),
          hours: formatHours(t, hours),
        }))}
      />
      {upcoming.length > 0 ? (
        <>
          <h3 className="pt-2">{t("specialHours")}</h3>
          <HoursTable
            rows={upcoming.map((special) => ({
              key: special.date,
              days: formatSpecialDates(t, language, special),
              hours: formatHours(t, special.hours),
            }))}
          />
        </>
      ) : (
        <p className="text-small">{t("holidayNote")}</p>
      )}
    </>
  );
}

/** The keys are the same in all languages, so that a change of language keeps the rows. */
function HoursTable({ rows }: { rows: { key: string; days: string; hours: string }[] }) {
  return (
    <dl className="@container grid [font-variant-numeric:tabular-nums]">
      {rows.map(({ key, days, hours }) => (
        <div
          key={key}
          className="flex flex-wrap justify-between gap-x-6 border-t border-line py-2 @max-hours:block"
        >
          <dt>{days}</dt>
          <dd className="font-semibold text-ink">{hours}</dd>
        </div>
      ))}
    </dl>
  );
}
