"use client";

import { Parts } from "@/components/text/parts";
import { formatDays, formatPeriods, formatSpecialDates } from "@/lib/facts/format-hours";
import { groupHours, specialHours, toMalaysianTime } from "@/lib/facts/opening-hours";
import { useLanguage } from "@/lib/i18n/language-provider";
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
          periods: formatPeriods(t, hours),
        }))}
      />
      {upcoming.length > 0 ? (
        <>
          <h3 className="pt-2">{t("specialHours")}</h3>
          <HoursTable
            isStacked
            rows={upcoming.map((special) => ({
              key: special.date,
              days: formatSpecialDates(t, language, special),
              periods: formatPeriods(t, special.hours),
            }))}
          />
        </>
      ) : (
        <p className="text-small">{t("holidayNote")}</p>
      )}
    </>
  );
}

type HoursTableProps = {
  rows: { key: string; days: string; periods: string[] }[];
  /** Whether the hours are below the days; also if a day has a break, or the table is narrow. */
  isStacked?: boolean;
};

/** The keys are the same in all languages, so that a change of language keeps the rows. */
function HoursTable({ rows, isStacked }: HoursTableProps) {
  const hasBreak = rows.some(({ periods }) => periods.length > 1);
  const layout =
    isStacked || hasBreak ? "" : "flex flex-wrap justify-between gap-x-2 @max-hours:block";
  return (
    <dl className="@container grid [font-variant-numeric:tabular-nums]">
      {rows.map(({ key, days, periods }) => (
        <div key={key} className={`border-t border-line py-2 ${layout}`}>
          <dt>{days}</dt>
          <dd className="font-semibold text-ink">
            <Parts parts={periods} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
