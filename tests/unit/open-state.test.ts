import { describe, expect, it } from "vitest";
import { dayName, findOpenState } from "../../components/open-state";

// Malaysia is eight hours ahead of UTC all year; 23 November 2026 is a Monday.
describe("the office", () => {
  it.each([
    ["opens", "2026-11-23T01:00:00Z", { isOpen: true, time: "18:00", daysAhead: 0 }],
    ["is open to the last minute", "2026-11-23T09:59:59Z", { isOpen: true, time: "18:00" }],
    ["closes on the hour", "2026-11-23T10:00:00Z", { isOpen: false, time: "09:00", daysAhead: 1 }],
    ["is closed at midnight", "2026-11-22T16:00:00Z", { isOpen: false, daysAhead: 0 }],
    ["opens later the same morning", "2026-11-23T00:59:59Z", { isOpen: false, daysAhead: 0 }],
    ["opens on Saturday after Friday", "2026-11-27T10:00:00Z", { isOpen: false, daysAhead: 1 }],
    ["is open on Saturday until one", "2026-11-28T04:59:00Z", { isOpen: true, time: "13:00" }],
    ["opens on Monday after Saturday", "2026-11-28T05:00:00Z", { isOpen: false, daysAhead: 2 }],
    ["is closed on Sunday", "2026-11-29T04:00:00Z", { isOpen: false, time: "09:00", daysAhead: 1 }],
  ])("%s: %s", (_name, moment, state) => {
    expect(findOpenState(new Date(moment))).toMatchObject(state);
  });

  it("names the day in Malaysia, where it may be another than here", () => {
    const saturdayEveningInLondon = new Date("2026-11-28T20:00:00Z");
    expect(findOpenState(saturdayEveningInLondon)).toMatchObject({ daysAhead: 1 });
    expect(dayName("en", saturdayEveningInLondon, 1)).toBe("Monday");
    expect(dayName("ms", saturdayEveningInLondon, 1)).toBe("Isnin");
  });
});
