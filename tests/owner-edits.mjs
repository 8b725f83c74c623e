import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { copyProject } from "./helpers/copy-project.mjs";
import { editFile } from "./helpers/edit-file.mjs";

// Makes the edits that README.md describes in two copies of the project, then runs `npm test` in each: the tests have to
// pass without edits, apart from those that README.md says to delete. Takes twice as long as `npm test`, so only
// `npm run test:full` runs it.

/** The current copy. */
let copy = "";

/**
 * @param {string} name
 * @param {...[text: string, replacement: string]} replacements
 */
function edit(name, ...replacements) {
  editFile(path.join(copy, name), ...replacements);
}

/** @param {string[]} names */
function remove(...names) {
  for (const name of names) rmSync(path.join(copy, name), { recursive: true });
}

/** @param {(messages: Record<string, string>, language: "en" | "ms") => Record<string, string>} change */
function changeMessages(change) {
  for (const language of /** @type {const} */ (["en", "ms"])) {
    const file = path.join(copy, `messages/${language}.json`);
    const messages = change(JSON.parse(readFileSync(file, "utf8")), language);
    writeFileSync(file, `${JSON.stringify(messages, null, 2)}\n`);
  }
}

/** @param {{ [language in "en" | "ms"]: Record<string, string> }} dictionaries */
function editMessages(dictionaries) {
  changeMessages((messages, language) => ({ ...messages, ...dictionaries[language] }));
}

/** @param {string} keys separated by white space */
function removeMessages(keys) {
  const removed = keys.split(/\s+/);
  changeMessages((messages) =>
    Object.fromEntries(Object.entries(messages).filter(([key]) => !removed.includes(key))),
  );
}

/** @param {"pass" | "fail"} expected */
function expectTypeCheck(expected) {
  const { status } = spawnSync("npm", ["run", "typecheck"], { cwd: copy, stdio: "ignore" });
  const actual = status === 0 ? "pass" : "fail";
  if (actual !== expected) {
    throw new Error(`Type check: expected ${expected}, got ${actual}.`);
  }
}

function fillInFacts() {
  edit(
    "lib/company.ts",
    [
      "Nilai Chem & Colour",
      'Warna Jaya Chemicals Sdn. Bhd.", legalName: "Warna Jaya Chemicals (M) Sdn. Bhd.", registrationNumber: "202401012345 (1234567-X)',
    ],
    [
      'locality: "Nilai"',
      'street: "12, Jalan Warna 3/4, Taman Industri Jaya", locality: "Seremban"',
    ],
    ["+60 6-000 0000", "+60 6-799 1234"],
    ["hello@example.com", "jualan@warnajaya.example"],
    ["latitude: 2.8033, longitude: 101.7972", "latitude: 2.81234, longitude: 101.79876"],
    ['{ name: "Facebook" }', '{ name: "Facebook", url: "https://www.facebook.com/warnajaya" }'],
    ['    { name: "Twitter" },\n', ""],
    ['{ name: "LinkedIn" }', '{ name: "LinkedIn", url: "https://linkedin.com/company/warnajaya" }'],
    ['    { name: "Instagram" },\n', ""],
    ['["name", "phone", "email", "coordinates", "socialProfiles"]', "[]"],
  );
  // The unit tests limit the length of a title with the company name, and this name is long.
  editMessages({
    en: {
      homeMetaTitle: "Chemicals & Colour",
      aboutMetaTitle: "Chemical Trading",
      servicesMetaTitle: "Our Services",
      contactMetaTitle: "Contact Us",
    },
    ms: {
      homeMetaTitle: "Bahan Kimia & Warna",
      aboutMetaTitle: "Pembekal Bahan Kimia",
      servicesMetaTitle: "Perkhidmatan Kami",
      contactMetaTitle: "Hubungi Kami",
    },
  });
}

function changeTown() {
  // A search for "Nilai" also finds the Malay word for value. A longer name needs shorter descriptions.
  changeMessages((messages) =>
    Object.fromEntries(
      Object.entries(messages).map(([key, message]) => [
        key,
        key === "ourValues"
          ? message
          : message
              .replaceAll("Nilai", "Seremban")
              .replace(", coatings and", ",")
              .replace(", salutan dan", ","),
      ]),
    ),
  );
}

function changeHours() {
  edit(
    "lib/company.ts",
    ['closes: "18:00"', 'closes: "17:30"'],
    ["monday: weekdayHours", 'monday: "closed"'],
    ["friday: weekdayHours", 'friday: { opens: "09:00", closes: "12:15" }'],
    [
      "specialHours: []",
      `specialHours: [
        { date: "2099-12-25", hours: "closed" },
        { date: "2099-02-06", lastDate: "2099-02-07", name: { en: "Lunar New Year", ms: "Tahun Baharu Cina" }, hours: "closed" },
      ]`,
    ],
  );
}

function addPage() {
  edit("lib/routes.ts", [
    "} as const;",
    `  industries: {
    path: "/industries",
    label: "industries",
    title: "industriesMetaTitle",
    description: "industriesMetaDescription",
    heading: "industriesTitle",
    pigment: "yellow",
  },
} as const;`,
  ]);
  mkdirSync(path.join(copy, "app/industries"));
  writeFileSync(
    path.join(copy, "app/industries/page.tsx"),
    `import { pageMetadata } from "../lib/metadata";
import { routes } from "../lib/routes";
import { PageHeader } from "../components/sections/page-header";
import { BreadcrumbJsonLd } from "../components/seo/structured-data";

export function generateMetadata() {
  return pageMetadata(routes.industries);
}

export default function IndustriesPage() {
  return (
    <>
      <BreadcrumbJsonLd route={routes.industries} />
      <PageHeader route={routes.industries} description="industriesDescription" />
    </>
  );
}
`,
  );
  const description =
    "The industries we supply from Nilai, Negeri Sembilan, Malaysia: textiles, paints and plastics.";
  const malayDescription =
    "Industri yang kami bekalkan dari Nilai, Negeri Sembilan, Malaysia: tekstil, cat dan plastik.";
  editMessages({
    en: {
      industries: "Industries",
      industriesMetaTitle: "Industries",
      industriesMetaDescription: description,
      industriesTitle: "For five industries",
      industriesDescription: description,
    },
    ms: {
      industries: "Industri Kami",
      industriesMetaTitle: "Industri Kami",
      industriesMetaDescription: malayDescription,
      industriesTitle: "Untuk lima industri",
      industriesDescription: malayDescription,
    },
  });
}

function addService() {
  edit("lib/services.ts", [
    "] as const;",
    `  {
    title: "wasteReduction",
    description: "wasteReductionDesc",
    features: ["training", "consultation"],
  },
] as const;`,
  ]);
  edit("components/sections/service-cards.tsx", [
    "} as const;",
    '  wasteReduction: { illustration: "drop", pigment: "green" },\n} as const;',
  ]);
  // The dictionaries do not contain the keys yet.
  expectTypeCheck("fail");
  editMessages({
    en: {
      wasteReduction: "Waste Reduction",
      wasteReductionDesc: "Less material lost, from the store to the line.",
    },
    ms: {
      wasteReduction: "Pengurangan Sisa",
      wasteReductionDesc: "Kurang bahan terbuang, dari stor hingga barisan pengeluaran.",
    },
  });
}

function renameServices() {
  editMessages({
    en: { qualityAssurance: "Quality Control" },
    ms: { qualityAssurance: "Kawalan Kualiti" },
  });
  edit(
    "lib/services.ts",
    ['["training", "consultation"]', '["consultation", "training"]'],
    ['"supplyChain", "warehousing"', '"warehousing", "supplyChain"'],
  );
}

function removeMessage() {
  expectTypeCheck("pass");
  const files = ["en", "ms"].map((language) => path.join(copy, `messages/${language}.json`));
  const sources = files.map((file) => readFileSync(file, "utf8"));
  removeMessages("previewAlt");
  expectTypeCheck("fail");
  files.forEach((file, index) => writeFileSync(file, sources[index] ?? ""));
}

function removeStatistics() {
  edit("lib/company.ts", [
    '  statistics: { products: "500+", clients: "100+", years: "10+" },\n',
    "",
  ]);
}

function addAnalytics() {
  edit("lib/allowed-origins.mjs", [
    '"script-src": [],\n  "connect-src": []',
    '"script-src": ["https://stats.example"],\n  "connect-src": ["https://stats.example"]',
  ]);
  edit("app/layout.tsx", [
    "        </LanguageProvider>",
    `        </LanguageProvider>
        <script defer fetchPriority="low" src="https://stats.example/script.js" />`,
  ]);
}

function addChatLink() {
  editMessages({
    en: { chatOnWhatsApp: "Chat on WhatsApp" },
    ms: { chatOnWhatsApp: "Sembang di WhatsApp" },
  });
  edit("components/sections/office-map.tsx", [
    "<AddressLink />",
    `<AddressLink />
          <a href="https://wa.me/60123456789" className="text-link"><Message id="chatOnWhatsApp" /></a>`,
  ]);
}

function changeLanguageLabel() {
  edit("lib/i18n/languages.ts", ['label: "MS"', 'label: "BM"']);
}

function removeCallToAction() {
  edit(
    "app/services/page.tsx",
    [
      `      <CallToAction title="readyToStart" text="readyToStartText">
        <InquiryButton topic="quote" variant="inverse" className="max-sm:w-full">
          <Message id="getQuote" />
        </InquiryButton>
      </CallToAction>
`,
      "",
    ],
    ['import { CallToAction } from "../components/sections/call-to-action";\n', ""],
    ['import { InquiryButton } from "../components/sections/parts/inquiry-button";\n', ""],
    ['import { Message } from "../lib/i18n/message";\n', ""],
  );
  remove("tests/e2e/call-to-action.spec.ts");
  removeMessages("readyToStart readyToStartText getQuote");
}

function removePage() {
  edit(
    "components/sections/hero.tsx",
    [
      `            <ButtonLink href={routes.about.path} variant="outline">
              <LearnMore />
            </ButtonLink>
`,
      "",
    ],
    ['import { LearnMore } from "./parts/learn-more";\n', ""],
  );
  edit("lib/routes.ts", [
    `  about: {
    path: "/about",
    label: "about",
    title: "aboutMetaTitle",
    description: "aboutMetaDescription",
    heading: "aboutTitle",
    pigment: "blue",
  },
`,
    "",
  ]);
  remove(
    "app/about",
    "components/sections/mission-vision.tsx",
    "components/sections/statistics.tsx",
  );
  remove("tests/e2e/about.spec.ts", "tests/export/statistics.test.ts");
  removeMessages(`about aboutTitle aboutMetaTitle aboutMetaDescription ourMission missionText ourVision visionText
    ourValues`);
}

function removeService() {
  edit("lib/services.ts", [
    `  {
    title: "technicalSupport",
    description: "technicalSupportDesc",
    features: ["consultation", "processOptimization", "training", "support247"],
  },
`,
    "",
  ]);
  edit("components/sections/service-cards.tsx", [
    '  technicalSupport: { illustration: "gauge", pigment: "yellow" },\n',
    "",
  ]);
  removeMessages(
    "technicalSupport technicalSupportDesc consultation processOptimization training support247",
  );
}

function changeMainColour() {
  edit(
    "lib/colours.ts",
    ['main: "#111416"', 'main: "#7a1f4b"'],
    ['main: "#f2f4f4"', 'main: "#f5b5d3"'],
  );
}

/**
 * @param {(() => void)[]} edits
 * @param {string} environment the content of `.env`
 */
function testEdits(edits, environment) {
  copy = copyProject({ withTests: true });
  try {
    for (const makeEdit of edits) makeEdit();
    writeFileSync(path.join(copy, ".env"), environment);
    execFileSync("npm", ["run", "format"], { cwd: copy, stdio: "ignore" });
    execFileSync("npm", ["test"], { cwd: copy, stdio: "inherit" });
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

testEdits(
  [
    ...[fillInFacts, changeHours, addPage, addService, changeTown, renameServices, removeMessage],
    ...[removeStatistics, addAnalytics, addChatLink, changeLanguageLabel, changeMainColour],
  ],
  "SITE_URL=https://www.warnajaya.example\nSTRICT_FACTS=true\n",
);
testEdits([removeCallToAction, removePage, removeService], "");
