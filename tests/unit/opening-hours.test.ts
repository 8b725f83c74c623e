import { createTranslator } from "next-intl";
import { describe, expect, it } from "vitest";
import type { DayHours, SpecialHours } from "@/lib/company-types";
import { formatDate, formatDays, formatHours, formatTime } from "@/lib/i18n/format-hours";
import { findOpeningStatus, groupHours } from "@/lib/opening-hours";
import { weekdays, type Weekday } from "@/lib/weekdays";
import en from "@/messages/en.json";
import ms from "@/messages/ms.json";

const day: DayHours = { opens: "09:00", closes: "17:30" };
const friday: DayHours = { opens: "09:00", closes: "12:15" };
const openingHours: Record<Weekday, DayHours> = {
  monday: day,
  tuesday: day,
  wednesday: day,
  thursday: day,
  friday,
  saturday: { opens: "10:00", closes: "13:00" },
  sunday: "closed",
};

/** Texts for tests of the code, because those of the site may change. */
const texts = {
  ...en,
  monday: "Monday",
  thursday: "Thursday",
  friday: "Friday",
  saturday: "Saturday",
  sunday: "Sunday",
  mondayFriday: "Weekdays",
  dayRange: "{first} to {last}",
  closed: "Closed",
  hoursRange: "{opens} - {closes}",
  timeMorning: "{hour}.{minute} morning",
  timeMidday: "{hour}.{minute} midday",
  timeAfternoon: "{hour}.{minute} afternoon",
  timeNight: "{hour}.{minute} night",
};

// Malaysia is UTC+8 all year; 23 November 2026 is a Monday.
describe("findOpeningStatus", () => {
  const today = { date: "2026-11-23", daysAhead: 0 };

  it.each([
    ["is open at opening time", "2026-11-23T01:00:00Z", { isOpen: true, time: "17:30", ...today }],
    ["is open until closing time", "2026-11-23T09:29:59Z", { isOpen: true, time: "17:30" }],
    ["is closed at closing time", "2026-11-23T09:30:00Z", { isOpen: false, daysAhead: 1 }],
    ["is closed before midnight", "2026-11-23T15:59:59Z", { isOpen: false, date: "2026-11-24" }],
    ["is closed at midnight", "2026-11-22T16:00:00Z", { isOpen: false, ...today }],
    ["is closed before opening time", "2026-11-23T00:59:59Z", { isOpen: false, ...today }],
    ["closes earlier on Friday", "2026-11-27T04:14:00Z", { isOpen: true, time: "12:15" }],
    ["opens on Saturday after Friday", "2026-11-27T04:15:00Z", { isOpen: false, time: "10:00" }],
    ["is open on Saturday until 13:00", "2026-11-28T04:59:00Z", { isOpen: true, time: "13:00" }],
    ["opens on Monday after Saturday", "2026-11-28T05:00:00Z", { date: "2026-11-30" }],
    ["is closed on Sunday", "2026-11-29T04:00:00Z", { isOpen: false, time: "09:00", daysAhead: 1 }],
    ["uses the time zone of Malaysia", "2026-11-28T20:00:00Z", { daysAhead: 1 }],
  ])("the office %s: %s", (_name, timestamp, expected) => {
    const schedule = { openingHours, specialHours: [] };
    expect(findOpeningStatus(new Date(timestamp), schedule)).toMatchObject(expected);
  });

  it("returns undefined when every day is closed", () => {
    const closed = { ...openingHours };
    for (const name of Object.keys(closed) as Weekday[]) closed[name] = "closed";
    const schedule = { openingHours: closed, specialHours: [] };
    expect(findOpeningStatus(new Date("2026-11-23T01:00:00Z"), schedule)).toBeUndefined();
  });
});

describe("findOpeningStatus with special hours", () => {
  const specialHours: SpecialHours[] = [
    { date: "2026-12-24", hours: { opens: "09:00", closes: "13:00" } },
    { date: "2026-12-25", hours: "closed" },
    { date: "2026-12-31", hours: { opens: "09:00", closes: "11:00" } },
    { date: "2027-01-01", hours: "closed" },
    { date: "2027-01-03", hours: { opens: "08:00", closes: "10:00" } },
    ...["08", "09", "10", "11", "12", "13", "14", "15", "16"].map((date): SpecialHours => {
      return { date: `2027-02-${date}`, hours: "closed" };
    }),
  ];

  it.each([
    ["closes earlier", "2026-12-24T04:59:00Z", { isOpen: true, time: "13:00" }],
    ["opens after a holiday", "2026-12-24T05:00:00Z", { isOpen: false, date: "2026-12-26" }],
    ["is closed on a holiday", "2026-12-25T04:00:00Z", { isOpen: false, date: "2026-12-26" }],
    ["next opens on a date with special hours", "2026-12-23T15:59:59Z", { date: "2026-12-24" }],
    ["skips New Year's Day", "2026-12-31T15:59:59Z", { date: "2027-01-02", daysAhead: 2 }],
    ["is closed on New Year's Day", "2026-12-31T16:00:00Z", { date: "2027-01-02", daysAhead: 1 }],
    ["opens on a Sunday", "2027-01-03T01:59:00Z", { isOpen: true, time: "10:00" }],
    ["skips nine closed days", "2027-02-07T04:00:00Z", { date: "2027-02-17", daysAhead: 10 }],
  ])("the office %s: %s", (_name, timestamp, expected) => {
    expect(findOpeningStatus(new Date(timestamp), { openingHours, specialHours })).toMatchObject(
      expected,
    );
  });
});

describe("the opening hours table", () => {
  const t = createTranslator({ locale: "en", messages: texts });

  it("groups consecutive days with the same hours", () => {
    const rows = groupHours(openingHours);
    expect(rows.map((row) => `${formatDays(t, row)}: ${formatHours(t, row.hours)}`)).toEqual([
      "Monday to Thursday: 9.00 morning - 5.30 afternoon",
      "Friday: 9.00 morning - 12.15 midday",
      "Saturday: 10.00 morning - 1.00 midday",
      "Sunday: Closed",
    ]);
  });

  it("labels Monday to Friday with the mondayFriday message", () => {
    const [row] = groupHours({ ...openingHours, friday: day });
    expect(formatDays(t, row!)).toBe("Weekdays");
  });

  it.each([
    ["00:05", "12.05 morning"],
    ["11:59", "11.59 morning"],
    ["12:00", "12.00 midday"],
    ["13:59", "1.59 midday"],
    ["14:00", "2.00 afternoon"],
    ["18:59", "6.59 afternoon"],
    ["19:00", "7.00 night"],
  ])("formats %s as %s", (time, expected) => {
    expect(formatTime(t, time)).toBe(expected);
  });

  it.each([
    ["en", "Friday, 25 December 2026"],
    ["ms", "Friday, 25 Disember 2026"],
  ] as const)("formats dates in the language %s", (language, expected) => {
    expect(formatDate(t, language, "2026-12-25")).toBe(expected);
  });
});

describe("the messages of the hours", () => {
  it.each([
    ["English", en],
    ["Malay", ms],
  ])("name each day, and state hours and minutes, in %s", (_, messages) => {
    const t = createTranslator({ locale: "en", messages });
    expect(new Set(weekdays.map((day) => t(day))).size).toBe(weekdays.length);
    for (const [time, expected] of [
      ["09:41", /^\D*9\D+41\D*$/],
      ["12:42", /^\D*12\D+42\D*$/],
      ["17:43", /^\D*5\D+43\D*$/],
      ["20:44", /^\D*8\D+44\D*$/],
    ] as const) {
      expect(formatTime(t, time)).toMatch(expected);
    }
    const hours: DayHours = { opens: "09:41", closes: "17:43" };
    expect(formatHours(t, hours)).toMatch(/^\D*9\D+41\D+5\D+43\D*$/);
    const days = formatDays(t, { days: ["monday", "tuesday"], hours });
    expect(days).toMatch(new RegExp(`${t("monday")}.+${t("tuesday")}`));
  });
});
