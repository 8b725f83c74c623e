/** When the office opens and closes on a day, as 24-hour `HH:MM` in Malaysia; "closed" when it does not open. */
export type DayHours = { opens: string; closes: string } | "closed";

export type Weekday =
  "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";

/** The hours of one date, `YYYY-MM-DD` in Malaysia, in place of those of its weekday. */
export type SpecialHours = { date: string; hours: DayHours };

type SocialProfile = {
  name: "Facebook" | "Twitter" | "LinkedIn" | "Instagram";
  /** The profile's full address; left out, the link stays a placeholder that leads nowhere. */
  url?: string;
};

const weekdayHours: DayHours = { opens: "09:00", closes: "18:00" };

/** The hours of a normal week, from Monday. */
const openingHours: Record<Weekday, DayHours> = {
  monday: weekdayHours,
  tuesday: weekdayHours,
  wednesday: weekdayHours,
  thursday: weekdayHours,
  friday: weekdayHours,
  saturday: { opens: "09:00", closes: "13:00" },
  sunday: "closed",
};

/**
 * Public holidays and other dates with hours of their own, such as `{ date: "2026-12-25", hours: "closed" }` or
 * `{ date: "2026-12-24", hours: { opens: "09:00", closes: "13:00" } }`.
 */
const specialHours: SpecialHours[] = [];

const socialProfiles: SocialProfile[] = [
  { name: "Facebook" },
  { name: "Twitter" },
  { name: "LinkedIn" },
  { name: "Instagram" },
];

/** The facts about the company, in one place; its words are in `messages/`. */
export const company = {
  name: "Nilai Chem & Colour",
  phone: "+60 6-000 0000",
  email: "hello@example.com",
  address: {
    locality: "Nilai",
    region: "Negeri Sembilan",
    postalCode: "71800",
    country: "Malaysia",
  },
  /** The country of the address, ISO 3166-1 alpha-2. */
  countryCode: "MY",
  /** Degrees, WGS 84: the middle of the town. */
  coordinates: { latitude: 2.8033, longitude: 101.7972 },
  openingHours,
  specialHours,
  statistics: { products: "500+", clients: "100+", years: "10+" },
  socialProfiles,
  copyrightYear: 2024,
};

/** What the specification leaves open; the other facts are as it states them. */
type Fact = "name" | "phone" | "email" | "coordinates" | "socialProfiles";

/**
 * Facts that are still placeholders: take one out when its value is the company's own. Every build names
 * them, `STRICT_FACTS=1` has it fail over them, and nothing that machines read states them, the name aside.
 */
export const unconfirmed: Fact[] = ["name", "phone", "email", "coordinates", "socialProfiles"];

/** Whether the value of a fact is the company's own, not a placeholder. */
export function isConfirmed(fact: Fact): boolean {
  return !unconfirmed.includes(fact);
}

/** `+60 6-000 0000` as a `tel:` address. */
export const phoneLink = `tel:${company.phone.replace(/[^+\d]/g, "")}`;

export const emailLink = `mailto:${company.email}`;

/** A maps search for the address; https://developers.google.com/maps/documentation/urls/get-started */
export const mapsSearchLink = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(
  Object.values(company.address).join(", "),
)}`;
