import type { Weekday } from "./weekdays";

/** The hours of one day, as 24-hour `HH:MM` in Malaysian time, from `00:00` to `23:59`; it opens before it closes. */
export type DayHours = { opens: string; closes: string } | "closed";

/** Hours of a single date, `YYYY-MM-DD` in Malaysian time, that replace those of its weekday. */
export type SpecialHours = { date: string; hours: DayHours };

type SocialProfile = {
  name: "Facebook" | "Twitter" | "LinkedIn" | "Instagram";
  /** The full URL of the profile; without it, the link is a placeholder. */
  url?: string;
};

const weekdayHours: DayHours = { opens: "09:00", closes: "18:00" };

/** The hours of a normal week. */
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
 * Public holidays and other dates with special hours, for example `{ date: "2026-12-25", hours: "closed" }` or
 * `{ date: "2026-12-24", hours: { opens: "09:00", closes: "13:00" } }`.
 */
const specialHours: SpecialHours[] = [];

const socialProfiles: SocialProfile[] = [
  { name: "Facebook" },
  { name: "Twitter" },
  { name: "LinkedIn" },
  { name: "Instagram" },
];

/** The facts about the company. Texts are in `messages/`. */
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
  /** ISO 3166-1 alpha-2. */
  countryCode: "MY",
  /** In degrees (WGS 84): the centre of the town until the exact location is confirmed. */
  coordinates: { latitude: 2.8033, longitude: 101.7972 },
  openingHours,
  specialHours,
  statistics: { products: "500+", clients: "100+", years: "10+" },
  socialProfiles,
  copyrightYear: 2024,
};

/** Where the contact form sends its messages. */
export type ContactForm = {
  /** The URL that accepts the form as a `multipart/form-data` POST: absolute, with `https:`. */
  endpoint: string;
  /** Hidden values that the service needs, such as an access key. */
  fields?: Record<string, string>;
  /** The name of the service's trap field for spam, which must stay empty (honeypot). */
  honeypot?: string;
  /** The privacy notice: a path of the site, such as `/privacy/`, or a URL. */
  privacy?: string;
};

/** Without an endpoint, the contact form sends nothing, and says so. Recipes: `components/sections/contact-form.md`. */
export const contactForm = undefined as ContactForm | undefined;

/** The facts that can be unconfirmed. */
type Fact = "name" | "phone" | "email" | "coordinates" | "socialProfiles";

/**
 * Facts whose values are placeholders. Remove a fact from the list once its value is correct. Each build lists them,
 * and fails with `STRICT_FACTS=1`. Structured data and `llms.txt` omit them, except the name.
 */
export const unconfirmedFacts: Fact[] = ["name", "phone", "email", "coordinates", "socialProfiles"];

/** Whether the value of a fact is correct, not a placeholder. */
export function isConfirmed(fact: Fact): boolean {
  return !unconfirmedFacts.includes(fact);
}

/** The phone number as a `tel:` URL. */
export const phoneUrl = `tel:${company.phone.replace(/[^+\d]/g, "")}`;

export const emailUrl = `mailto:${company.email}`;

/** A Google Maps search for the address: https://developers.google.com/maps/documentation/urls/get-started */
export const mapsSearchUrl = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(
  Object.values(company.address).join(", "),
)}`;
