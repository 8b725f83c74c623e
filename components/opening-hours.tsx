"use client";

import { company } from "./company";
import { formatHours } from "./format-hours";
import { useLanguage } from "./language/use-language";

/** The business hours of `company.ts`, written as the language of the page writes times. */
export function OpeningHours() {
  const { t } = useLanguage();
  return (
    <dl className="grid gap-2 [font-variant-numeric:tabular-nums]">
      {company.openingHours.map((hours) => (
        <div key={hours.days} className="gap-x-6 min-[24rem]:flex min-[24rem]:justify-between">
          <dt>{t(hours.days)}</dt>
          <dd className="font-semibold text-ink">{formatHours(t, hours)}</dd>
        </div>
      ))}
    </dl>
  );
}
