import { createTranslator } from "next-intl";
import { describe, expect, it } from "vitest";
import type { DayHours, Period, SpecialHours } from "@/lib/content/schema";
import { formatDays, formatHours, formatSpecialDates, formatTime } from "@/lib/facts/format-hours";
import { findOpeningStatus, groupHours } from "@/lib/facts/opening-hours";
import type { Language } from "@/lib/i18n/languages";
import { fillInFacts } from "@/lib/i18n/translator";
import type { Weekday } from "@/lib/weekdays";
import { en, ms } from "@/tests/fixture-site/messages";

const day: DayHours = { opens: "09:00", closes: "17:30" };
const openingHours: Record<Weekday, DayHours> = {
  monday: day,
  tuesday: day,
  wednesday: day,
  thursday: day,
  friday: [
    { opens: "09:00", closes: "12:15" },
    { opens: "14:45", closes: "17:30" },
  ],
  saturday: { opens: "10:00", closes: "13:00" },
  sunday: "closed",
};
const name = { en: "Year End", ms: "Akhir Tahun" } as Record<Language, string>;
const holidays = { date: "2026-12-25", lastDate: "2027-01-02", name, hours: "closed" } as const;
const specialHours: SpecialHours[] = [
  { date: "2026-12-24", hours: { opens: "09:00", closes: "13:00" } },
  holidays,
  { date: "2027-01-03", hours: { opens: "08:00", closes: "10:00" } },
];

// Malaysia is UTC+8 all year; 23 November 2026 is a Monday.
it.each([
  ["before it opens", "2026-11-23T00:59:59Z", false, "09:00", "2026-11-23", 0],
  ["when it opens", "2026-11-23T01:00:00Z", true, "17:30", "2026-11-23", 0],
  ["until it closes", "2026-11-23T09:29:59Z", true, "17:30", "2026-11-23", 0],
  ["when it closes", "2026-11-23T09:30:00Z", false, "09:00", "2026-11-24", 1],
  ["at midnight in Malaysia", "2026-11-22T16:00:00Z", false, "09:00", "2026-11-23", 0],
  ["on Friday, with other hours", "2026-11-27T04:14:00Z", true, "12:15", "2026-11-27", 0],
  ["when a break starts", "2026-11-27T04:15:00Z", false, "14:45", "2026-11-27", 0],
  ["after a break", "2026-11-27T06:45:00Z", true, "17:30", "2026-11-27", 0],
  ["before the weekend", "2026-11-28T05:00:00Z", false, "09:00", "2026-11-30", 2],
  ["on a closed day", "2026-11-29T04:00:00Z", false, "09:00", "2026-11-30", 1],
  ["on a date with special hours", "2026-12-24T04:59:00Z", true, "13:00", "2026-12-24", 0],
  ["before holidays", "2026-12-24T05:00:00Z", false, "08:00", "2027-01-03", 10],
  ["on the last holiday", "2027-01-02T04:00:00Z", false, "08:00", "2027-01-03", 1],
  ["on a Sunday with special hours", "2027-01-03T01:59:00Z", true, "10:00", "2027-01-03", 0],
])("the opening status %s: %s", (_name, moment, isOpen, time, date, daysAhead) => {
  const status = findOpeningStatus(new Date(moment), { openingHours, specialHours });
  expect(status).toEqual({ isOpen, time, date, daysAhead });
});

describe.each([
  ["en", en, "6 December 2026"],
  ["ms", ms, "6 Disember 2026"],
] as const)("the hours in %s", (language, messages, date) => {
  const t = fillInFacts(createTranslator({ locale: language, messages }));

  it("group consecutive days with the same hours", () => {
    const rows = groupHours(openingHours);
    const { monday, thursday, friday, saturday, sunday } = messages;
    const week = t("dayRange", { first: monday, last: thursday });
    expect(rows.map((row) => formatDays(t, row))).toEqual([week, friday, saturday, sunday]);
    const hours = { opens: formatTime(t, "09:00"), closes: formatTime(t, "17:30") };
    expect(formatHours(t, rows[0]!.hours)).toBe(t("hoursRange", hours));
    const [morning, afternoon] = openingHours.friday as Period[];
    const both = `${formatHours(t, morning!)}, ${formatHours(t, afternoon!)}`;
    expect(formatHours(t, openingHours.friday)).toBe(both);
    expect(formatHours(t, "closed")).toBe(messages.closed);
    const weekend = groupHours({ ...openingHours, saturday: "closed", sunday: "closed" }).pop()!;
    const pair = t("dayPair", { first: saturday, second: sunday });
    expect(formatDays(t, weekend)).toBe(pair);
    const [fullWeek] = groupHours({ ...openingHours, friday: day });
    expect(formatDays(t, fullWeek!)).toBe(messages.mondayFriday);
  });

  it.each([
    ["00:05", "timeMorning", "12"],
    ["11:59", "timeMorning", "11"],
    ["12:00", "timeMidday", "12"],
    ["13:59", "timeMidday", "1"],
    ["14:00", "timeAfternoon", "2"],
    ["18:59", "timeAfternoon", "6"],
    ["19:00", "timeNight", "7"],
  ] as const)("have %s in the message %s", (time, key, hour) => {
    expect(formatTime(t, time)).toBe(t(key, { hour, minute: time.slice(3) }));
  });

  it("name special dates", () => {
    const single = formatSpecialDates(t, language, { date: "2026-12-06", hours: "closed" });
    expect(single).toBe(`${messages.sunday}, ${date}`);
    const several = formatSpecialDates(t, language, holidays);
    expect(several).toMatch(new RegExp(`^${name[language]}: .*25 \\w+ 2026 .+ 2 \\w+ 2027$`));
  });
});
