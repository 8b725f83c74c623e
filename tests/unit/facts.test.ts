import { expect, it } from "vitest";
import { company } from "@/lib/company";
import type { SpecialHours } from "@/lib/company-types";

const { specialHours } = company;

it("the special hours have valid dates, YYYY-MM-DD, the first before the last", () => {
  const isDate = (text: string) => new Date(text).toJSON()?.slice(0, 10) === text;
  const isValid = ({ date, lastDate = date }: SpecialHours) =>
    isDate(date) && isDate(lastDate) && date <= lastDate;
  expect(specialHours.filter((special) => !isValid(special))).toEqual([]);
});
