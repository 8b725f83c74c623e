import { execFileSync } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { createJiti } from "jiti";
import sharp from "sharp";
import { listFiles } from "../../scripts/list-files.mjs";
import { copyProject } from "../helpers/copy-project.mjs";
import { editFile } from "../helpers/edit-file.mjs";
import { languages, messages, routes, services, writeText } from "./content.mjs";
import { fixedSite } from "./settings.mjs";

// Builds the fixed site: the components and the layout of the project with the pages, messages and facts of this folder,
// below a sub-path. With `--if-missing`, does nothing if it has been built to its end.
const jiti = createJiti(import.meta.url);
const marker = path.join(fixedSite.folder, "../complete");
if (process.argv.includes("--if-missing") && existsSync(marker)) {
  console.log("Uses the fixed site of the last build; `npm run test:build` builds it again.");
} else {
  const copy = copyProject({ folder: path.dirname(fixedSite.folder) });
  for (const page of listFiles(path.join(copy, "app"), "page.tsx")) rmSync(page);
  cpSync("tests/fixed-site/app", path.join(copy, "app"), { recursive: true });
  await replaceContent(copy);
  mkdirSync(path.join(copy, "public/documents"), { recursive: true });
  writeFileSync(path.join(copy, "public/documents/7318.pdf"), "%PDF".padEnd(1_250_000));
  if (existsSync(path.join(copy, "components/photo"))) await addPhoto(copy);
  const { origin, basePath } = fixedSite;
  const env = { ...process.env, SITE_URL: origin, BASE_PATH: basePath, STRICT_FACTS: "1" };
  execFileSync("npm", ["run", "build"], { cwd: copy, env, stdio: "inherit" });
  writeFileSync(marker, "");
}

/** @param {string} copy */
async function replaceContent(copy) {
  const facts = path.join(copy, "lib/content/company.ts");
  renameSync(facts, path.join(copy, "lib/content/own-company.ts"));
  cpSync("tests/fixed-site/company.ts", facts);
  editFile(facts, ['"@/lib/content/company"', '"./own-company"']);
  const origins = path.join(copy, "lib/content/allowed-origins.ts");
  const frameOrigins = JSON.stringify([fixedSite.frameOrigin]);
  appendFileSync(origins, `\nallowedOrigins["frame-src"] = ${frameOrigins};\n`);
  await replaceRoutes(copy);
  replaceConstant(path.join(copy, "lib/content/services.ts"), "services", services);
  replaceConstant(path.join(copy, "lib/i18n/languages.ts"), "languages", languages);
  /** @type {typeof import("../../messages/optional")} */
  const { optionalTexts } = await jiti.import("../../messages/optional.ts");
  const texts = Object.entries(optionalTexts).map(([key, { en }]) => [
    key,
    { en: writeText(key, en, "en"), ms: writeText(key, en, "ms") },
  ]);
  rmSync(path.join(copy, "messages"), { recursive: true });
  mkdirSync(path.join(copy, "messages"));
  writeFileSync(
    path.join(copy, "messages/optional.ts"),
    `export const optionalTexts = ${JSON.stringify(Object.fromEntries(texts))};`,
  );
  for (const [language, texts] of Object.entries(messages)) {
    writeFileSync(path.join(copy, `messages/${language}.json`), JSON.stringify(texts));
  }
  writeFileSync(
    path.join(copy, "lib/i18n/dictionaries.ts"),
    'import en from "../../messages/en.json";\nimport ms from "../../messages/ms.json";\nexport const dictionaries = { en, ms };\n',
  );
}

/**
 * Replaces the routes. Components can still link to pages that the owner has added, which are empty.
 *
 * @param {string} copy
 */
async function replaceRoutes(copy) {
  const file = path.join(copy, "lib/content/routes.ts");
  /** @type {typeof import("../../lib/content/routes")} */
  const own = await jiti.import("../../lib/content/routes.ts");
  const added = Object.entries(own.routes).filter(([name]) => !(name in routes));
  for (const [, route] of added) {
    const folder = path.join(copy, "app", route.path);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, "page.tsx"), "export default function Page() { return null; }");
  }
  replaceConstant(file, "routes", routes);
  const prototype = JSON.stringify(Object.fromEntries(added));
  appendFileSync(file, `\nObject.setPrototypeOf(routes, ${prototype});\n`);
}

/**
 * Replaces the value of an exported constant, which ends with the first line that starts with a closing bracket.
 *
 * @param {string} file
 * @param {string} name
 * @param {unknown} value
 */
function replaceConstant(file, name, value) {
  const source = readFileSync(file, "utf8");
  const [constant] = new RegExp(`^export const ${name} = [^]*?^[}\\]].*`, "m").exec(source) ?? [];
  if (!constant) throw new Error(`${file} does not export the constant ${name}.`);
  editFile(file, [constant, `export const ${name} = ${JSON.stringify(value)};`]);
}

/**
 * Adds a page with a photo of 1000 x 500 pixels, unless the owner has removed the component.
 *
 * @param {string} copy
 */
async function addPhoto(copy) {
  mkdirSync(path.join(copy, "app/photos"), { recursive: true });
  await sharp({ create: { width: 1000, height: 500, channels: 3, background: "#00735c" } })
    .jpeg()
    .toFile(path.join(copy, "app/photos/sample.jpg"));
  mkdirSync(path.join(copy, "app/photo"));
  writeFileSync(
    path.join(copy, "app/photo/page.tsx"),
    `import { Photo } from "@/components/photo/photo";
    export default function PhotoPage() {
      return <Photo file="sample.jpg" alt="contact" sizes="100vw" />;
    }`,
  );
}
