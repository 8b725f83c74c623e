import type { DayOfWeek, OpeningHoursSpecification } from "schema-dts";
import type { DayHours } from "./company-types";
import { defaultLanguage } from "./i18n/languages";
import { groupHours, specialHours } from "./opening-hours";
import type { Weekday } from "./weekdays";

/** The opening hours of a normal week as schema.org data. */
export const openingHoursSpecification = groupHours().map(({ days, hours }) => ({
  ...specifyHours(hours),
  dayOfWeek: days.map(toSchemaDayOfWeek),
}));

/** The special hours as schema.org data. */
export const specialOpeningHoursSpecification = specialHours.map(
  ({ date, lastDate = date, name, hours }) => ({
    ...specifyHours(hours),
    name: name?.[defaultLanguage],
    validFrom: date,
    validThrough: lastDate,
  }),
);

/**
 * For search engines, a day that opens and closes at midnight is closed:
 * https://developers.google.com/search/docs/appearance/structured-data/local-business
 */
function specifyHours(hours: DayHours): OpeningHoursSpecification {
  const { opens, closes } = hours === "closed" ? { opens: "00:00", closes: "00:00" } : hours;
  return { "@type": "OpeningHoursSpecification", opens, closes };
}

/** schema.org capitalises the English weekday: `Monday`. */
function toSchemaDayOfWeek(day: Weekday) {
  return (day.charAt(0).toUpperCase() + day.slice(1)) as DayOfWeek;
}
