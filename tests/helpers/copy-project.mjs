import { execFile } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { hashSources } from "../../scripts/build-id.mjs";
import { readEnvironmentOrExit } from "../../scripts/environment.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const buildOutput = [".next", "out"];
const excluded = [...buildOutput, "node_modules", ".git", "test-results", "tests"];

/**
 * Copies the project without its tests and build output. A copy outside of the project uses its installed packages through a
 * symlink; for one inside, Node searches the parent folders.
 *
 * @param {string} [folder] a folder of the project, whose build output is kept, instead of a new temporary one
 * @returns {string} the path of the copy
 */
export function copyProject(folder) {
  const copy = folder ? path.join(root, folder) : mkdtempSync(path.join(tmpdir(), "site-"));
  for (const name of existsSync(copy) ? readdirSync(copy) : []) {
    if (!buildOutput.includes(name)) rmSync(path.join(copy, name), { recursive: true });
  }
  for (const name of readdirSync(root).filter((name) => !excluded.includes(name))) {
    cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
  }
  if (!folder) symlinkSync(path.join(root, "node_modules"), path.join(copy, "node_modules"));
  return copy;
}

/**
 * Replaces all occurrences of texts in a file, in the given order.
 *
 * @param {string} file
 * @param {...[text: string, replacement: string]} replacements
 * @throws {Error} when the file does not contain a text; the file is not written then.
 */
export function editFile(file, ...replacements) {
  let source = readFileSync(file, "utf8");
  for (const [text, replacement] of replacements) {
    if (!source.includes(text)) throw new Error(`${file} does not contain: ${text}`);
    source = source.replaceAll(text, () => replacement);
  }
  writeFileSync(file, source);
}

/** Builds the site in `out/`, unless it is of the same sources and settings. */
export function buildExport() {
  return buildIfStale(root, readEnvironmentOrExit());
}

/**
 * Builds the project in a folder, unless its export is of the same sources and settings.
 *
 * @param {string} folder
 * @param {{ siteUrl: string, basePath: string }} settings
 * @param {Record<string, string>} [variables] other environment variables of the build
 * @throws {Error} with the output of a build that fails.
 */
export async function buildIfStale(folder, settings, variables) {
  const id = hashSources(settings, folder);
  const out = path.join(folder, "out");
  // A build writes the compressed copies last.
  const parts = [path.join("_next/static", id), "404.html.br"];
  if (parts.every((part) => existsSync(path.join(out, part)))) return;
  const { siteUrl: SITE_URL, basePath: BASE_PATH } = settings;
  console.log(`Building ${path.relative(root, out)}, which is older than its sources.`);
  const env = {
    ...process.env,
    SITE_URL,
    BASE_PATH,
    SKIP_TYPE_CHECK: "1",
    // In a container, Next makes a new key for each build, and webpack then uses no cache of another key. An export has no
    // server actions, which would need a secret one.
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: Buffer.alloc(32).toString("base64"),
    ...variables,
  };
  const build = promisify(execFile)("npm", ["run", "build"], { cwd: folder, env });
  await build.catch(({ stdout, stderr }) => {
    throw new Error(`The build of ${path.relative(root, out)} failed.\n${stdout}${stderr}`);
  });
}
