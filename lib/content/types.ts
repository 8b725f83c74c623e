import type { LucideIcon } from "lucide-react";
import type { LocalText, MessageKey } from "../i18n/languages";

export const weekdays = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;

export type Weekday = (typeof weekdays)[number];

/** A part of a day, as 24-hour `HH:MM` in Malaysian time, from `00:00` to `23:59`; it opens before it closes. */
export type Period = { opens: string; closes: string };

/** The hours of one day: a period, or several in their order, with breaks between them. */
export type DayHours = Period | Period[] | "closed";

/** Hours of a date or of several days, such as a public holiday, that replace those of the weekdays. */
export type SpecialHours = {
  /** The first date, `YYYY-MM-DD` in Malaysian time. */
  date: string;
  /** The last date, if there are several days. */
  lastDate?: string;
  name?: LocalText;
  hours: DayHours;
};

/** The facts about the company. Without an optional one, the site shows nothing of it. */
export type Company = {
  /** The name as the header shows it, at most 40 characters. */
  name: string;
  /**
   * The registered name and number, which a company has to state on its website (Companies Act 2016, section 30): in the
   * footer's rights line. `"none"` for a business that is not a company.
   */
  registration?: { name: string; number: string } | "none";
  /** With its country code, as it is shown. */
  phone: string;
  /** The number of a WhatsApp chat: a contact line, and "Send by WhatsApp" in the form and the toasts. */
  whatsapp?: string;
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
  /** In degrees (WGS 84), with five decimals. */
  coordinates: { latitude: number; longitude: number };
  /** The address of the place in a maps service; without it, the address is searched there. */
  mapsUrl?: string;
  openingHours: Record<Weekday, DayHours>;
  /** Public holidays and other dates. */
  specialHours: SpecialHours[];
  /** Figures of at most 7 characters; without them, the section of the statistics is not shown. */
  statistics?: { products: string; clients: string; years: string };
  socialProfiles: SocialProfile[];
  /** The year of the rights line. */
  copyrightYear: number;
  /** Where the contact form sends; without it, the form sends nothing, and says so. */
  contactForm?: FormEndpoint;
};

/** The networks whose icons the site has. */
export type KnownNetwork = "Facebook" | "Twitter" | "LinkedIn" | "Instagram";

/** A profile. `url` is its full address; a known network without it is a placeholder. */
type SocialProfile =
  | { name: KnownNetwork; url?: string }
  /** `icon` is an icon of lucide-react, or the path (`d`) of strokes on a grid of 24 units. */
  | { name: string; url: string; icon: LucideIcon | string };

/** Where the contact form sends its messages. Recipes: `components/inquiry/README.md`. */
export type FormEndpoint = {
  /** The URL that accepts the form as a `multipart/form-data` POST: absolute, with `https:`. */
  endpoint: string;
  /** Hidden values that the service needs, such as an access key. */
  fields?: Record<string, string>;
  /** Attributes of the form element, by which Netlify finds it. */
  attributes?: Record<string, string>;
  /** The service's trap field for spam (honeypot), which must stay empty. */
  honeypot?: { name: string; type: "text" | "checkbox" };
  /** A privacy notice other than that of `privacy-notice.ts`: a path of the site, such as `/privacy-policy/`, or a URL. */
  privacy?: string;
};

/**
 * What is not confirmed: a fact, or `texts`, which stands for the sentences about the company and the pigments of the deck,
 * in all languages.
 */
export type Unconfirmed = keyof Company | "documents" | "privacyNotice" | "texts";

/** A file for visitors, such as a safety data sheet. */
export type CompanyDocument = {
  title: LocalText;
  /** The path of the file in `public/`, such as `documents/ethanol.pdf`. */
  file: string;
  /** The language of the file (BCP 47). */
  language: string;
};

/** The privacy notice as it is printed. */
export type PrivacyNotice = {
  description: LocalText;
  sections: { heading: LocalText; paragraphs: LocalText[] }[];
};

/** A pigment of the fan deck. */
export type PigmentFacts = {
  /** The abbreviated Colour Index generic name. */
  name: string;
  /** The full Colour Index generic name, which buyers search for and order by. */
  genericName: string;
  /** The Colour Index constitution number. */
  number: number;
  description: MessageKey;
  uses: MessageKey;
  /** The colour at full strength, in hexadecimal. */
  colour: string;
  /** Whether text on it is dark or light. */
  text: "dark" | "light";
  /** The colours of its first tint and of the others, if they are no mere mixtures with white. */
  midtone?: string;
  undertone?: string;
  /** The colour with which its tints are mixed instead of white, as `red green blue`. */
  tintBase?: string;
  /** The outline of a surface that has about the colour of the paper. */
  rim?: string;
};

/** A page. */
export type RouteFacts<Pigment extends string = string> = {
  path: `/${string}`;
  /** The message in the navigation. */
  label: MessageKey;
  /** The title of the tab, without the company's name. */
  title: MessageKey;
  /** The description for search engines. */
  description: MessageKey;
  /** The heading of the page. */
  heading: MessageKey;
  /** The colour of the page. */
  pigment: Pigment;
  /** False for a page that is linked only from the footer, or only from the page above it. */
  navigation?: false;
};
