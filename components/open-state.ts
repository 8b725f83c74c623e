import { company } from "./company";

const timeZone = "Asia/Kuala_Lumpur";

type Days = (typeof company.openingHours)[number]["days"];

/** The days of `company.ts` by the day of the week, from Sunday. */
const week: Days[] = [
  "sunday",
  "mondayFriday",
  "mondayFriday",
  "mondayFriday",
  "mondayFriday",
  "mondayFriday",
  "saturday",
];

export type OpenState = {
  isOpen: boolean;
  /** When that changes next, as 24-hour `HH:MM` in Malaysia. */
  time: string;
  /** How many days from today that is. */
  daysAhead: number;
};

/**
 * Whether the office is open at a moment, wherever in the world it is asked, and until when.
 *
 * @returns undefined when no day has hours.
 */
export function findOpenState(moment: Date): OpenState | undefined {
  const { today, now } = readMalaysianClock(moment);
  const hours = hoursOf(today);
  if (hours?.opens && hours.closes && hours.opens <= now && now < hours.closes) {
    return { isOpen: true, time: hours.closes, daysAhead: 0 };
  }
  for (let daysAhead = 0; daysAhead <= 7; daysAhead++) {
    const opens = hoursOf(today + daysAhead)?.opens;
    if (opens && (daysAhead > 0 || now < opens)) return { isOpen: false, time: opens, daysAhead };
  }
  return undefined;
}

/** The name of a day of the week in a language, some days from a moment. */
export function dayName(language: string, moment: Date, daysAhead: number): string {
  const day = new Date(moment.getTime() + daysAhead * 86_400_000);
  return new Intl.DateTimeFormat(language, { timeZone, weekday: "long" }).format(day);
}

function hoursOf(day: number) {
  return company.openingHours.find(({ days }) => days === week[day % 7]);
}

function readMalaysianClock(moment: Date) {
  const parts = new Intl.DateTimeFormat("en", {
    timeZone,
    weekday: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).formatToParts(moment);
  const read = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
  const today = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"].indexOf(read("weekday"));
  return { today, now: `${read("hour")}:${read("minute")}` };
}
