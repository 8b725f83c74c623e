import type { DayHours, SpecialHours } from "../content/schema";
import { type Language, type MessageKey, languages } from "../i18n/languages";
import type { Translate } from "../i18n/translator";
import { type HoursRow, periodsOf, weekdayOf } from "./opening-hours";

/** Formats the weekdays of a row: `Saturday`, `Saturday and Sunday`, `Monday to Friday`. */
export function formatDays(t: Translate, { days }: HoursRow): string {
  const [first] = days;
  const last = days[days.length - 1] ?? first;
  if (first === last) return t(first);
  if (first === "monday" && last === "friday") return t("mondayFriday");
  if (days.length === 2) return t("dayPair", { first: t(first), second: t(last) });
  return t("dayRange", { first: t(first), last: t(last) });
}

/** Formats the periods of a day: `9:00 AM - 12:15 PM`, `2:45 PM - 6:00 PM`; or `Closed`. */
export function formatPeriods(t: Translate, hours: DayHours): string[] {
  if (hours === "closed") return [t("closed")];
  return periodsOf(hours).map(({ opens, closes }) =>
    t("hoursRange", { opens: formatTime(t, opens), closes: formatTime(t, closes) }),
  );
}

/** Formats the hours of a day on one line: `9:00 AM - 6:00 PM`, `9:00 AM - 12:15 PM, 2:45 PM - 6:00 PM`, `Closed`. */
export function formatHours(t: Translate, hours: DayHours): string {
  return formatPeriods(t, hours).join(", ");
}

/** Formats a 24-hour `HH:MM`: `6:00 PM`, `6.00 petang`. */
export function formatTime(t: Translate, time: string): string {
  const [hours = "", minute = ""] = time.split(":");
  return t(dayPeriod(Number(hours)), { hour: String(Number(hours) % 12 || 12), minute });
}

/** Formats a date, `YYYY-MM-DD`: `Friday, 25 December 2026`. */
export function formatDate(t: Translate, language: Language, date: string): string {
  // Engines disagree about the comma after a weekday, which would cause a hydration mismatch.
  return `${t(weekdayOf(date))}, ${formatCalendarDate(language, date)}`;
}

/** Formats the name, if any, and the dates of special hours: `Chinese New Year: 6 February 2027 to 7 February 2027`. */
export function formatSpecialDates(
  t: Translate,
  language: Language,
  { date, lastDate, name }: SpecialHours,
): string {
  const dates = lastDate
    ? t("dayRange", {
        first: formatCalendarDate(language, date),
        last: formatCalendarDate(language, lastDate),
      })
    : formatDate(t, language, date);
  return name ? `${name[language]}: ${dates}` : dates;
}

function formatCalendarDate(language: Language, date: string) {
  const format = new Intl.DateTimeFormat(languages[language].locale, {
    timeZone: "UTC",
    day: "numeric",
    month: "long",
    year: "numeric",
  });
  return format.format(new Date(date));
}

/**
 * Returns the message key of the day period. Malay uses four (CLDR's five, without midnight), English only AM and PM.
 */
function dayPeriod(hours: number): MessageKey {
  if (hours < 12) return "timeMorning";
  if (hours < 14) return "timeMidday";
  return hours < 19 ? "timeAfternoon" : "timeNight";
}
