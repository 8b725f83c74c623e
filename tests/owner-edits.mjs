import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { copyProject } from "./copy-project.mjs";
import { editFile } from "./edit-file.mjs";

// Makes the content edits that README.md describes in a copy of the project, then runs `npm test`
// there: the tests have to pass unchanged. Takes as long as `npm test` itself, so only
// `npm run test:full` runs it.

const copy = copyProject({ withTests: true });

/**
 * @param {string} name
 * @param {...[text: string, replacement: string]} replacements
 */
function edit(name, ...replacements) {
  editFile(path.join(copy, name), ...replacements);
}

/** @param {{ [language in "en" | "ms"]: Record<string, string> }} dictionaries */
function editMessages(dictionaries) {
  for (const [language, messages] of Object.entries(dictionaries)) {
    const file = path.join(copy, `messages/${language}.json`);
    const edited = { ...JSON.parse(readFileSync(file, "utf8")), ...messages };
    writeFileSync(file, `${JSON.stringify(edited, null, 2)}\n`);
  }
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
    ["Nilai Chem & Colour", "Warna Jaya Chemicals Sdn. Bhd."],
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

function changeHours() {
  edit(
    "lib/company.ts",
    ['closes: "18:00"', 'closes: "17:30"'],
    ["friday: weekdayHours", 'friday: { opens: "09:00", closes: "12:15" }'],
    ["specialHours: []", 'specialHours: [{ date: "2099-12-25", hours: "closed" }]'],
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
    `import { pageMetadata } from "@/lib/metadata";
import { routes } from "@/lib/routes";
import { PageHeader } from "@/components/sections/page-header";
import { BreadcrumbJsonLd } from "@/components/seo/structured-data";

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

function removeMessage() {
  const files = ["en", "ms"].map((language) => path.join(copy, `messages/${language}.json`));
  const sources = files.map((file) => readFileSync(file, "utf8"));
  expectTypeCheck("pass");
  files.forEach((file, index) => {
    const { previewAlt, ...messages } = JSON.parse(sources[index] ?? "");
    if (previewAlt) writeFileSync(file, JSON.stringify(messages));
  });
  expectTypeCheck("fail");
  files.forEach((file, index) => writeFileSync(file, sources[index] ?? ""));
}

function changeMainColour() {
  edit(
    "lib/colours.ts",
    ['main: "#111416"', 'main: "#7a1f4b"'],
    ['main: "#f2f4f4"', 'main: "#f5b5d3"'],
  );
}

try {
  fillInFacts();
  changeHours();
  addPage();
  addService();
  removeMessage();
  changeMainColour();
  writeFileSync(
    path.join(copy, ".env"),
    "SITE_URL=https://www.warnajaya.example\nSTRICT_FACTS=true\n",
  );
  execFileSync("npm", ["run", "format"], { cwd: copy, stdio: "ignore" });
  execFileSync("npm", ["test"], { cwd: copy, stdio: "inherit" });
} finally {
  rmSync(copy, { recursive: true, force: true });
}
