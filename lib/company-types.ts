import type { Language, MessageKey } from "./i18n/languages";
import type { Weekday } from "./weekdays";

/** The hours of one day, as 24-hour `HH:MM` in Malaysian time, from `00:00` to `23:59`; it opens before it closes. */
export type DayHours = { opens: string; closes: string } | "closed";

/** Hours of a date or of several days, such as a public holiday, that replace those of the weekdays. */
export type SpecialHours = {
  /** The first date, `YYYY-MM-DD` in Malaysian time. */
  date: string;
  /** The last date, if there are several days. */
  lastDate?: string;
  name?: Record<Language, string>;
  hours: DayHours;
};

export type Company = {
  name: string;
  /** The registered name and number, which replace the name in the footer's rights line. */
  legalName?: string;
  registrationNumber?: string;
  phone: string;
  email: string;
  address: {
    /** Number, street and district, such as `12, Jalan Nilai 3/4, Kawasan Perindustrian Nilai`. */
    street?: string;
    locality: string;
    region: string;
    postalCode: string;
    country: string;
  };
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
  /** In degrees (WGS 84). */
  coordinates: { latitude: number; longitude: number };
  openingHours: Record<Weekday, DayHours>;
  specialHours: SpecialHours[];
  /** Without them, the section of the statistics is not shown. */
  statistics?: { products: string; clients: string; years: string };
  socialProfiles: {
    name: "Facebook" | "Twitter" | "LinkedIn" | "Instagram";
    /** The full URL of the profile; without it, the link is a placeholder. */
    url?: string;
  }[];
  copyrightYear: number;
};

/** The facts that can be unconfirmed. */
type Fact = "name" | "phone" | "email" | "coordinates" | "socialProfiles";

/** A fact, or the key of a message that makes a claim. */
export type Unconfirmed = Fact | MessageKey;

/** Where the contact form sends its messages. */
export type FormEndpoint = {
  /** The URL that accepts the form as a `multipart/form-data` POST: absolute, with `https:`. */
  endpoint: string;
  /** Hidden values that the service needs, such as an access key. */
  fields?: Record<string, string>;
  /** Attributes of the form element, by which Netlify finds it. */
  attributes?: Record<string, string>;
  /** The name of the service's trap field for spam, which must stay empty (honeypot). */
  honeypot?: string;
  /** The privacy notice: a path of the site, such as `/privacy/`, or a URL. */
  privacy?: string;
};
