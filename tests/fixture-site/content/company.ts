import { Video } from "lucide-react";
import type { Company, DayHours, Unconfirmed } from "@/lib/content/schema";

const hours: DayHours = { opens: "07:31", closes: "17:32" };

/** A unique value for every fact, also the optional ones. */
export const company: Company = {
  name: "Sample <Name> & Chemicals 7301 Sdn. Bhd.",
  registration: { name: "Sample Legal 7314 (M) Sdn. Bhd.", number: "207301731500 (731500-X)" },
  phone: "+60 3-7302 7302",
  whatsapp: "+60 17-317 7317",
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
      name: { en: "Sample Holiday", ms: "Cuti Sampel" },
      hours: "closed",
    },
    { date: "2073-07-31", hours: "closed" },
  ],
  notice: {
    text: { en: "Sample notice 7317", ms: "Notis sampel 7317" },
    from: "2073-05-06",
    until: "2073-05-08",
  },
  statistics: { products: "7310+", clients: "7311+", years: "7312+" },
  socialProfiles: [
    { name: "LinkedIn", url: "https://profiles.sample.example/7313" },
    { name: "Path 7315", url: "https://profiles.sample.example/7315", icon: "M4 4h16v16H4Z" },
    { name: "Icon 7316", url: "https://profiles.sample.example/7316", icon: Video },
  ],
  copyrightYear: 2073,
  contactForm: {
    endpoint: "https://forms.example/contact",
    fields: { access_key: "key-1" },
    honeypot: { name: "_gotcha", type: "text" },
    privacy: "https://sample.example/privacy",
    attributes: { name: "contact", "data-netlify": "true" },
  },
};

export const unconfirmed: Unconfirmed[] = [];
