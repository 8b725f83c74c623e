import type { DayOfWeek, OpeningHoursSpecification } from "schema-dts";
import { company, type DayHours } from "./company";
import { groupHours } from "./opening-hours";
import type { Weekday } from "./weekdays";

/** The opening hours of a normal week as schema.org data. */
export const openingHours = groupHours().map(({ days, hours }) => ({
  ...specifyHours(hours),
  dayOfWeek: days.map(nameDay),
}));

/** The special hours of single dates as schema.org data. */
export const specialHours = company.specialHours.map(({ date, hours }) => ({
  ...specifyHours(hours),
  validFrom: date,
  validThrough: date,
}));

/** For search engines, a day that opens and closes at midnight is closed: https://developers.google.com/search/docs/appearance/structured-data/local-business */
function specifyHours(hours: DayHours): OpeningHoursSpecification {
  const { opens, closes } = hours === "closed" ? { opens: "00:00", closes: "00:00" } : hours;
  return { "@type": "OpeningHoursSpecification", opens, closes };
}

/** schema.org capitalises the English weekday: `Monday`. */
function nameDay(day: Weekday) {
  return (day.charAt(0).toUpperCase() + day.slice(1)) as DayOfWeek;
}
