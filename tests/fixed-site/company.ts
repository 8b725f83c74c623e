import { company as ownCompany } from "@/lib/company";
import type { Company, DayHours, FormEndpoint, Unconfirmed } from "@/lib/company-types";
import type { Language } from "@/lib/i18n/languages";

const hours: DayHours = { opens: "07:31", closes: "17:32" };

const holidayName = { en: "Sample Holiday", ms: "Cuti Sampel" } as Record<Language, string>;

/** The facts of the fixed site, which replace `lib/company.ts`: a unique value for every fact, and the facts that an owner adds. */
export const company: Company = {
  ...ownCompany,
  name: "Sample <Name> & Chemicals 7301 Sdn. Bhd.",
  legalName: "Sample Legal 7314 (M) Sdn. Bhd.",
  registrationNumber: "207301731500 (731500-X)",
  phone: "+60 3-7302 7302",
  email: "office7303@sample.example",
  address: {
    street: "7303, Jalan Sample 7/31",
    locality: "Sample Locality 7304",
    region: "Sample Region 7305",
    postalCode: "73060",
    country: "Sample Country 7307",
  },
  countryCode: "ZZ",
  coordinates: { latitude: 3.73081, longitude: 103.73091 },
  openingHours: {
    monday: hours,
    tuesday: hours,
    wednesday: hours,
    thursday: hours,
    friday: hours,
    saturday: { opens: "09:00", closes: "13:00" },
    sunday: "closed",
  },
  specialHours: [
    {
      date: "2073-12-30",
      lastDate: "2074-01-02",
      name: holidayName,
      hours: "closed",
    },
    { date: "2073-07-31", hours: "closed" },
  ],
  statistics: { products: "7310+", clients: "7311+", years: "7312+" },
  socialProfiles: [{ name: "LinkedIn", url: "https://profiles.sample.example/7313" }],
  copyrightYear: 7314,
};

export const contactForm: FormEndpoint | undefined = {
  endpoint: "https://localhost:48730/contact",
  fields: { access_key: "key-1" },
  honeypot: "_gotcha",
  privacy: "https://sample.example/privacy",
  attributes: { name: "contact", "data-netlify": "true" },
};

export const unconfirmed: Unconfirmed[] = [];
