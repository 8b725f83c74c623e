import { createTranslator } from "next-intl";
import { expect, it } from "vitest";
import type { SpecialHours } from "@/lib/company-types";
import { company } from "@/lib/company";
import { formatSpecialDates } from "@/lib/i18n/format-hours";
import { findOpeningStatus } from "@/lib/opening-hours";
import en from "@/messages/en.json";
import ms from "@/messages/ms.json";

const holiday: SpecialHours = {
  date: "2027-02-06",
  lastDate: "2027-02-07",
  name: { en: "Chinese New Year", ms: "Tahun Baharu Cina" },
  hours: "closed",
};
const always = { opens: "00:00", closes: "23:59" };
const openingHours = { ...company.openingHours, saturday: always, sunday: always, monday: always };

it.each([
  ["2027-02-05T16:00:00Z", false],
  ["2027-02-07T15:59:00Z", false],
  ["2027-02-07T16:00:00Z", true],
])("a holiday of two days closes the office on each of them: %s", (moment, isOpen) => {
  const status = findOpeningStatus(new Date(moment), { openingHours, specialHours: [holiday] });
  expect(status).toMatchObject({ isOpen });
});

it("a holiday is shown with its name and dates in both languages", () => {
  const english = createTranslator({ locale: "en", messages: en });
  const malay = createTranslator({ locale: "ms", messages: ms });
  expect(formatSpecialDates(english, "en", holiday)).toBe(
    "Chinese New Year: 6 February 2027 to 7 February 2027",
  );
  expect(formatSpecialDates(malay, "ms", holiday)).toMatch(
    /^Tahun Baharu Cina: 6 Februari 2027 hingga 7/,
  );
  const { date, hours } = holiday;
  expect(formatSpecialDates(english, "en", { date, hours })).toBe("Saturday, 6 February 2027");
});
