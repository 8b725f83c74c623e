import { z } from "zod";
import * as rule from "./rules";

// What the facts in this folder have to be like; a build stops at others. Without a fact that is `optional`, the site shows
// nothing of it. The site imports only types from here, because browsers must not load the rules.

/** A part of a day, as 24-hour `HH:MM` in Malaysian time, from `00:00` to `23:59`; it opens before it closes. */
export type Period = z.infer<typeof rule.period>;

/** The hours of one day: a period, or several in their order, with breaks between them. */
export type DayHours = z.infer<typeof rule.dayHours>;

/** Hours of a date or of several days, such as a public holiday, that replace those of the weekdays. */
export type SpecialHours = z.infer<typeof specialHours>;
const specialHours = z
  .strictObject({
    /** The first date, `YYYY-MM-DD` in Malaysian time. */
    date: rule.date,
    /** The last date, if there are several days. */
    lastDate: rule.date.optional(),
    name: rule.localText("Christmas Day").optional(),
    hours: rule.dayHours,
  })
  .refine(({ date, lastDate = date }) => date <= lastDate, rule.dateOrder);

const notice = z
  .strictObject({
    /** At most 200 characters. */
    text: rule.localText("Closed for Chinese New Year, 6 to 8 February", 200),
    /** The first date, `YYYY-MM-DD`; without it, the notice is shown at once. */
    from: rule.date.optional(),
    until: rule.date,
  })
  .refine(({ from, until }) => !from || from <= until, rule.noticeOrder);

/** The networks whose icons the site has. */
export type KnownNetwork = z.infer<typeof knownNetwork>;
const knownNetwork = z.enum(["Facebook", "Twitter", "LinkedIn", "Instagram"]);

/** A profile. `url` is its full address; a known network without it is a placeholder. */
const socialProfile = z.union(
  [
    z.strictObject({ name: knownNetwork, url: rule.webAddress.optional() }),
    /** `icon` is an icon of lucide-react, or the path (`d`) of strokes on a grid of 24 units. */
    z.strictObject({
      name: rule.text("TikTok"),
      url: rule.webAddress,
      icon: rule.icon,
    }),
  ],
  rule.shouldBe(
    `one of ${knownNetwork.options.join(", ")}, or a network with url and icon`,
    '{ name: "TikTok", url: "https://www.tiktok.com/@warna", icon: Video }',
  ),
);

/** Where the contact form sends its messages. Recipes: `components/inquiry/README.md`. */
export type FormEndpoint = z.infer<typeof formEndpoint>;
const formEndpoint = z.strictObject({
  /** The URL that accepts the form as a `multipart/form-data` POST: absolute, with `https:`. */
  endpoint: rule.webAddress,
  /** Hidden values that the service needs, such as an access key. */
  fields: z.record(rule.hiddenName, z.string()).optional(),
  /** Attributes of the form element, by which Netlify finds it. */
  attributes: z.record(rule.formAttribute, z.string()).optional(),
  /** The service's trap field for spam (honeypot), which must stay empty. */
  honeypot: z
    .strictObject({ name: rule.hiddenName, type: z.enum(["text", "checkbox"]) })
    .optional(),
  /** A privacy notice other than that of `privacy-notice.ts`: a path of the site, such as `/privacy-policy/`, or a URL. */
  privacy: rule.webAddressOrPath.optional(),
});

const registration = z.strictObject({
  name: rule.text("Warna Sdn. Bhd."),
  number: rule.text("202401012345 (1234567-X)"),
});

/** The facts about the company. */
export type Company = z.infer<typeof company>;
const company = z.strictObject({
  /** The name as the header shows it, at most 40 characters. */
  name: rule.text("Warna Chemicals", 40),
  /**
   * The registered name and number, which a company has to state on its website (Companies Act 2016, section 30): in the
   * footer's rights line. `"none"` for a business that is not a company.
   */
  registration: z
    .union(
      [registration, z.literal("none")],
      rule.shouldBe(
        '"none", or name and number',
        '{ name: "Warna Sdn. Bhd.", number: "202401012345 (1234567-X)" }',
      ),
    )
    .optional(),
  /** With its country code, as it is shown. */
  phone: rule.phoneNumber,
  /** The number of a WhatsApp chat: a contact line, and "Send by WhatsApp" in the form and the toasts. */
  whatsapp: rule.phoneNumber.optional(),
  email: rule.email,
  address: z.strictObject({
    /** Number, street and district, such as `12, Jalan Nilai 3/4, Kawasan Perindustrian Nilai`. */
    street: rule.text("12, Jalan Nilai 3/4").optional(),
    locality: rule.text("Nilai"),
    region: rule.text("Negeri Sembilan"),
    postalCode: rule.text("71800"),
    country: rule.text("Malaysia"),
  }),
  /** ISO 3166-1 alpha-2. */
  countryCode: rule.countryCode,
  /** In degrees (WGS 84), with five decimals. */
  coordinates: rule.coordinates,
  /** The address of the place in a maps service; without it, the address is searched there. */
  mapsUrl: rule.webAddress.optional(),
  openingHours: z.strictObject({
    monday: rule.dayHours,
    tuesday: rule.dayHours,
    wednesday: rule.dayHours,
    thursday: rule.dayHours,
    friday: rule.dayHours,
    saturday: rule.dayHours,
    sunday: rule.dayHours,
  }),
  /** Public holidays and other dates, each once. */
  specialHours: z.array(specialHours).superRefine(rule.separateDates, { when: rule.hasNoIssue }),
  /** A bar above each page, from its first to its last date in Malaysian time. */
  notice: notice.optional(),
  /** Figures of at most 7 characters; without them, the section of the statistics is not shown. */
  statistics: z
    .strictObject({
      products: rule.text("12,500+", 7),
      clients: rule.text("1M+", 7),
      years: rule.text("10+", 7),
    })
    .optional(),
  socialProfiles: z.array(socialProfile),
  /** The year of the rights line. */
  copyrightYear: rule.year,
  /** Where the contact form sends; without it, the form sends nothing, and says so. */
  contactForm: formEndpoint.optional(),
});

export type Weekday = keyof Company["openingHours"];

/**
 * What is not confirmed: a fact, or `texts`, which stands for the sentences about the company and the pigments of the deck,
 * in all languages.
 */
export type Unconfirmed = z.infer<typeof unconfirmed>;
const unconfirmed = z.enum([...company.keyof().options, "documents", "privacyNotice", "texts"]);

/** A file for visitors, such as a safety data sheet. */
export type CompanyDocument = z.infer<typeof companyDocument>;
const companyDocument = z.strictObject({
  title: rule.localText("Ethanol"),
  /** The path of the file in `public/`, such as `documents/ethanol.pdf`. */
  file: rule.publicFile,
  /** The language of the file (BCP 47). */
  language: rule.languageCode,
});

/** The privacy notice as it is printed. */
export type PrivacyNotice = z.infer<typeof privacyNotice>;
const paragraph = rule.localText("Your rights");
const privacyNotice = z.strictObject({
  description: paragraph,
  sections: z.array(z.strictObject({ heading: paragraph, paragraphs: z.array(paragraph) })),
});

/** A pigment of the fan deck. */
export type PigmentFacts = z.infer<typeof pigment>;
const pigment = z.strictObject({
  /** The abbreviated Colour Index generic name. */
  name: rule.text("PB 15:3"),
  /** The full Colour Index generic name, which buyers search for and order by. */
  genericName: rule.text("C.I. Pigment Blue 15:3"),
  /** The Colour Index constitution number. */
  number: z.int(rule.shouldBe("a whole number", "74160")),
  /** The number of the Chemical Abstracts Service. */
  cas: rule.casNumber,
  description: rule.messageKey,
  uses: rule.messageKey,
  /** The colour at full strength, in hexadecimal. */
  colour: rule.colour,
  /** Whether text on it is dark or light. */
  text: z.enum(["dark", "light"]),
  /** The colours of its first tint and of the others, if they are no mere mixtures with white. */
  midtone: rule.colour.optional(),
  undertone: rule.colour.optional(),
  /** The colour with which its tints are mixed instead of white. */
  tintBase: rule.colour.optional(),
});

/** A page. The type check finds pigments that are not in the deck. */
export type RouteFacts<Pigment extends string = string> = z.infer<typeof route> & {
  pigment: Pigment;
};
const route = z.strictObject({
  path: rule.pagePath,
  /** The message in the navigation. */
  label: rule.messageKey,
  /** The title of the tab, without the company's name. */
  title: rule.messageKey,
  /** The description for search engines. */
  description: rule.messageKey,
  /** The heading of the page. */
  heading: rule.messageKey,
  /** The colour of the page. */
  pigment: z.string(),
  /** False for a page that is linked only from the footer, or only from the page above it. */
  navigation: z.literal(false).optional(),
});

const featuresRule = rule.shouldBe("a list with a feature", '["dyes", "pigments"]');
const service = z.strictObject({
  title: rule.messageKey,
  description: rule.messageKey,
  features: z
    .array(rule.messageKey)
    .min(1, featuresRule)
    .superRefine(rule.unique("pigments"))
    .readonly(),
  pigment: z.string(),
  illustration: z.string(),
});

const illustratedText = z.strictObject({
  title: rule.messageKey,
  text: rule.messageKey,
  illustration: z.string(),
});

/** A field of the contact form, with any other attributes of an `<input>`. */
const field = z.looseObject({ id: rule.fieldId, label: rule.messageKey });

/** The origins that the content security policy allows besides those that the site needs, by directive. */
export type AllowedOrigins = z.infer<typeof allowedOrigins>;
const origins = z.array(rule.origin).optional();
const originLists = {
  "script-src": origins,
  "style-src": origins,
  "connect-src": origins,
  "img-src": origins,
  "font-src": origins,
  "frame-src": origins,
  "form-action": origins,
};
const allowedOrigins = z.strictObject(
  originLists,
  rule.onlyNames(Object.keys(originLists), '"frame-src": ["https://video.example"]'),
);

const palette = z.record(z.string(), rule.colour);

/** The facts by the file that has them. */
export type Facts = z.infer<typeof factsSchema>;
export const factsSchema = z
  .object({
    company: company
      .extend({ unconfirmed: z.array(unconfirmed) })
      .refine(
        ({ countryCode, coordinates }) => countryCode !== "MY" || rule.isInMalaysia(coordinates),
        rule.place,
      ),
    documents: z.object({
      documents: z.array(companyDocument).superRefine(rule.unique("documents/ethanol.pdf", "file")),
    }),
    "privacy-notice": z.object({ privacyNotice: privacyNotice.optional() }),
    "allowed-origins": z.object({ allowedOrigins }),
    colours: z.object({
      colours: palette,
      darkColours: palette,
      logoColours: z.array(rule.colour).readonly(),
    }),
    pigments: z.object({
      pigments: z.record(z.string(), pigment).refine(rule.isWholeDeck, rule.wholeDeck),
    }),
    routes: z.object({
      routes: z.record(z.string(), route).superRefine(rule.unique("/delivery", "path")),
    }),
    services: z.object({
      services: z.array(service).superRefine(rule.unique("laboratory", "title")).readonly(),
      processSteps: z
        .array(illustratedText)
        .superRefine(rule.unique("delivery", "title"))
        .readonly(),
    }),
    values: z.object({ values: z.record(z.string(), illustratedText) }),
    "form-fields": z.object({
      fields: z
        .array(field)
        .superRefine(rule.unique("companyName", "id"))
        .refine(rule.hasNeededFields, rule.neededFields)
        .readonly(),
      draftLabels: z.record(z.string(), rule.messageKey),
    }),
  })
  .superRefine(rule.freeNames)
  .superRefine(rule.knownPigments, { when: rule.hasNoIssue });
