import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { copyProject } from "./copy-project.mjs";
import { editFile } from "./edit-file.mjs";

// Plays the owner: makes the edits that README.md describes in a copy of the project, then runs its tests there.
// They have to pass without a change. Takes as long as the tests, so only `npm run test:full` runs it.

const copy = copyProject({ withTests: true });

/** @type {(name: string, ...replacements: [search: string | RegExp, replacement: string][]) => void} */
function edit(name, ...replacements) {
  editFile(path.join(copy, name), ...replacements);
}

/** @param {{ [language in "en" | "ms"]: Record<string, string> }} words */
function editWords(words) {
  for (const [language, messages] of Object.entries(words)) {
    const file = path.join(copy, `messages/${language}.json`);
    const edited = { ...JSON.parse(readFileSync(file, "utf8")), ...messages };
    writeFileSync(file, `${JSON.stringify(edited, null, 2)}\n`);
  }
}

/** @param {"passes" | "fails"} expected */
function expectTypeCheck(expected) {
  const { status } = spawnSync("npm", ["run", "typecheck"], { cwd: copy, stdio: "ignore" });
  if ((status === 0) !== (expected === "passes")) {
    throw new Error(`The type check does not do what it should: it ${expected}.`);
  }
}

function stateFacts() {
  edit(
    "lib/company.ts",
    [/(company = \{\n {2}name: )".*"/, '$1"Warna Jaya Chemicals Sdn. Bhd."'],
    [/(\n {2}phone: )".*"/, '$1"+60 6-799 1234"'],
    [/(\n {2}email: )".*"/, '$1"jualan@warnajaya.example"'],
    [/latitude: .*, longitude: [\d.]*/, "latitude: 2.81234, longitude: 101.79876"],
    [
      /(socialProfiles: SocialProfile\[\] = )\[[^\]]*\]/,
      `$1[
  { name: "Facebook", url: "https://www.facebook.com/warnajaya" },
  { name: "LinkedIn", url: "https://www.linkedin.com/company/warnajaya" },
]`,
    ],
    [/(unconfirmed: Fact\[\] = )\[[^\]]*\]/, "$1[]"],
  );
  // A long name needs shorter titles, and a test says which.
  editWords({
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

function changeHours() {
  edit(
    "lib/company.ts",
    ['closes: "18:00"', 'closes: "17:30"'],
    ["friday: weekdayHours", 'friday: { opens: "09:00", closes: "12:15" }'],
    [
      "specialHours: SpecialHours[] = []",
      'specialHours: SpecialHours[] = [{ date: "2099-12-25", hours: "closed" }]',
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
    pigments: ["yellow"],
  },
} as const;`,
  ]);
  mkdirSync(path.join(copy, "app/industries"));
  writeFileSync(
    path.join(copy, "app/industries/page.tsx"),
    `import { pageMetadata } from "../lib/metadata";
import { routes } from "../lib/routes";
import { PageHeader } from "@/components/sections/page-header";
import { BreadcrumbData } from "../components/seo/structured-data";

export function generateMetadata() {
  return pageMetadata(routes.industries);
}

export default function IndustriesPage() {
  return (
    <>
      <BreadcrumbData route={routes.industries} />
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
  editWords({
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
    '  wasteReduction: { drawing: "drop", pigment: "green" },\n} as const;',
  ]);
  // Before its words exist, and when a word that is used goes; not after they have been added.
  expectTypeCheck("fails");
  editWords({
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

function removeWord() {
  const files = ["en", "ms"].map((language) => `messages/${language}.json`);
  const sources = files.map((file) => readFileSync(path.join(copy, file), "utf8"));
  expectTypeCheck("passes");
  for (const file of files) edit(file, [/^ {2}"previewAlt": .*\n/m, ""]);
  expectTypeCheck("fails");
  files.forEach((file, index) => writeFileSync(path.join(copy, file), sources[index] ?? ""));
}

function changeMainColour() {
  edit(
    "lib/colours.ts",
    ['main: "#111416"', 'main: "#7a1f4b"'],
    ['main: "#f2f4f4"', 'main: "#f5b5d3"'],
  );
}

try {
  for (const change of [stateFacts, changeHours, addPage, addService, removeWord, changeMainColour])
    change();
  writeFileSync(
    path.join(copy, ".env"),
    "SITE_URL=https://www.warnajaya.example\nSTRICT_FACTS=true\n",
  );
  execFileSync("npm", ["run", "format"], { cwd: copy, stdio: "ignore" });
  execFileSync("npm", ["test"], { cwd: copy, stdio: "inherit" });
} finally {
  rmSync(copy, { recursive: true, force: true });
}
