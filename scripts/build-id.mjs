import { createHash } from "node:crypto";
import { readFileSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { listFiles } from "./list-files.mjs";

/** What is in the project but does not affect the export, besides names that start with a dot. */
const excluded = /^(\..*|node_modules|out|tests|test-results|LICENSE|next-env\.d\.ts)$/;

/**
 * Returns a build id that depends only on the sources in the current folder, its path, and the settings, so that the same
 * content deployed again changes no file, and pages that are open notice nothing. Next's default is random. The path is
 * included because Next derives the numbers of some modules from it; pages must not mix two numberings.
 *
 * @param {Record<string, string>} settings the environment variables that affect the export
 */
export function hashSources(settings) {
  const hash = createHash("sha256").update(JSON.stringify([settings, process.cwd()]));
  const names = readdirSync(".").filter((name) => !excluded.test(name));
  const files = names.flatMap((name) => (statSync(name).isFile() ? name : listFiles(name, "")));
  for (const file of files.filter((file) => !file.endsWith(".md")).sort()) {
    hash.update(`\n${file.replaceAll(path.sep, "/")}\n`).update(readFileSync(file));
  }
  // Next avoids "ad" in build ids, because ad blockers may block such URLs.
  return hash.digest("hex").slice(0, 20).replaceAll("a", "x");
}
