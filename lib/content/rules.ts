import { readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import type { LucideIcon } from "lucide-react";
import ts from "typescript";
import { z } from "zod";
import { type MessageKey, languageCodes } from "../i18n/languages";

// The rules of the values in `types.ts`. Only a build runs them.

/** Returns the error of a rule, which completes "is not" and "it should be". The example is written as in a file. */
export function shouldBe(rule: string, example: string): string {
  return `${rule}. Example: ${example}.`;
}

/** Says which names a group can have, if it has another one. */
export function onlyNames(names: string[], example: string) {
  const rule = shouldBe(`one of ${names.join(", ")}`, example);
  return {
    error: ({ code }: { code: string }) => (code === "unrecognized_keys" ? rule : undefined),
  };
}

/** A text, of at most `maximum` characters. */
export function text(example: string, maximum = Infinity) {
  const length = maximum === Infinity ? "or more" : `to ${maximum}`;
  return textThat(
    (value) => /[^\s\p{C}]/u.test(value) && value === value.trim() && value.length <= maximum,
    `a text of 1 ${length} characters between quotes`,
    example,
  );
}

/** A text in each language, of at most `maximum` characters. */
export function localText(example: string, maximum?: number) {
  const examples = languageCodes.map((code) => `${code}: "${example}"`).join(", ");
  const error = shouldBe("a text in each language", `{ ${examples} }`);
  return z.record(z.enum(languageCodes), text(example, maximum), error);
}

/** Refuses an entry of a list or of a group whose `key` has the value of an entry before it; without `key`, the entry itself. */
export function unique(example: string, key?: string) {
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

/** The key of a message. The type check finds keys without a text. */
export const messageKey = z.custom<MessageKey>(
  (key) => typeof key === "string" && key !== "",
  shouldBe("the key of a text", '"learnMore"'),
);

export const pagePath = z.custom<`/${string}`>(
  (path) => typeof path === "string" && /^\/([\w-]+(\/[\w-]+)*)?$/.test(path),
  shouldBe("a path that starts with a slash and does not end with one", '"/delivery"'),
);

/** The id of a visible field, which is also its name. */
export const fieldId = textLike(
  /^[a-z]\w*$/i,
  "a name of letters and digits",
  "companyName",
).refine(isFreeName, freeName("companyName"));

/** The name of a hidden field. */
export const hiddenName = text("access_key").refine(isFreeName, freeName("access_key"));

/** The name of an attribute that changes neither where the form sends nor how it works. */
export const formAttribute = textLike(
  /^(name|netlify|(data|netlify)-[\w-]+)$/,
  "an attribute by which a service finds the form",
  "data-netlify",
);

export const neededFields = shouldBe(
  "a list with the fields email and subject",
  '{ id: "subject", label: "subject", required: true }',
);

/** Whether a form has the fields by which a message can be answered, and which an inquiry fills in. */
export function hasNeededFields(fields: { id: string }[]): boolean {
  return ["email", "subject"].every((needed) => fields.some(({ id }) => id === needed));
}

type NamedFields = {
  company: { contactForm?: { fields?: object; honeypot?: { name: string } } };
  "form-fields": { fields: readonly { id: string }[] };
};

/** Refuses a hidden field of the contact form that has the name of another field. */
export function freeNames(facts: NamedFields, context: z.core.$RefinementCtx) {
  const { fields = {}, honeypot } = facts.company.contactForm ?? {};
  const ids = facts["form-fields"].fields.map(({ id }) => id);
  const hidden = Object.keys(fields);
  const path = ["company", "contactForm"];
  const issue = {
    code: "custom" as const,
    path: [...path, "honeypot", "name"],
    message: shouldBe("a free name: another field has it", '"access_key"'),
  };
  if (honeypot && [...ids, ...hidden].includes(honeypot.name)) context.addIssue(issue);
  for (const name of hidden.filter((name) => ids.includes(name))) {
    const place = { path: [...path, "fields", name], issues: [issue] };
    context.addIssue({ code: "invalid_key", origin: "record", ...place });
  }
}

export const wholeDeck = shouldBe(
  "a deck of six pigments",
  "white, yellow, magenta, blue, green, black",
);

/** Whether the pigments are as many as the fan deck is drawn for. */
export function isWholeDeck(pigments: object): boolean {
  return Object.keys(pigments).length === 6;
}

type PigmentUsers = {
  pigments: { pigments: object };
  routes: { routes: object };
  services: { services: object };
};

/** Refuses a page or a service whose pigment is not in the deck. */
export function knownPigments(facts: PigmentUsers, context: z.core.$RefinementCtx) {
  const { pigments } = facts.pigments;
  const users = { ...facts.routes, ...facts.services };
  const example = `"${Object.keys(pigments)[0]}"`;
  const message = shouldBe("a name of lib/content/pigments.ts", example);
  for (const file of ["routes", "services"] as const) {
    for (const [place, { pigment }] of entriesOf(users[file])) {
      const path = [file, file, place, "pigment"];
      if (!(pigment in pigments)) context.addIssue({ code: "custom", path, message });
    }
  }
}

export const phoneNumber = textThat(
  (number) => /^\+\d{8,15}$/.test(number.replace(/[ ()-]/g, "")) && !/\( *0 *\)/.test(number),
  'one number with its country code, on one line and without "(0)"',
  "+60 12-345 6789",
);

export const email = textLike(z.regexes.email, "one email address", "sales@warna.example");

const addressExample = "https://www.example.com/contact";
export const webAddress = textThat(isWebAddress, "an https address", addressExample).refine(
  (address) => !/^https:\/\/[^/?#]*@/.test(address),
  // `fetch` refuses such an address.
  shouldBe("an address without user and password", `"${addressExample}"`),
);

export const webAddressOrPath = textThat(
  (address) => isWebAddress(address) || /^\/(?![/\\])\S*$/.test(address),
  "an https address or a path of the site",
  "/privacy/",
);

/** An origin in the content security policy; `*.` stands for all subdomains. */
export const origin = textLike(
  /^(https|wss):\/\/(\*\.)?[\w-]+(\.[\w-]+)*(:\d+)?$/,
  "https:// and a host, without a path",
  "https://stats.example",
);

export const countryCode = textLike(
  /^[A-Z]{2}$/,
  "the code of a country, two capital letters",
  "MY",
);

/** An icon: a component of lucide-react, or the path (`d`) of strokes on a grid of 24 units. */
export const icon = z
  .custom<LucideIcon | string>(Boolean)
  .refine(isIcon, shouldBe("an icon of lucide-react, or the path of one", '"M4 4h16v16H4Z"'));

export const languageCode = textThat(isLanguageCode, "the code of a language", "en");

/** Other characters would be encoded in addresses, and hosts differ in them. */
export const publicFile = textThat(
  isPublicFile,
  'a file in public/ with a name of letters, digits, "-", "_" and dots',
  "documents/ethanol.pdf",
);

export const colour = textLike(/^#[\da-f]{6}$/i, "# and six hexadecimal digits", "#00559a");

/** The last digit of a CAS number is the sum of the others, each times its place from the right, modulo 10. */
export const casNumber = textThat(
  (number) => {
    const [check, ...digits] = [...number.replaceAll("-", "")].map(Number).reverse();
    const sum = digits.reduce((total, digit, index) => total + digit * (index + 1), 0);
    return /^\d{2,7}-\d\d-\d$/.test(number) && sum % 10 === check;
  },
  "a CAS number, whose last digit checks the others",
  "147-14-8",
);

const yearError = shouldBe("a year from 1900 to 2100", "2026");
export const year = z.int(yearError).min(1900, yearError).max(2100, yearError);

export const date = textThat(
  (date) => z.regexes.date.test(date) && date.startsWith("20"),
  "a date of the calendar from 2000 to 2099",
  "2027-02-28",
);

const datesExample = 'date: "2026-12-25", lastDate: "2026-12-26"';

type Dates = { date: string; lastDate?: string };

/** Refuses an entry of a list that starts on a date of another one. */
export function separateDates(list: Dates[], context: z.core.$RefinementCtx) {
  const message = shouldBe("a date without other special hours", datesExample);
  list.forEach(({ date }, index) => {
    const isTaken = list.some(
      (other, otherIndex) =>
        (other.date < date || (other.date === date && otherIndex < index)) &&
        date <= (other.lastDate ?? other.date),
    );
    if (isTaken) context.addIssue({ code: "custom", path: [index, "date"], message });
  });
}

export const dateOrder = {
  path: ["lastDate"],
  error: shouldBe('on or after its "date"', datesExample),
  when: hasNoIssue,
};

export const noticeOrder = {
  path: ["until"],
  error: shouldBe('on or after "from"', 'from: "2027-02-06", until: "2027-02-08"'),
  when: hasNoIssue,
};

const time = textLike(/^([01]\d|2[0-3]):[0-5]\d$/, "a time of the day", "18:00");
export const period = z.strictObject({ opens: time, closes: time });
const hoursError = shouldBe('"closed", or hours', '{ opens: "09:00", closes: "18:00" }');

export const dayHours = z
  .union([period, z.array(period).min(1, hoursError), z.literal("closed")], hoursError)
  .refine(isInOrder, {
    error: shouldBe(
      "in order: each period closes after it opens, and opens after the one before it has closed",
      '[{ opens: "09:00", closes: "12:15" }, { opens: "14:45", closes: "18:00" }]',
    ),
    when: hasNoIssue,
  });

const placeExample = "{ latitude: 2.8033, longitude: 101.7972 }";
export const coordinates = z
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

export const place = {
  path: ["coordinates"],
  error: shouldBe('a place in Malaysia, the country of countryCode "MY"', placeExample),
};

/** Whether coordinates are in Malaysia, or in the sea around it. */
export function isInMalaysia({ latitude, longitude }: z.infer<typeof coordinates>): boolean {
  return latitude > 0.8 && latitude < 7.5 && longitude > 99.5 && longitude < 119.5;
}

/** Returns the entries of a list with their index, or those of a group with their name. */
function entriesOf(list: object) {
  const entries = Object.entries(list);
  return Array.isArray(list) ? entries.map(([, entry], index) => [index, entry] as const) : entries;
}

/** Whether the parts of a fact are correct: an error about their relation would repeat one about a part. */
export function hasNoIssue({ issues }: { issues: unknown[] }) {
  return issues.length === 0;
}

function freeName(example: string) {
  return shouldBe("a free name: the browser or the form uses it itself", `"${example}"`);
}

/**
 * Returns whether a field of the contact form can have a name. A field replaces the property of its form that has the same
 * name. The form has the fields `message` and `language`, and its page has elements with the other ids.
 */
function isFreeName(name: string) {
  const own = ["message", "language", "form", "sent", "breadcrumb", "content"];
  return !own.includes(name) && !(name in Object.prototype) && !formProperties.has(name);
}

const formProperties = readFormProperties();

/** Returns the names of the properties of a form element, which TypeScript declares with the other types of browsers. */
function readFormProperties() {
  const file = createRequire(import.meta.url).resolve("typescript/lib/lib.dom.d.ts");
  const { statements } = ts.createSourceFile(
    file,
    readFileSync(file, "utf8"),
    ts.ScriptTarget.Latest,
  );
  const interfaces = statements.filter(ts.isInterfaceDeclaration);
  const namesOf = (type: string): string[] =>
    interfaces
      .filter(({ name }) => name.text === type)
      .flatMap(({ members, heritageClauses = [] }) => [
        ...members.flatMap(({ name }) => (name && ts.isIdentifier(name) ? name.text : [])),
        ...heritageClauses.flatMap(({ types }) =>
          types.flatMap(({ expression }) => namesOf((expression as ts.Identifier).text)),
        ),
      ]);
  return new Set(namesOf("HTMLFormElement"));
}

function textLike(pattern: RegExp, rule: string, example: string) {
  return textThat((value) => pattern.test(value), rule, example);
}

function textThat(isCorrect: (value: string) => boolean, rule: string, example: string) {
  const error = shouldBe(rule, `"${example}"`);
  return z.string(error).refine(isCorrect, error);
}

function isWebAddress(address: string) {
  const isUrl = z.url({ hostname: z.regexes.hostname }).safeParse(address).success;
  return isUrl && /^https:\/\/\S+$/.test(address);
}

function isIcon(value: unknown) {
  if (typeof value === "string") return /^m[\d\s.,+eachlmqstvz-]+$/i.test(value);
  // React's `forwardRef` returns an object.
  return typeof value === "function" || (value instanceof Object && "$$typeof" in value);
}

function isLanguageCode(code: string) {
  try {
    const names = new Intl.DisplayNames("en", { type: "language", fallback: "none" });
    return names.of(code) !== undefined;
  } catch {
    // Not in the form of a code.
    return false;
  }
}

function isPublicFile(file: string) {
  const isInside = /^[\w.-]+(\/[\w.-]+)*$/.test(file) && !file.split("/").includes("..");
  return isInside && Boolean(statSync(`public/${file}`, { throwIfNoEntry: false })?.isFile());
}

function isInOrder(hours: "closed" | z.infer<typeof period> | z.infer<typeof period>[]) {
  const periods = hours === "closed" ? [] : [hours].flat();
  const times = periods.flatMap(({ opens, closes }) => [opens, closes]);
  return times.every((time, index) => index === 0 || times[index - 1]! < time);
}
