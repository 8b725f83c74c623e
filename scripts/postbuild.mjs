import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createJiti } from "jiti";
import { compressFiles } from "./compress.mjs";
import { writePolicies } from "./content-security-policy.mjs";
import { deduplicateStyles } from "./deduplicate-styles.mjs";
import { readEnvironmentOrExit } from "./environment.mjs";
import { writePhotos } from "./write-photos.mjs";

// Prepares the output of `next build` for static hosts. npm runs it after `npm run build`.
const root = path.join(import.meta.dirname, "..");
const folder = path.join(root, "out");
const { basePath } = readEnvironmentOrExit();
const jiti = createJiti(import.meta.url);
/** @type {typeof import("../lib/content/allowed-origins")} */
const { allowedOrigins } = await jiti.import("../lib/content/allowed-origins.ts");
/** @type {typeof import("../lib/content/company")} */
const { company } = await jiti.import("../lib/content/company.ts");
/** @type {typeof import("../lib/facts/contacts")} */
const { mapOrigin } = await jiti.import("../lib/facts/contacts.ts");
/** @type {typeof import("../lib/photos")} */
const photos = await jiti.import("../lib/photos.ts");
/** @type {typeof import("../lib/content/privacy-notice")} */
const { hasPrivacyNotice } = await jiti.import("../lib/content/privacy-notice.ts");

// Hosts would serve these pages with status 200; an unknown URL gets 404.html and status 404.
for (const name of ["404", "_not-found", ...(hasPrivacyNotice ? [] : ["privacy"])]) {
  rmSync(path.join(folder, name), { recursive: true, force: true });
}
try {
  deduplicateStyles(folder);
  const endpoint = company.contactForm?.endpoint;
  writePolicies(folder, path.join(root, "public"), { allowedOrigins, mapOrigin, endpoint });
} catch (error) {
  // Deletes the export, so that it cannot be published without its policies.
  rmSync(folder, { recursive: true });
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
// The host configuration files in public/ are written for a site at the root. The owner may delete those of other hosts.
const files = [".htaccess", "_headers", "vercel.json"].map((name) => path.join(folder, name));
for (const file of files.filter(existsSync)) {
  const configuration = readFileSync(file, "utf8");
  writeFileSync(file, configuration.replace(/\/(?=404\.html|_next\/static\/)/g, `${basePath}/`));
}
await writePhotos(photos, folder);
// After all changes to the files.
await compressFiles(folder);
