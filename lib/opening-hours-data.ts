import type { DayOfWeek, OpeningHoursSpecification } from "schema-dts";
import { company, type DayHours, type Weekday } from "./company";
import { groupHours } from "./i18n/format-hours";

const daysOfWeek: Record<Weekday, DayOfWeek> = {
  monday: "Monday",
  tuesday: "Tuesday",
  wednesday: "Wednesday",
  thursday: "Thursday",
  friday: "Friday",
  saturday: "Saturday",
  sunday: "Sunday",
};

/** A day that opens and closes at midnight is closed; https://developers.google.com/search/docs/appearance/structured-data/local-business */
function specifyHours(hours: DayHours): OpeningHoursSpecification {
  const { opens, closes } = hours === "closed" ? { opens: "00:00", closes: "00:00" } : hours;
  return { "@type": "OpeningHoursSpecification", opens, closes };
}

/** The hours of a normal week, in the words of schema.org. */
export const openingHours = groupHours().map(({ days, hours }) => ({
  ...specifyHours(hours),
  dayOfWeek: days.map((day) => daysOfWeek[day]),
}));

/** The dates with hours of their own. */
export const specialHours = company.specialHours.map(({ date, hours }) => ({
  ...specifyHours(hours),
  validFrom: date,
  validThrough: date,
}));
