import type { company } from "./company";
import type { MessageKey } from "./language/language-store";

type Lookup = (key: MessageKey, values?: Record<string, string>) => string;

/**
 * A row of the opening hours as the language of the lookup writes times: `9:00 AM - 6:00 PM`, or the
 * word for closed.
 */
export function formatHours(
  t: Lookup,
  { opens, closes }: (typeof company.openingHours)[number],
): string {
  if (!opens || !closes) return t("closed");
  return t("hoursRange", { opens: formatTime(t, opens), closes: formatTime(t, closes) });
}

/** A time of `company.ts` as the language of the lookup writes it: `6:00 PM`, `6.00 petang`. */
export function formatTime(t: Lookup, time: string): string {
  const [hours = "", minute = ""] = time.split(":");
  return t(dayPeriod(Number(hours)), { hour: String(Number(hours) % 12 || 12), minute });
}

/** The part of the day by which Malay names an hour (CLDR, day periods of `ms`); English has two words for the four. */
function dayPeriod(hours: number): MessageKey {
  if (hours < 12) return "timeMorning";
  if (hours < 14) return "timeMidday";
  return hours < 19 ? "timeAfternoon" : "timeNight";
}
