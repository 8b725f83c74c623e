import { execFileSync, spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { copyProject } from "./helpers/copy-project.mjs";
import { editFile } from "./helpers/edit-file.mjs";

// Makes the edits that README.md describes in three copies of the project. The type check has to notice that half of them is
// missing. After the other half, `npm test` has to pass, apart from the tests that README.md says to delete.
// `node tests/owner-edits.mjs 2` makes only the edits of the second copy.

if (!existsSync("tests/specification")) {
  console.log(
    "tests/owner-edits.mjs edits the site as delivered, with tests/specification/: not run.",
  );
  process.exit();
}

/** The messages of the removed section, page and service. */
const removedKeys = `readyToStart readyToStartText getQuote
  about aboutTitle aboutMetaTitle aboutMetaDescription ourMission missionText ourVision visionText ourValues
  fanDeck fullShade tints uses askAbout
  technicalSupport technicalSupportDesc consultation processOptimization training support247`.split(
  /\s+/,
);

const strictEnvironment = "SITE_URL=https://www.warnajaya.example\nSTRICT_FACTS=true\n";

/** The current copy. */
let copy = "";

const all = [
  { firstHalf: addAndEdit, secondHalf: addMessages, environment: strictEnvironment },
  { firstHalf: removeMessages, secondHalf: removeCode },
  { firstHalf: addLanguage, secondHalf: addDictionary },
];
const number = Number(process.argv[2] ?? 0);
for (const edits of number ? all.slice(number - 1, number) : all) await testEdits(edits);

async function addAndEdit() {
  const form = `{ endpoint: "https://formspree.io/f/test", honeypot: "_gotcha" }`;
  const privacyNotice = `{
    contact: { en: "Office manager", ms: "Pengurus pejabat" },
    recipients: { en: "Formspree, Inc. (USA), which delivers the form.", ms: "Formspree, Inc. (Amerika Syarikat), yang menghantar borang." },
    retention: { en: "Two years after our last answer.", ms: "Dua tahun selepas jawapan terakhir kami." },
  }`;
  const documents = `[
    { title: { en: "Safety data sheet: ethanol", ms: "Helaian data keselamatan: etanol" }, file: "documents/ethanol.pdf", language: "en" },
    { title: { en: "Certificate of analysis of the titanium dioxide in our catalogue", ms: "Sijil analisis titanium dioksida dalam katalog kami" }, file: "documents/titanium.pdf", language: "ms" },
  ]`;
  cut("lib/company.ts", '"name",', '"messageReceived",');
  edit(
    "lib/company.ts",
    [
      '"Nilai Chem & Colour"',
      '"Warna Jaya Chemicals Sdn. Bhd.", mapsUrl: "https://maps.app.goo.gl/warnajaya"',
    ],
    [
      "phone:",
      'registration: { name: "Warna Jaya Chemicals Malaysia Sdn. Bhd.", number: "202401012345 (1234567-X)" }, fax: "+60 6-799 1235", phone:',
    ],
    ["+60 6-000 0000", "+60 6-799 1234"],
    ["hello@example.com", "jualan@warnajaya.example"],
    ['locality: "Nilai"', 'street: "12, Jalan Warna 3/4, Taman Industri Jaya", locality: "Gemas"'],
    ["latitude: 2.8033, longitude: 101.7972", "latitude: 2.58234, longitude: 102.61876"],
    ['"Facebook"', '"Facebook", url: "https://www.facebook.com/warnajaya"'],
    ['"LinkedIn"', '"LinkedIn", url: "https://linkedin.com/company/warnajaya"'],
    ['{ name: "Twitter" },', ""],
    [
      '{ name: "Instagram" },',
      '{ name: "TikTok", url: "https://www.tiktok.com/@warnajaya", icon: Video },',
    ],
    ["import type {", 'import { Video } from "lucide-react"; import type {'],
    ['closes: "18:00"', 'closes: "17:30"'],
    ["monday: weekdayHours", 'monday: "closed"'],
    [
      "friday: weekdayHours",
      'friday: [{ opens: "09:00", closes: "12:15" }, { opens: "14:45", closes: "17:30" }]',
    ],
    [
      "specialHours: []",
      `specialHours: [{ date: "2099-12-25", hours: "closed" }, { date: "2099-02-06", lastDate: "2099-02-07",
        name: { en: "Lunar New Year", ms: "Tahun Baharu Cina" }, hours: "closed" }]`,
    ],
    ['statistics: { products: "500+", clients: "100+", years: "10+" },', ""],
    ["FormEndpoint | undefined = undefined", `FormEndpoint | undefined = ${form}`],
    ["PrivacyNotice | undefined = undefined", `PrivacyNotice | undefined = ${privacyNotice}`],
    ["CompanyDocument[] = []", `CompanyDocument[] = ${documents}`],
    [
      "whatsapp: string | undefined = undefined",
      'whatsapp: string | undefined = "+60 12-345 6789"',
    ],
  );
  mkdirSync(path.join(copy, "public/documents"));
  writeFileSync(path.join(copy, "public/documents/ethanol.pdf"), "%PDF".padEnd(240_000));
  writeFileSync(path.join(copy, "public/documents/titanium.pdf"), "%PDF".padEnd(2_400_000));
  edit("lib/colours.ts", ['main: "#111416"', 'main: "#7a1f4b"']);
  edit("lib/colours.ts", ['main: "#f2f4f4"', 'main: "#f5b5d3"']);
  edit("lib/i18n/languages.ts", ['label: "MS"', 'label: "BM"']);
  edit(
    "lib/allowed-origins.ts",
    ['"script-src": []', '"script-src": ["https://stats.example"]'],
    ['"connect-src": [...formOrigins]', '"connect-src": [...formOrigins, "https://stats.example"]'],
  );
  const analytics = '<script defer fetchPriority="low" src="https://stats.example/script.js" />';
  const notice = '<p><Message id="notice" /></p>';
  edit(
    "app/layout.tsx",
    ["</body>", `${analytics}</body>`],
    ["{children}</PageTransition>", `${notice}{children}</PageTransition>`],
    [
      "import { absoluteUrl }",
      'import { Message } from "@/lib/i18n/message"; import { absoluteUrl }',
    ],
  );
  const service = `title: "wasteReduction", pigment: "green", description: "wasteReductionDesc", features: ["testing", "training"]`;
  edit("lib/services.ts", ["] as const;", `{ ${service} }] as const;`]);
  const step = `{ title: "wasteReduction", text: "wasteReductionDesc", illustration: "drop" }`;
  edit("components/sections/process-steps.tsx", ["] as const;", `${step}] as const;`]);
  edit("lib/services.ts", ['"supplyChain", "warehousing"', '"warehousing", "supplyChain"']);
  const visuals = 'wasteReduction: "drop"';
  edit("components/sections/service-cards.tsx", ["} as const;", `${visuals} } as const;`]);
  edit("lib/company-types.ts", ["phone: string;", "phone: string; fax: string;"]);
  const fax =
    '{ name: "fax", label: <Message id="fax" />, icon: Phone, content: <>{company.fax}</> },';
  edit("components/contact/contact-lines.tsx", ["\n];", `${fax} ];`]);
  addPage("industries", 'pigment: "yellow"');
  addPage("solvents", 'pigment: "yellow", navigation: false', "/services/solvents");
  edit(
    "app/services/page.tsx",
    [
      "<ProcessSteps />",
      '<Section><Link href="/services/solvents"><Message id="solvents" /></Link></Section>',
    ],
    [
      "import { Message }",
      'import { Link } from "@/components/ui/link"; import { Section } from "@/components/ui/section"; import { Message }',
    ],
    ['import { ProcessSteps } from "@/components/sections/process-steps";', ""],
  );
  edit(
    "app/about/page.tsx",
    ["<Statistics />", "<ProcessSteps /><Statistics />"],
    [
      "import { Statistics }",
      'import { ProcessSteps } from "@/components/sections/process-steps"; import { Statistics }',
    ],
  );
  edit("lib/company.ts", [
    "/** Files in",
    'export const newsletter = "https://list.example/subscribe";\n\n/** Files in',
  ]);
  edit("lib/allowed-origins.ts", ['"form-action": [', '"form-action": ["https://list.example", ']);
  edit(
    "components/layout/site-footer.tsx",
    [
      "{otherRoutes.map(",
      `<Link href={routes.industries.path} className="underline"><Message id="industries" /></Link>
      <form action={newsletter} method="post" className="grid gap-2 print:hidden">
        <label>
          <Message id="newsletterEmail" />
          <input type="email" name="EMAIL" required className="h-control w-full border bg-inverse" />
        </label>
        <button><Message id="newsletterSubscribe" /></button>
      </form>
      {otherRoutes.map(`,
    ],
    ["import { company }", "import { company, newsletter }"],
    ["import { otherRoutes }", "import { otherRoutes, routes }"],
  );
  addPage("terms", 'pigment: "black", navigation: false');
  addPage("questions", 'pigment: "white"');
  const question =
    '<details><summary><Message id="question" /></summary><p><Message id="answer" values={{ email: company.email }} /></p></details>';
  edit(
    "app/questions/page.tsx",
    ["</>;", `<Section>${question}</Section></>;`],
    [
      "import { Message }",
      'import { Section } from "@/components/ui/section"; import { company } from "@/lib/company"; import { Message }',
    ],
  );
  mkdirSync(path.join(copy, "app/photos"));
  await sharp({ create: { width: 2000, height: 900, channels: 3, background: "#7a1f4b" } })
    .jpeg()
    .toFile(path.join(copy, "app/photos/office.jpg"));
  edit(
    "app/page.tsx",
    [
      "<Hero />",
      '<Hero /><Photo file="office.jpg" alt="officePhoto" sizes="100vw" className="w-full" />',
    ],
    ["import { Hero }", 'import { Photo } from "@/components/photo/photo"; import { Hero }'],
  );
  const gradient =
    '<defs><linearGradient id="g"><stop stop-color="#0d9488"/><stop offset="1" stop-color="#ea580c"/></linearGradient></defs>';
  writeFileSync(
    path.join(copy, "app/icon.svg"),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${gradient}<circle cx="16" cy="16" r="15" fill="url(#g)"/></svg>\n`,
  );
  // A font under its other name: browsers and the build read the content of the file.
  const arimo = path.join(copy, "node_modules/@expo-google-fonts/arimo");
  copyFileSync(
    path.join(arimo, "400Regular/Arimo_400Regular.ttf"),
    path.join(copy, "app/fonts/typeface.woff2"),
  );
  copyFileSync(
    path.join(arimo, "600SemiBold/Arimo_600SemiBold.ttf"),
    path.join(copy, "app/fonts/typeface-600.woff"),
  );
  writeFileSync(path.join(copy, "public/google12.html"), "google-site-verification: google12.html");
}

/**
 * Adds a page that has only a header.
 *
 * @param {string} name
 * @param {string} properties those of its route, apart from the path and the keys of its messages
 * @param {string} [pagePath]
 */
function addPage(name, properties, pagePath = `/${name}`) {
  const keys = `label: "${name}", title: "${name}", heading: "${name}", description: "${name}Description"`;
  const route = `${name}: { path: "${pagePath}", ${keys}, ${properties} }`;
  edit("lib/routes.ts", ["} as const;", `${route}, } as const;`]);
  mkdirSync(path.join(copy, "app", pagePath));
  writeFileSync(
    path.join(copy, "app", pagePath, "page.tsx"),
    `import { PageHeader } from "@/components/sections/page-header";
    import { JsonLd } from "@/components/seo/json-ld";
    import { Message } from "@/lib/i18n/message";
    import { pageMetadata } from "@/lib/seo/metadata";
    import { breadcrumbData } from "@/lib/seo/structured-data";
    import { routes } from "@/lib/routes";
    export const generateMetadata = () => pageMetadata(routes.${name});
    export default function AddedPage() {
      return <>
        <JsonLd data={breadcrumbData(routes.${name})} />
        <PageHeader route={routes.${name}} description={<Message id="${name}Description" />} />
      </>;
    }`,
  );
}

function addMessages() {
  editMessages({
    // A long company name needs shorter titles.
    homeMetaTitle: ["Chemicals & Colour", "Bahan Kimia & Warna"],
    aboutMetaTitle: ["Chemical Trading", "Pembekal Bahan Kimia"],
    servicesMetaTitle: ["Our Services", "Perkhidmatan Kami"],
    contactMetaTitle: ["Contact Us", "Hubungi Kami"],
    industries: ["Industries", "Industri"],
    industriesDescription: [
      "The industries we supply from Gemas, Negeri Sembilan, Malaysia: textiles, paints and plastics.",
      "Industri yang kami bekalkan dari Gemas, Negeri Sembilan, Malaysia: tekstil, cat dan plastik.",
    ],
    solvents: ["Solvents", "Pelarut"],
    solventsDescription: [
      "Alcohols, esters, ketones and hydrocarbons in drums, pails and intermediate bulk containers.",
      "Alkohol, ester, keton dan hidrokarbon dalam tong besar, baldi dan bekas pukal pertengahan.",
    ],
    newsletterEmail: ["Email for our price list", "E-mel untuk senarai harga"],
    newsletterSubscribe: ["Subscribe", "Langgan"],
    terms: ["Terms", "Terma"],
    termsDescription: [
      "The terms on which we sell: prices, delivery, payment, returns and what applies to samples.",
      "Terma jualan kami: harga, penghantaran, pembayaran, pemulangan dan perkara berkaitan sampel.",
    ],
    qualityAssurance: ["Quality Control", "Kawalan Kualiti"],
    wasteReduction: ["Waste Reduction", "Pengurangan Sisa"],
    wasteReductionDesc: ["Less material lost.", "Kurang bahan terbuang."],
    fax: ["Fax", "Faks"],
    notice: ["Closed until Monday", "Tutup sehingga Isnin"],
    officePhoto: ["Our office in Gemas", "Pejabat kami di Gemas"],
    questions: ["Questions", "Soalan"],
    questionsDescription: [
      "Answers to what buyers ask most in Gemas, Negeri Sembilan, Malaysia: quantities, delivery, samples.",
      "Jawapan kepada soalan lazim pembeli: kuantiti yang kami bekalkan, penghantaran, sampel dan dokumen.",
    ],
    question: ["Do you send samples?", "Adakah anda menghantar sampel?"],
    answer: ["Yes: write to {email}.", "Ya: tulis kepada {email}."],
  });
  for (const file of ["messages/en.json", "messages/ms.json"]) {
    // "Nilai" is also the Malay word for value.
    edit(file, ["<name>Nilai<", "<name>Gemas<"], ["Nilai, Negeri", "Gemas, Negeri"]);
  }
}

function removeMessages(keys = removedKeys) {
  editMessages(Object.fromEntries(keys.map((key) => [key, []])));
}

function removeCode() {
  const facts = readFileSync(path.join(copy, "lib/company.ts"), "utf8");
  const entries = removedKeys
    .map((key) => `  "${key}",\n`)
    .filter((entry) => facts.includes(entry));
  edit("lib/company.ts", ...entries.map((entry) => /** @type {[string, string]} */ ([entry, ""])));
  cut("app/services/page.tsx", "<CallToAction", "</CallToAction>");
  cut("app/services/page.tsx", "import { CallToAction", "\n");
  cut("app/services/page.tsx", "import { InquiryButton", "\n");
  edit(
    "components/sections/service-cards.tsx",
    ["<InquiryButton topic={service.title}", "<ButtonLink href={inquiryHref(service.title)}"],
    ["</InquiryButton>", "</ButtonLink>"],
    [
      'import { InquiryButton } from "@/components/inquiry/inquiry-button";',
      'import { ButtonLink } from "@/components/ui/button"; import { inquiryHref } from "@/lib/inquiry";',
    ],
  );
  cut("components/sections/hero.tsx", "<FanDeck", "/>");
  cut("components/sections/hero.tsx", "import { FanDeck", "\n");
  cut("app/globals.css", '@import "../components/pigments/fan-deck.css', "\n");
  cut("components/sections/hero.tsx", "<ButtonLink href={routes.about", "</ButtonLink>");
  cut("components/sections/hero.tsx", "import { LearnMore", "\n");
  cut("components/sections/service-cards.tsx", "technicalSupport:", ",");
  removeIllustration("gauge");
  cut("lib/services.ts", '{\n    title: "technicalSupport"', "},");
  cut("lib/routes.ts", "about: {", "},");
  cut("app/globals.css", '@import "../components/sections/statistics.css"', "\n");
  cut("tailwind.config.ts", '"@media screen and (prefers-color-scheme: dark)"', "},\n        },");
  cut("tailwind.config.ts", "/** The variables of pigments that are too dark", "\n);");
  edit("tailwind.config.ts", ["{ brighten, colours, darkColours, ", "{ colours, "]);
  cut("app/layout.tsx", '[\n    { media: "(prefers-color-scheme: light)"', "\n  ]");
  edit("app/layout.tsx", ["themeColor: ", "themeColor: colours.paper"]);
  edit("app/layout.tsx", ["colours, darkColours }", "colours }"]);
  edit("app/styles/base.css", ["color-scheme: light dark", "color-scheme: light"]);
  edit("components/contact-form/contact-form.tsx", [" dark:bg-[#ffffff12]", ""]);
  edit("components/ui/field.tsx", [" dark:bg-[#0006]", ""]);
  edit("components/sections/office-map.tsx", [" dark:[filter:invert(0.9)_hue-rotate(180deg)]", ""]);
  const files = `app/about components/sections/mission-vision.tsx components/sections/statistics.tsx
    components/sections/statistics.css components/pigments/fan-deck.tsx components/pigments/fan-deck.css
    tests/export/fan-deck.spec.ts tests/export/statistics.test.ts`;
  for (const name of files.split(/\s+/)) {
    rmSync(path.join(copy, name), { recursive: true });
  }
}

function addLanguage() {
  const chinese = 'zh: { label: "中文", name: "中文", locale: "zh-MY", direction: "ltr" }';
  const malay = 'ms: { label: "MS", name: "Bahasa Melayu", locale: "ms-MY", direction: "ltr" },';
  edit(
    "lib/i18n/languages.ts",
    [malay, `${chinese},`],
    ["export const languages = {", `export const languages = { ${malay}`],
  );
  edit("lib/colours.ts", ["textContrast = 7", "textContrast = 4.5"]);
  edit("lib/colours.ts", ['main: "#111416"', 'main: "#0e6b64"']);
  edit("lib/company.ts", ['products: "500+"', 'products: "12,500+"']);
  cut("components/sections/mission-vision.tsx", '{ title: "ourVision"', "},");
  edit("app/about/page.tsx", [', "sustainability"]', "]"]);
}

function addDictionary() {
  edit(
    "lib/i18n/dictionaries.ts",
    ["{ en, ms };", "{ en, ms, zh };"],
    ["import type", 'import zh from "../../messages/zh.json"; import type'],
  );
  removeMessages(["ourVision", "visionText", "sustainability", "sustainabilityText"]);
  cut("lib/company.ts", '"sustainabilityText",', "\n");
  cut("components/sections/value-cards.tsx", "sustainability: {", "},");
  removeIllustration("drop");
  const english = JSON.parse(readFileSync(path.join(copy, "messages/en.json"), "utf8"));
  const entries = Object.entries(english).map(([key, text]) => [key, translate(String(text))]);
  writeFileSync(path.join(copy, "messages/zh.json"), JSON.stringify(Object.fromEntries(entries)));
  const optional = path.join(copy, "messages/optional.ts");
  const texts = readFileSync(optional, "utf8").replace(
    /( en: "(.*?)",\s+ms: ".*?")/g,
    (_, both, text) => `${both}, zh: "${translate(text)}"`,
  );
  writeFileSync(optional, texts);
}

/** @param {string} name */
function removeIllustration(name) {
  cut("components/ui/illustration.tsx", `"${name}",`, "\n");
  cut("components/ui/illustrations.svg", `<symbol id="${name}"`, "</symbol>");
}

/**
 * Returns a text like a Chinese one, as long and without spaces, in which equal words are equal and others differ, with the
 * placeholders and tags of the English one.
 *
 * @param {string} english
 */
function translate(english) {
  return english.replace(/<.*?>|\{.*?\}| |\p{L}{1,3}/gu, (part) => {
    if (part === " ") return "";
    if (/[<{]/.test(part)) return part;
    const letters = [...part.toLowerCase()].map((letter) => letter.charCodeAt(0) % 32);
    const code = letters.reduce((sum, letter) => 27 * sum + letter, 0);
    return String.fromCodePoint(0x4e00 + code);
  });
}

/**
 * @param {string} name
 * @param {...[text: string, replacement: string]} replacements
 */
function edit(name, ...replacements) {
  editFile(path.join(copy, name), ...replacements);
}

/**
 * Removes a text and what follows it up to the next `end`.
 *
 * @param {string} name
 * @param {string} start
 * @param {string} end
 */
function cut(name, start, end) {
  const [, rest = ""] = readFileSync(path.join(copy, name), "utf8").split(start);
  edit(name, [start + rest.slice(0, rest.indexOf(end) + end.length), ""]);
}

/** @param {Record<string, string[]>} changes the English and the Malay text by key; none removes the message */
function editMessages(changes) {
  for (const [index, language] of ["en", "ms"].entries()) {
    const file = path.join(copy, `messages/${language}.json`);
    const messages = JSON.parse(readFileSync(file, "utf8"));
    for (const [key, texts] of Object.entries(changes)) messages[key] = texts[index];
    writeFileSync(file, JSON.stringify(messages));
  }
}

/**
 * @param {{ firstHalf: () => void | Promise<void>, secondHalf: () => void, environment?: string }} edits `environment` is the
 *   content of `.env`
 */
async function testEdits({ firstHalf, secondHalf, environment = "" }) {
  copy = copyProject({ withTests: true });
  // The edits change what the folder states.
  rmSync(path.join(copy, "tests/specification"), { recursive: true });
  try {
    writeFileSync(path.join(copy, ".env"), environment);
    await firstHalf();
    const { status } = spawnSync("npm", ["run", "typecheck"], { cwd: copy, stdio: "ignore" });
    if (status === 0) throw new Error("The type check misses that half of the edits is missing.");
    secondHalf();
    execFileSync("npm", ["run", "format"], { cwd: copy, stdio: "ignore" });
    execFileSync("npm", ["test"], { cwd: copy, stdio: "inherit" });
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
