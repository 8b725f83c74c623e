import type { Company, DayHours, Unconfirmed } from "./schema";

const weekdayHours: DayHours = { opens: "09:00", closes: "18:00" };

/** The facts about the company. `schema.ts` describes them and the optional ones; the texts are in `messages/`. */
export const company: Company = {
  name: "Nilai Chem & Colour",
  phone: "+60 6-000 0000",
  email: "hello@example.com",
  address: {
    locality: "Nilai",
    region: "Negeri Sembilan",
    postalCode: "71800",
    country: "Malaysia",
  },
  countryCode: "MY",
  // The centre of the town until the exact location is confirmed.
  coordinates: { latitude: 2.8033, longitude: 101.7972 },
  openingHours: {
    monday: weekdayHours,
    tuesday: weekdayHours,
    wednesday: weekdayHours,
    thursday: weekdayHours,
    friday: weekdayHours,
    saturday: { opens: "09:00", closes: "13:00" },
    sunday: "closed",
  },
  specialHours: [],
  statistics: { products: "500+", clients: "100+", years: "10+" },
  socialProfiles: [
    { name: "Facebook" },
    { name: "Twitter" },
    { name: "LinkedIn" },
    { name: "Instagram" },
  ],
  copyrightYear: 2024,
};

/**
 * The facts whose values are placeholders, and `texts`. Delete a fact once its value is correct, and `texts` once you have
 * read both dictionaries. A build warns about what is left, and fails with `STRICT_FACTS=1`; structured data and `llms.txt`
 * omit unconfirmed facts, except the name.
 */
export const unconfirmed: Unconfirmed[] = [
  "name",
  "phone",
  "email",
  "coordinates",
  "openingHours",
  "statistics",
  "socialProfiles",
  "privacyNotice",
  "texts",
];
