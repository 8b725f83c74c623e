import { readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import type { LucideIcon } from "lucide-react";
import { z } from "zod";
import { dictionaries } from "../i18n/dictionaries";
import { type MessageKey, defaultLanguage, languageCodes } from "../i18n/languages";
import { weekdays } from "../weekdays";

// The schema of each fact in this folder, with the error at which a build stops. Without a fact that is `optional`, the site
// shows nothing of it. The site imports only types from here, because browsers must not load the schemas.

const dateError = {
  error: shouldBe("a date of the calendar from 2000 to 2099", '"2027-02-28"'),
  // A comparison with another date would repeat the error.
  abort: true,
};
const date = z.iso.date(dateError).startsWith("20", dateError);
const time = z.iso.time({ precision: -1, error: shouldBe("a time of the day", '"18:00"') });

/** A part of a day, as 24-hour `HH:MM` in Malaysian time, from `00:00` to `23:59`; it opens before it closes. */
export type Period = z.infer<typeof period>;
const period = z.strictObject({ opens: time, closes: time });

/** The hours of one day: a period, or several in their order, with breaks between them. */
export type DayHours = z.infer<typeof dayHours>;
const hoursError = shouldBe('"closed", or hours', '{ opens: "09:00", closes: "18:00" }');
const dayHours = z
  .union([period, z.array(period).min(1, hoursError), z.literal("closed")], hoursError)
  .refine(
    (hours) => {
      const periods = hours === "closed" ? [] : [hours].flat();
      const times = periods.flatMap(({ opens, closes }) => [opens, closes]);
      return times.every((time, index) => index === 0 || times[index - 1]! < time);
    },
    {
      error: shouldBe(
        "in order: each period closes after it opens, and opens after the one before it has closed",
        '[{ opens: "09:00", closes: "12:15" }, { opens: "14:45", closes: "18:00" }]',
      ),
      when: hasNoIssue,
    },
  );

/** Hours of a date or of several days, such as a public holiday, that replace those of the weekdays. */
export type SpecialHours = z.infer<typeof specialHours>;
const datesExample = 'date: "2026-12-25", lastDate: "2026-12-26"';
const specialHours = z
  .strictObject({
    /** The first date, `YYYY-MM-DD` in Malaysian time. */
    date,
    /** The last date, if there are several days. */
    lastDate: date.optional(),
    name: localText("Christmas Day").optional(),
    hours: dayHours,
  })
  .refine(({ date, lastDate = date }) => date <= lastDate, {
    path: ["lastDate"],
    error: shouldBe('on or after its "date"', datesExample),
  });

const closedExample = "Closed for Chinese New Year, 6 to 8 February";
const notice = z
  .strictObject({
    /** At most 200 characters. */
    text: localText(closedExample, text(closedExample, 200)),
    /** The first date, `YYYY-MM-DD`; without it, the notice is shown at once. */
    from: date.optional(),
    until: date,
  })
  .refine(({ from, until }) => !from || from <= until, {
    path: ["until"],
    error: shouldBe('on or after "from"', 'from: "2027-02-06", until: "2027-02-08"'),
  });

const addressExample = "https://www.example.com/contact";
const webAddress = addressLike(/^https:\/\/\S+$/);

/** The networks whose icons the site has. */
export type KnownNetwork = z.infer<typeof knownNetwork>;
const knownNetwork = z.enum(["Facebook", "Twitter", "LinkedIn", "Instagram"]);

/** A profile. `url` is its full address; a known network without it is a placeholder. */
const socialProfile = z.union(
  [
    z.strictObject({ name: knownNetwork, url: webAddress.optional() }),
    z.strictObject({
      name: text("TikTok"),
      url: webAddress,
      /** An icon of lucide-react, or the path (`d`) of strokes on a grid of 24 units. */
      icon: z.custom<LucideIcon | string>(Boolean).refine(
        (icon) => {
          if (typeof icon === "string") return /^m[\d\s.,+eachlmqstvz-]+$/i.test(icon);
          // React's `forwardRef` returns an object.
          return typeof icon === "function" || "$$typeof" in Object(icon);
        },
        shouldBe("an icon of lucide-react, or the path of one", '"M4 4h16v16H4Z"'),
      ),
    }),
  ],
  shouldBe(
    `one of ${knownNetwork.options.join(", ")}, or a network with url and icon`,
    '{ name: "TikTok", url: "https://www.tiktok.com/@warna", icon: Video }',
  ),
);

// A field replaces the property of its form that has the same name. The form has the fields `message` and `language`, and its
// page has elements with the ids after them.
const browserTypes = readFileSync(
  createRequire(import.meta.url).resolve("typescript/lib/lib.dom.d.ts"),
  "utf8",
);
const ownNames = ["message", "language", "form", "sent", "breadcrumb", "content"];
const takenNames = new Set([...ownNames, ...propertiesOf("HTMLFormElement")]);
const hiddenName = fieldName(text("access_key"), "access_key");

// Others could change where the form sends, or how it works.
const formAttribute = textLike(
  "an attribute by which a service finds the form",
  "data-netlify",
  /^(name|netlify|(data|netlify)-[\w-]+)$/,
);

const noticeError = shouldBe("an https address or a path of the site", '"/privacy.pdf"');

/** Where the contact form sends its messages. Recipes: `components/inquiry/README.md`. */
export type FormEndpoint = z.infer<typeof formEndpoint>;
const formEndpoint = z.strictObject({
  /**
   * The URL that accepts the form as a `multipart/form-data` POST: absolute, with `https:`. For tests on your own machine, it
   * may start with `http://localhost`.
   */
  endpoint: addressLike(/^(https:\/\/\S+|http:\/\/localhost(:\d+)?(\/\S*)?)$/),
  /** Hidden values that the service needs, such as an access key. */
  fields: z.record(hiddenName, z.string()).optional(),
  /** Attributes of the form element, by which Netlify finds it. */
  attributes: z.record(formAttribute, z.string()).optional(),
  /** The service's trap field for spam (honeypot), which must stay empty. */
  honeypot: z.strictObject({ name: hiddenName, type: z.enum(["text", "checkbox"]) }).optional(),
  /** A privacy notice other than that of `privacy-notice.ts`: a path of the site, such as `/privacy-policy/`, or a URL. */
  privacy: z.union([webAddress, z.string().regex(/^\/(?![/\\])\S*$/)], noticeError).optional(),
});

const registration = z.strictObject({
  name: text("Warna Sdn. Bhd."),
  number: text("202401012345 (1234567-X)"),
});
const registrationError = shouldBe(
  '"none", or name and number',
  '{ name: "Warna Sdn. Bhd.", number: "202401012345 (1234567-X)" }',
);

const phoneNumber = textLike(
  'one number with its country code, on one line and without "(0)"',
  "+60 12-345 6789",
  (number) => /^\+\d{8,15}$/.test(number.replace(/[ ()-]/g, "")) && !/\( *0 *\)/.test(number),
);

const placeExample = "{ latitude: 2.8033, longitude: 101.7972 }";
const coordinates = z
  .strictObject({
    latitude: z.number(shouldBe("a number", "2.8033")),
    longitude: z.number(shouldBe("a number", "101.7972")),
  })
  .refine(({ latitude, longitude }) => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180, {
    error: shouldBe(
      "a place on earth: swapped, or out of range (latitude -90 to 90, longitude -180 to 180)",
      placeExample,
    ),
    abort: true,
  });

const yearError = shouldBe("a year from 1900 to 2100", "2026");

/** The facts about the company. */
export type Company = z.infer<typeof company>;
const company = z.strictObject({
  /** The name as the header shows it, at most 40 characters. */
  name: text("Warna Chemicals", 40),
  /**
   * The registered name and number, which a company has to state on its website (Companies Act 2016, section 30): in the
   * footer's rights line. `"none"` for a business that is not a company.
   */
  registration: z.union([registration, z.literal("none")], registrationError).optional(),
  /** With its country code, as it is shown. */
  phone: phoneNumber,
  /** The number of a WhatsApp chat: a contact line, and "Send via WhatsApp" in the form and the toasts. */
  whatsapp: phoneNumber.optional(),
  email: z.email(shouldBe("one email address", '"sales@warna.example"')),
  address: z.strictObject({
    /** Number, street and district, such as `12, Jalan Nilai 3/4, Kawasan Perindustrian Nilai`. */
    street: text("12, Jalan Nilai 3/4").optional(),
    locality: text("Nilai"),
    region: text("Negeri Sembilan"),
    postalCode: text("71800"),
    country: text("Malaysia"),
  }),
  /** ISO 3166-1 alpha-2. */
  countryCode: textLike("the code of a country, two capital letters", "MY", /^[A-Z]{2}$/),
  /** In degrees (WGS 84), with five decimals. */
  coordinates,
  /** The address of the place in a maps service; without it, the address is searched there. */
  mapsUrl: webAddress.optional(),
  openingHours: z.record(z.enum(weekdays), dayHours),
  /** Public holidays and other dates, each once. */
  specialHours: z.array(specialHours).superRefine((list, context) => {
    const message = shouldBe("a date without other special hours", datesExample);
    list.forEach(({ date }, index) => {
      const isTaken = list.some(
        (other, otherIndex) =>
          (other.date < date || (other.date === date && otherIndex < index)) &&
          date <= (other.lastDate ?? other.date),
      );
      if (isTaken) context.addIssue({ code: "custom", path: [index, "date"], message });
    });
  }),
  /** A bar above each page, from its first to its last date in Malaysian time. */
  notice: notice.optional(),
  /** Figures of at most 7 characters; without them, the section of the statistics is not shown. */
  statistics: z
    .strictObject({ products: text("12,500+", 7), clients: text("1M+", 7), years: text("10+", 7) })
    .optional(),
  socialProfiles: z.array(socialProfile),
  /** The year of the rights line. */
  copyrightYear: z.int(yearError).min(1900, yearError).max(2100, yearError),
  /** Where the contact form sends; without it, the form sends nothing, and says so. */
  contactForm: formEndpoint.optional(),
});

/** An entry of `unconfirmed`: a fact, or `texts`, the sentences about the company and its pigments in all languages. */
export type Unconfirmed = z.infer<typeof unconfirmed>;
const unconfirmed = z.enum([...company.keyof().options, "documents", "privacyNotice", "texts"]);

/** A file for visitors, such as a safety data sheet. */
export type CompanyDocument = z.infer<typeof companyDocument>;
const companyDocument = z.strictObject({
  title: localText("Ethanol"),
  /** The path of the file in `public/`, such as `documents/ethanol.pdf`. */
  file: textLike(
    // Other characters would be encoded in addresses, and hosts differ in them.
    'a file in public/ with a name of letters, digits, "-", "_" and dots',
    "documents/ethanol.pdf",
    (file) =>
      /^(?!(.*\/)?\.\.\/)[\w.-]+(\/[\w.-]+)*$/.test(file) &&
      Boolean(statSync(`public/${file}`, { throwIfNoEntry: false })?.isFile()),
  ),
  /** The language of the file (BCP 47). */
  language: textLike(
    "the code of a language",
    "en",
    (code) =>
      // `of` throws at what is not in the form of a code.
      /^[a-z]{2,3}(-[a-z]{4})?(-([a-z]{2}|\d{3}))?$/i.test(code) &&
      new Intl.DisplayNames("en", { type: "language", fallback: "none" }).of(code) !== undefined,
  ),
});

/** The privacy notice below its first sentence, which is the message `privacyMetaDescription`. */
export type PrivacyNotice = z.infer<typeof privacyNotice>;
const noticeExample = "Last revised: 1 August 2026";
const noticeText = localText(
  noticeExample,
  // In a draft, square brackets are around what only the owner knows.
  text(noticeExample).refine(
    (text) => !/[[\]{}]/.test(text.replace(/\{(company|address)\}/g, "")),
    shouldBe(
      "a text without square brackets, and without braces except {company} and {address}",
      `"${noticeExample}"`,
    ),
  ),
);
const privacyNotice = z.strictObject({
  sections: z.array(z.strictObject({ heading: noticeText, paragraphs: z.array(noticeText) })),
  /** The last line: the date of the last revision. */
  revision: noticeText,
});

/** The key of a message. */
const messageKey = z.custom<MessageKey>(
  (key) => typeof key === "string" && Object.hasOwn(dictionaries[defaultLanguage], key),
  shouldBe("the key of a text", '"learnMore"'),
);

const colour = textLike("# and six hexadecimal digits", "#00559a", /^#[\da-f]{6}$/i);
const palette = z.record(z.string(), colour);

/** A pigment of the fan deck. */
export type PigmentFacts = z.infer<typeof pigment>;
const pigment = z.strictObject({
  /** The abbreviated Colour Index generic name. */
  name: text("PB 15:3"),
  /** The full Colour Index generic name, which buyers search for and order by. */
  genericName: text("C.I. Pigment Blue 15:3"),
  /** The Colour Index constitution number. */
  number: z.int(shouldBe("a whole number", "74160")),
  /** The number of the Chemical Abstracts Service. */
  cas: textLike("a CAS number, whose last digit checks the others", "147-14-8", (number) => {
    // It is the sum of the others, each times its place from the right, modulo 10.
    const [check, ...digits] = [...number.replaceAll("-", "")].map(Number).reverse();
    const sum = digits.reduce((total, digit, index) => total + digit * (index + 1), 0);
    return /^\d{2,7}-\d\d-\d$/.test(number) && sum % 10 === check;
  }),
  description: messageKey,
  uses: messageKey,
  /** The colour at full strength, in hexadecimal. */
  colour,
  /** Whether text on it is dark or light. */
  text: z.enum(["dark", "light"]),
  /** The colours of its first tint and of the others, if they are no mere mixtures with white. */
  midtone: colour.optional(),
  undertone: colour.optional(),
  /** The colour with which its tints are mixed instead of white. */
  tintBase: colour.optional(),
});

/** A page. The type check finds pigments that are not in the deck. */
export type RouteFacts<Pigment extends string = string> = z.infer<typeof route> & {
  pigment: Pigment;
};
const route = z.strictObject({
  path: z.custom<`/${string}`>(
    (path) => typeof path === "string" && /^\/([\w-]+(\/[\w-]+)*)?$/.test(path),
    shouldBe("a path that starts with a slash and does not end with one", '"/delivery"'),
  ),
  /** The message in the navigation. */
  label: messageKey,
  /** The title of the tab, without the company's name. */
  title: messageKey,
  /** The description for search engines. */
  description: messageKey,
  /** The heading of the page. */
  heading: messageKey,
  /** The colour of the page. */
  pigment: z.string(),
  /** False for a page that is linked only from the footer, or only from the page above it. */
  navigation: z.literal(false).optional(),
});

const service = z.strictObject({
  title: messageKey,
  description: messageKey,
  features: z
    .array(messageKey)
    .min(1, shouldBe("a list with a feature", '["dyes", "pigments"]'))
    .superRefine(unique("pigments"))
    .readonly(),
  pigment: z.string(),
  illustration: z.string(),
});

const illustratedText = z.strictObject({
  title: messageKey,
  text: messageKey,
  illustration: z.string(),
});

/** A field of the contact form, with attributes of its `<input>`. Its id is also its name. */
export type FormField = z.infer<typeof field>;
const fieldTypes = z.enum(["text", "email", "tel", "url", "number", "date", "checkbox"]);
const field = z
  .strictObject({
    id: fieldName(
      textLike("a name of letters and digits", "companyName", /^[a-z]\w*$/i),
      "companyName",
    ),
    label: messageKey,
    /** The texts between which the visitor chooses. */
    options: z
      .array(messageKey)
      .min(1, shouldBe("a list with an option", '["textiles", "paints"]'))
      .superRefine(unique("textiles"))
      .readonly()
      .optional(),
    type: fieldTypes.optional(),
    required: z.boolean(shouldBe("true or false", "true")).optional(),
    autoComplete: text("organization").optional(),
    maxLength: z.int(shouldBe("a whole number", "40")).optional(),
    pattern: text("[0-9]{5}").optional(),
  })
  .refine(({ options, type }) => !options || !type, {
    path: ["type"],
    error: shouldBe('possible beside "options": delete one of them', 'options: ["textiles"]'),
  });

/** The origins that the content security policy allows besides those that the site needs, by directive: a list for each. */
export type AllowedOrigins = z.infer<typeof allowedOrigins>;
const directive = z.enum([
  "script-src",
  "style-src",
  "connect-src",
  "img-src",
  "font-src",
  "frame-src",
  "form-action",
]);
const directiveError = shouldBe(
  `one of ${directive.options.join(", ")}`,
  '"frame-src": ["https://video.example"]',
);
const origin = textLike(
  "https:// and a host, without a path",
  "https://stats.example",
  // `*.` stands for all subdomains.
  /^(https|wss):\/\/(\*\.)?[\w-]+(\.[\w-]+)*(:\d+)?$/,
);
const allowedOrigins = z.record(directive, z.array(origin), {
  error: ({ code }: { code: string }) =>
    code === "unrecognized_keys" ? directiveError : undefined,
});

/** The facts by the file that has them. */
export type Facts = z.infer<typeof factsSchema>;
export const factsSchema = z
  .object({
    company: company
      .extend({ unconfirmed: z.array(unconfirmed) })
      // Malaysia, and the sea around it.
      .refine(
        ({ countryCode, coordinates: { latitude, longitude } }) =>
          countryCode !== "MY" ||
          (latitude > 0.8 && latitude < 7.5 && longitude > 99.5 && longitude < 119.5),
        {
          path: ["coordinates"],
          error: shouldBe('a place in Malaysia, the country of countryCode "MY"', placeExample),
        },
      ),
    documents: z.object({
      documents: z.array(companyDocument).superRefine(unique("documents/ethanol.pdf", "file")),
    }),
    "privacy-notice": z.object({ privacyNotice: privacyNotice.optional() }),
    "allowed-origins": z.object({ allowedOrigins }),
    colours: z.object({
      colours: palette,
      darkColours: palette,
      logoColours: z.array(colour).readonly(),
    }),
    pigments: z.object({
      // The fan deck is drawn for six.
      pigments: z
        .record(z.string(), pigment)
        .refine((pigments) => Object.keys(pigments).length === 6, {
          error: shouldBe("a deck of six pigments", "white, yellow, magenta, blue, green, black"),
          abort: true,
        }),
    }),
    routes: z.object({
      routes: z.record(z.string(), route).superRefine(unique("/delivery", "path")),
    }),
    services: z.object({
      services: z.array(service).superRefine(unique("laboratory", "title")).readonly(),
      processSteps: z.array(illustratedText).superRefine(unique("delivery", "title")).readonly(),
    }),
    values: z.object({ values: z.record(z.string(), illustratedText) }),
    "form-fields": z.object({
      fields: z
        .array(field)
        .superRefine(unique("companyName", "id"))
        // A message needs the one to be answered; an inquiry fills in the other.
        .refine(
          (fields) =>
            ["email", "subject"].every((needed) => fields.some(({ id }) => id === needed)),
          shouldBe(
            "a list with the fields email and subject",
            '{ id: "subject", label: "subject", required: true }',
          ),
        )
        .refine(
          (fields) =>
            fields.every(
              ({ id, type, options }) =>
                !["email", "subject"].includes(id) || (!options && type !== "checkbox"),
            ),
          shouldBe(
            "a list whose fields email and subject are texts",
            '{ id: "subject", label: "subject", required: true }',
          ),
        )
        .readonly(),
      draftLabels: z.record(z.string(), messageKey),
    }),
  })
  .superRefine(({ company: { contactForm }, "form-fields": { fields } }, context) => {
    const message = shouldBe("a free name: another field has it", '"access_key"');
    const path = ["company", "contactForm"];
    const ids = fields.map(({ id }) => id);
    const hidden = Object.keys(contactForm?.fields ?? {});
    const honeypot = contactForm?.honeypot;
    const keys = hidden.filter((name) => ids.includes(name));
    if (keys.length > 0) {
      context.addIssue({ code: "unrecognized_keys", path: [...path, "fields"], keys, message });
    }
    if (honeypot && [...ids, ...hidden].includes(honeypot.name)) {
      context.addIssue({ code: "custom", path: [...path, "honeypot", "name"], message });
    }
  })
  .superRefine(({ pigments: { pigments }, routes, services }, context) => {
    const example = `"${Object.keys(pigments)[0]}"`;
    const message = shouldBe("a name of lib/content/pigments.ts", example);
    for (const [file, users] of Object.entries({ ...routes, services: services.services })) {
      for (const [place, { pigment }] of entriesOf(users)) {
        const path = [file, file, place, "pigment"];
        if (!(pigment in pigments)) context.addIssue({ code: "custom", path, message });
      }
    }
  });

/** Returns the error of a rule, which completes "is not" and "it should be". The example is written as in a file. */
export function shouldBe(rule: string, example: string): string {
  return `${rule}. Example: ${example}.`;
}

/** A text that matches a pattern, or passes a check. */
function textLike(rule: string, example: string, pattern: RegExp | ((text: string) => boolean)) {
  return z.stringFormat(rule, pattern, shouldBe(rule, `"${example}"`));
}

/** A web address that matches a pattern. */
function addressLike(pattern: RegExp) {
  return textLike("an https address", addressExample, (address) => {
    const isUrl = z.url({ hostname: z.regexes.hostname }).safeParse(address).success;
    return isUrl && pattern.test(address);
  }).refine(
    (address) => !/^https:\/\/[^/?#]*@/.test(address),
    // `fetch` refuses such an address.
    shouldBe("an address without user and password", `"${addressExample}"`),
  );
}

/** A text, of at most `maximum` characters. */
export function text(example: string, maximum = Infinity) {
  const length = maximum === Infinity ? "or more" : `to ${maximum}`;
  return textLike(
    `a text of 1 ${length} characters between quotes`,
    example,
    (text) => /[^\s\p{C}]/u.test(text) && text === text.trim() && text.length <= maximum,
  );
}

/** A text in each language; `schema` is that of each. */
function localText(example: string, schema = text(example)) {
  const examples = languageCodes.map((code) => `${code}: "${example}"`).join(", ");
  const error = shouldBe("a text in each language", `{ ${examples} }`);
  return z.record(z.enum(languageCodes), schema, error);
}

/** Refuses an entry of a list or of a group whose `key` has the value of an entry before it; without `key`, the entry itself. */
function unique(example: string, key?: string) {
  return (list: object, context: z.core.$RefinementCtx) => {
    const message = shouldBe("unique: an entry before it has the same", `"${example}"`);
    const values = new Set<unknown>();
    for (const [place, entry] of entriesOf(list)) {
      const value = key ? entry[key] : entry;
      const path = key ? [place, key] : [place];
      if (values.has(value)) context.addIssue({ code: "custom", path, message });
      values.add(value);
    }
  };
}

/** Returns the entries of a list with their index, or those of a group with their name. */
function entriesOf(list: object) {
  const entries = Object.entries(list);
  return Array.isArray(list) ? entries.map(([, entry], index) => [index, entry] as const) : entries;
}

/** Whether the parts of a fact are correct: an error about their relation would repeat one about a part. */
export function hasNoIssue({ issues }: { issues: unknown[] }): boolean {
  return issues.length === 0;
}

/** The name of a field of the contact form. */
function fieldName(schema: z.ZodType<string>, example: string) {
  return schema.refine(
    (name) => !takenNames.has(name) && !(name in Object.prototype),
    shouldBe("a free name: the browser or the form uses it itself", `"${example}"`),
  );
}

/** Returns the names of the properties of an interface of browsers, also of the interfaces that it extends. */
function propertiesOf(type: string): string[] {
  const pattern = new RegExp(`^interface ${type} (?:extends (.+) )?\\{$([^]*?)^\\}`, "gm");
  return [...browserTypes.matchAll(pattern)].flatMap(([, parents, members = ""]) => [
    ...Array.from(members.matchAll(/^ {4}(?:readonly |[gs]et )?(\w+)/gm), ([, name = ""]) => name),
    ...(parents?.split(", ").flatMap(propertiesOf) ?? []),
  ]);
}
