import { expect, it } from "vitest";
import { company } from "@/lib/company";
import type { SpecialHours } from "@/lib/company-types";
import { phoneUrl } from "@/lib/derived-facts";

const { openingHours, specialHours } = company;

it("the hours open before they close, in 24-hour HH:MM", () => {
  const hours = [...Object.values(openingHours), ...specialHours.map((day) => day.hours)];
  const isTime = (time: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time);
  const isValid = ({ opens, closes }: { opens: string; closes: string }) =>
    isTime(opens) && isTime(closes) && opens < closes;
  expect(hours.filter((day) => day !== "closed" && !isValid(day))).toEqual([]);
});

it("the special hours have valid dates, YYYY-MM-DD, the first before the last", () => {
  const isDate = (text: string) => new Date(text).toJSON()?.slice(0, 10) === text;
  const isValid = ({ date, lastDate = date }: SpecialHours) =>
    isDate(date) && isDate(lastDate) && date <= lastDate;
  expect(specialHours.filter((special) => !isValid(special))).toEqual([]);
});

it("the phone number has a country code", () => {
  expect(phoneUrl).toMatch(/^tel:\+\d+$/);
});
