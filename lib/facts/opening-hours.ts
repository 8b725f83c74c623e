import { company } from "../content/company";
import type { DayHours, Period, SpecialHours } from "../content/schema";
import { type Weekday, weekdays } from "../weekdays";

/** Malaysia's offset from UTC all year, in milliseconds. */
export const utcOffset = 8 * 3_600_000;
const dayInMs = 86_400_000;

type Schedule = { openingHours: Record<Weekday, DayHours>; specialHours: SpecialHours[] };

export type OpeningStatus = {
  isOpen: boolean;
  /** The time of the next change, as 24-hour `HH:MM` in Malaysian time. */
  time: string;
  /** The date of the next change, `YYYY-MM-DD` in Malaysian time. */
  date: string;
  /** The number of days until the next change. */
  daysAhead: number;
};

/** Consecutive weekdays with the same hours. */
export type HoursRow = { days: [Weekday, ...Weekday[]]; hours: DayHours };

/**
 * Returns whether the office is open at a moment, and when that changes.
 *
 * @returns undefined if the office does not open within a year.
 */
export function findOpeningStatus(
  moment: Date,
  schedule: Schedule = company,
): OpeningStatus | undefined {
  const now = toMalaysianTime(moment);
  for (let daysAhead = 0; daysAhead <= 366; daysAhead++) {
    const { date } = toMalaysianTime(new Date(moment.getTime() + daysAhead * dayInMs));
    for (const { opens, closes } of periodsOf(hoursOf(date, schedule))) {
      if (daysAhead > 0 || now.time < opens) return { isOpen: false, time: opens, date, daysAhead };
      if (now.time < closes) return { isOpen: true, time: closes, date, daysAhead };
    }
  }
  return undefined;
}

/** Returns the periods of a day in their order; none if it is closed. */
export function periodsOf(hours: DayHours): Period[] {
  return hours === "closed" ? [] : [hours].flat();
}

/** The special hours in the order of their dates, without dates that the calendar lacks. */
export const specialHours = company.specialHours
  .filter(({ date, lastDate = date }) => isDate(date) && isDate(lastDate))
  .sort((a, b) => (a.date < b.date ? -1 : 1));

/** Returns the date, `YYYY-MM-DD`, and the time, 24-hour `HH:MM`, in Malaysia at a moment. */
export function toMalaysianTime(moment: Date): { date: string; time: string } {
  const text = new Date(moment.getTime() + utcOffset).toISOString();
  return { date: text.slice(0, 10), time: text.slice(11, 16) };
}

/** Returns the weekday of a date, `YYYY-MM-DD`. */
export function weekdayOf(date: string): Weekday {
  // `getUTCDay` counts from Sunday.
  return weekdays[(new Date(date).getUTCDay() + 6) % 7]!;
}

/** Groups consecutive weekdays with the same hours, from Monday. */
export function groupHours(openingHours: Record<Weekday, DayHours> = company.openingHours) {
  const rows: HoursRow[] = [];
  for (const day of weekdays) {
    const hours = openingHours[day];
    const row = rows[rows.length - 1];
    if (row && JSON.stringify(row.hours) === JSON.stringify(hours)) row.days.push(day);
    else rows.push({ days: [day], hours });
  }
  return rows;
}

/** Whether a date is in the calendar: some engines count on from 30 February, others refuse to format it. */
function isDate(date: string) {
  return new Date(date).toJSON()?.slice(0, 10) === date;
}

function hoursOf(date: string, { openingHours, specialHours }: Schedule): DayHours {
  const special = specialHours.find(
    ({ date: firstDate, lastDate = firstDate }) => firstDate <= date && date <= lastDate,
  );
  return special?.hours ?? openingHours[weekdayOf(date)];
}
