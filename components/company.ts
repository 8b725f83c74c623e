/** One row of the opening hours; times are 24-hour `HH:MM` in Malaysia, a closed day has none. */
type OpeningHours = {
  days: "mondayFriday" | "saturday" | "sunday";
  opens?: string;
  closes?: string;
};

type SocialProfile = {
  name: "Facebook" | "Twitter" | "LinkedIn" | "Instagram";
  /** The profile's full address; left out, the link stays a placeholder that leads nowhere. */
  url?: string;
};

const openingHours: OpeningHours[] = [
  { days: "mondayFriday", opens: "09:00", closes: "18:00" },
  { days: "saturday", opens: "09:00", closes: "13:00" },
  { days: "sunday" },
];

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
