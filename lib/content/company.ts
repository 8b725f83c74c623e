import type {
  Company,
  CompanyDocument,
  DayHours,
  FormEndpoint,
  PrivacyNotice,
  Unconfirmed,
} from "./types";

const weekdayHours: DayHours = { opens: "09:00", closes: "18:00" };

/**
 * The facts about the company. Texts are in `messages/`. `company-types.ts` describes the facts and the optional ones,
 * such as the street, the registration and the address in a maps service.
 */
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
  // A day with a break: `friday: [{ opens: "09:00", closes: "12:15" }, { opens: "14:45", closes: "18:00" }]`.
  // Public holidays and other dates, for example `{ date: "2026-12-24", hours: { opens: "09:00", closes: "13:00" } }` or
  // `{ date: "2027-02-06", lastDate: "2027-02-07", name: { en: "Chinese New Year", ms: "Tahun Baharu Cina" }, hours: "closed" }`.
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

/** The WhatsApp number, such as `"+60123456789"`: adds a contact line, and "Send by WhatsApp" to the form and the toasts. */
export const whatsapp: string | undefined = undefined;

/** Files in `public/`, which adds a section to the services page. */
export const documents: CompanyDocument[] = [];

/** Adds the page `/privacy/`, which the footer and the form link to. */
export const privacyNotice: PrivacyNotice | undefined = undefined;

/** Without an endpoint, the contact form sends nothing, and says so. Recipes: `components/inquiry/README.md`. */
export const contactForm: FormEndpoint | undefined = undefined;

/**
 * What is not confirmed: facts above whose values are placeholders, and messages that make a claim about the company.
 * Remove an entry once its value is correct, or the claim is true or reworded. Each build warns about the list, and
 * fails with `STRICT_FACTS=1`, which prints the claims. The entry of a fact that is not set has no effect. Structured data
 * and `llms.txt` omit all of them, except the name.
 */
export const unconfirmed: Unconfirmed[] = [
  "name",
  "phone",
  "email",
  "coordinates",
  "socialProfiles",
  // Until a lawyer has seen its texts.
  "privacyNotice",

  // Figures, and what the company is.
  "productsAvailable",
  "satisfiedClients",
  "yearsExperience",
  "heroDescription",
  "aboutTitle",
  "missionText",
  // What it offers. The hours say "Closed" on Sunday.
  "support247",
  "qualityTesting",
  "testing",
  "certification",
  "compliance",
  "internationalShipping",
  "warehousing",
  "rdSupport",
  "distribution",
  "supplyChain",
  "training",
  "consultation",
  "processOptimization",
  "productDevelopment",
  "customFormulations",
  "chemicalTradingDesc",
  "colourSolutionsDesc",
  "qualityAssuranceDesc",
  "technicalSupportDesc",
  "logisticsDistributionDesc",
  "customSolutionsDesc",
  // How it works.
  "globalReachText",
  "qualityText",
  "excellenceText",
  "customerText",
  "sustainabilityText",
  "processSolutionDesignText",
  "processImplementationText",
  "processSupportText",
  "readyToWorkText",
  // The class, the hue and the uses of each pigment.
  "pigmentWhite",
  "pigmentYellow",
  "pigmentMagenta",
  "pigmentBlue",
  "pigmentGreen",
  "pigmentBlack",
  "pigmentWhiteUses",
  "pigmentYellowUses",
  "pigmentMagentaUses",
  "pigmentBlueUses",
  "pigmentGreenUses",
  "pigmentBlackUses",
  // The office receives visitors. A form that sends promises a reply.
  "findUsText",
  "findUsTextExact",
  "messageReceived",
];
