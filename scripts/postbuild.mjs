import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { tryOptimisation } from "./try-optimisation.mjs";
import { compressFiles } from "./compress.mjs";
import { writePolicies } from "./content-security-policy.mjs";
import { deduplicateStyles } from "./deduplicate-styles.mjs";
import { readEnvironmentOrExit } from "./environment.mjs";

// Turns what `next build` has written into what a host is given.
const folder = path.join(import.meta.dirname, "../out");
const { basePath } = readEnvironmentOrExit();

// Hosts would answer these with 200; unknown addresses get 404.html.
for (const name of ["404", "_not-found"]) {
  rmSync(path.join(folder, name), { recursive: true, force: true });
}
tryOptimisation(deduplicateStyles, folder);
try {
  writePolicies(folder);
} catch (error) {
  // A half-finished export would be published by mistake.
  rmSync(folder, { recursive: true });
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
compressFiles(folder);

// The host settings of public/ are written for a site at the root.
for (const name of [".htaccess", "_headers", "vercel.json"]) {
  const file = path.join(folder, name);
  const settings = readFileSync(file, "utf8");
  writeFileSync(file, settings.replace(/\/(?=404\.html|_next\/static\/)/g, `${basePath}/`));
}
