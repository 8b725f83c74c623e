import type { LucideIcon } from "lucide-react";
import type { LocalText, MessageKey } from "../i18n/languages";
import type { Weekday } from "../weekdays";

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

export type Company = {
  name: string;
  /**
   * The registered name and number, which a company has to state on its website (Companies Act 2016, section 30): in the
   * footer's rights line. `"none"` for a business that is not a company.
   */
  registration?: { name: string; number: string } | "none";
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
  /** The address of the place in a maps service; without it, the address is searched there. */
  mapsUrl?: string;
  openingHours: Record<Weekday, DayHours>;
  specialHours: SpecialHours[];
  /** Without them, the section of the statistics is not shown. */
  statistics?: { products: string; clients: string; years: string };
  socialProfiles: SocialProfile[];
  /** The year of the rights line; the agreement states 2024. */
  copyrightYear: number;
};

/** The networks whose icons the site has. */
export type KnownNetwork = "Facebook" | "Twitter" | "LinkedIn" | "Instagram";

/** A profile. `url` is its full address; a known network without it is a placeholder. */
type SocialProfile =
  | { name: KnownNetwork; url?: string }
  /** `icon` is an icon of lucide-react, or the path (`d`) of strokes on a grid of 24 units. */
  | { name: string; url: string; icon: LucideIcon | string };

/** A file for visitors, such as a safety data sheet. */
export type CompanyDocument = {
  title: LocalText;
  /** The path of the file in `public/`, such as `documents/ethanol.pdf`. */
  file: string;
  /** The language of the file (BCP 47). */
  language: string;
};

/** The facts of the privacy notice; the other texts are in `messages/optional.ts`. */
export type PrivacyNotice = {
  /** Who answers questions about personal data: a person or a post. */
  contact: LocalText;
  /** Who else receives the data, and in which country. */
  recipients: LocalText;
  /** How long the data is kept. */
  retention: LocalText;
};

/** The facts that can be unconfirmed. */
type Fact = keyof Company | "whatsapp" | "documents" | "privacyNotice";

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
  /** A privacy notice other than that of `privacyNotice`: a path of the site, such as `/privacy-policy/`, or a URL. */
  privacy?: string;
};
