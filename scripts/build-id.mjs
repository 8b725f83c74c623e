import { createHash } from "node:crypto";
import { readFileSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { listFiles } from "./list-files.mjs";

/** What `npm run build` reads in the project's folder. */
const sources =
  /^(app|components|lib|messages|public|scripts|instrumentation-client\.ts|(next|postcss|tailwind)\.config\.\w+|(package|package-lock|tsconfig)\.json)$/;

/** What it does not read of these: documents, logs and hidden files, except those that it publishes; other scripts. */
const unread =
  /^(?!public\/).*(\.(md|log)|\/\.[^/]*)$|^scripts\/(check|compare|draw|host|live|request|response|serve|static)/;

/**
 * Returns a build id that depends only on the sources in a folder, its path, and the settings, so that the same
 * content deployed again changes no file, and pages that are open notice nothing. Next's default is random. The path is
 * included because Next derives the numbers of some modules from it; pages must not mix two numberings.
 *
 * @param {{ siteUrl: string, basePath: string }} settings the environment variables that affect the export
 * @param {string} [folder] of the project; by default the current one
 */
export function hashSources({ siteUrl, basePath }, folder = "") {
  folder = path.resolve(folder);
  const hash = createHash("sha256").update(JSON.stringify([siteUrl, basePath, folder]));
  const files = readdirSync(folder)
    .filter((name) => sources.test(name))
    .map((name) => path.join(folder, name))
    .flatMap((file) => (statSync(file).isFile() ? file : listFiles(file, "")))
    .map((file) => path.relative(folder, file).replaceAll(path.sep, "/"));
  for (const file of files.filter((file) => !unread.test(file)).sort()) {
    hash.update(`\n${file}\n`).update(readFileSync(path.join(folder, file)));
  }
  // Next avoids "ad" in build ids, because ad blockers may block such URLs.
  return hash.digest("hex").slice(0, 20).replaceAll("a", "x");
}
