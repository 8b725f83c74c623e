import { company, type DayHours, type SpecialHours, type Weekday } from "./company";

/** Malaysia is eight hours ahead of UTC all year. */
const offset = 8 * 3_600_000;
const day = 86_400_000;

/** As `Date.getUTCDay()` counts them. */
const weekdays: Weekday[] = [
  "sunday",
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
];

type Schedule = { openingHours: Record<Weekday, DayHours>; specialHours: SpecialHours[] };

export type OpeningStatus = {
  isOpen: boolean;
  /** When that changes next, as 24-hour `HH:MM` in Malaysia. */
  time: string;
  /** The date of that change, `YYYY-MM-DD` in Malaysia, and how many days it is ahead. */
  date: string;
  daysAhead: number;
};

/**
 * Finds out whether the office is open at a moment, wherever in the world it is asked, and until when.
 *
 * @returns undefined when the office does not open within a year.
 */
export function findOpeningStatus(
  moment: Date,
  schedule: Schedule = company,
): OpeningStatus | undefined {
  const now = readMalaysianTime(moment);
  for (let daysAhead = 0; daysAhead <= 366; daysAhead++) {
    const { date } = readMalaysianTime(new Date(moment.getTime() + daysAhead * day));
    const hours = hoursOf(date, schedule);
    if (hours === "closed") continue;
    const { opens, closes } = hours;
    if (daysAhead > 0 || now.time < opens) return { isOpen: false, time: opens, date, daysAhead };
    if (now.time < closes) return { isOpen: true, time: closes, date, daysAhead };
  }
  return undefined;
}

/** The date, `YYYY-MM-DD`, and the time, 24-hour `HH:MM`, in Malaysia at a moment. */
export function readMalaysianTime(moment: Date): { date: string; time: string } {
  const text = new Date(moment.getTime() + offset).toISOString();
  return { date: text.slice(0, 10), time: text.slice(11, 16) };
}

/** The day of the week of a date, `YYYY-MM-DD`. */
export function weekdayOf(date: string): Weekday {
  return weekdays[new Date(date).getUTCDay()]!;
}

function hoursOf(date: string, { openingHours, specialHours }: Schedule): DayHours {
  const special = specialHours.find((entry) => entry.date === date);
  return special?.hours ?? openingHours[weekdayOf(date)];
}
