import { Video } from "lucide-react";
import { company as ownCompany } from "@/lib/content/company";
import type {
  Company,
  CompanyDocument,
  DayHours,
  FormEndpoint,
  PrivacyNotice,
  Unconfirmed,
} from "@/lib/content/types";
import type { LocalText } from "@/lib/i18n/languages";

const hours: DayHours = { opens: "07:31", closes: "17:32" };

const holidayName = { en: "Sample Holiday", ms: "Cuti Sampel" } as LocalText;

/** Returns a text in the languages of the fixed site. */
const texts = (text: string) => ({ en: `${text} en`, ms: `${text} ms` }) as LocalText;

// What an owner adds beside the facts below.
export * from "@/lib/content/company";

/** The facts of the fixed site, which replace `lib/content/company.ts`: a unique value for every fact, and the facts that an owner adds. */
export const company: Company = {
  ...ownCompany,
  name: "Sample <Name> & Chemicals 7301 Sdn. Bhd.",
  registration: { name: "Sample Legal 7314 (M) Sdn. Bhd.", number: "207301731500 (731500-X)" },
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
  mapsUrl: "https://maps.sample.example/7309",
  openingHours: {
    monday: hours,
    tuesday: hours,
    wednesday: hours,
    thursday: hours,
    friday: [
      { opens: "07:31", closes: "12:15" },
      { opens: "14:45", closes: "17:32" },
    ],
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
  socialProfiles: [
    { name: "LinkedIn", url: "https://profiles.sample.example/7313" },
    { name: "Path 7315", url: "https://profiles.sample.example/7315", icon: "M4 4h16v16H4Z" },
    { name: "Icon 7316", url: "https://profiles.sample.example/7316", icon: Video },
  ],
  copyrightYear: 7314,
};

export const whatsapp: string | undefined = "+60 17-317 7317";

export const documents: CompanyDocument[] = [
  { title: texts("Sample Sheet 7318"), file: "documents/7318.pdf", language: "zh" },
];

export const privacyNotice: PrivacyNotice | undefined = {
  contact: texts("Sample Officer 7319"),
  recipients: texts("Sample Service 7320"),
  retention: texts("7321 months"),
};

export const contactForm: FormEndpoint | undefined = {
  endpoint: "https://localhost:28730/contact",
  fields: { access_key: "key-1" },
  honeypot: "_gotcha",
  privacy: "https://sample.example/privacy",
  attributes: { name: "contact", "data-netlify": "true" },
};

export const unconfirmed: Unconfirmed[] = [];
