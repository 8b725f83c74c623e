import { company, type DayHours, type Weekday } from "../company";
import type { Language, MessageKey } from "./language-store";
import { weekdayOf } from "../opening-hours";

type Lookup = (key: MessageKey, values?: Record<string, string>) => string;

/** Days in a row, from Monday, that have the same hours. */
export type HoursRow = { days: [Weekday, ...Weekday[]]; hours: DayHours };

/** The hours of a week as rows of a table: days in a row with the same hours share one. */
export function groupHours(openingHours: Record<Weekday, DayHours> = company.openingHours) {
  const rows: HoursRow[] = [];
  for (const [day, hours] of Object.entries(openingHours) as [Weekday, DayHours][]) {
    const row = rows[rows.length - 1];
    if (row && JSON.stringify(row.hours) === JSON.stringify(hours)) row.days.push(day);
    else rows.push({ days: [day], hours });
  }
  return rows;
}

/** The days of a row: `Saturday`, `Monday to Friday`. */
export function formatDays(t: Lookup, { days }: HoursRow): string {
  const [first] = days;
  const last = days[days.length - 1] ?? first;
  if (first === last) return t(first);
  if (first === "monday" && last === "friday") return t("mondayFriday");
  return t("dayRange", { first: t(first), last: t(last) });
}

/** The hours of a day as the language of the lookup writes times: `9:00 AM - 6:00 PM`, or the word for closed. */
export function formatHours(t: Lookup, hours: DayHours): string {
  if (hours === "closed") return t("closed");
  return t("hoursRange", {
    opens: formatTime(t, hours.opens),
    closes: formatTime(t, hours.closes),
  });
}

/** A time of `company.ts` as the language of the lookup writes it: `6:00 PM`, `6.00 petang`. */
export function formatTime(t: Lookup, time: string): string {
  const [hours = "", minute = ""] = time.split(":");
  return t(dayPeriod(Number(hours)), { hour: String(Number(hours) % 12 || 12), minute });
}

/** A date, `YYYY-MM-DD`, as a language writes it: `Friday, 25 December 2026`. */
export function formatDate(t: Lookup, language: Language, date: string): string {
  const format = new Intl.DateTimeFormat(language === "en" ? "en-GB" : "ms-MY", {
    timeZone: "UTC",
    day: "numeric",
    month: "long",
    year: "numeric",
  });
  // With the weekday, engines disagree about the comma, and so would server and browser.
  return `${t(weekdayOf(date))}, ${format.format(new Date(date))}`;
}

/** The part of the day by which Malay names an hour (CLDR, day periods of `ms`); English has two words for the four. */
function dayPeriod(hours: number): MessageKey {
  if (hours < 12) return "timeMorning";
  if (hours < 14) return "timeMidday";
  return hours < 19 ? "timeAfternoon" : "timeNight";
}
