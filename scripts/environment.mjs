import { existsSync } from "node:fs";
import path from "node:path";

/** As Next reads them for a build, from the most specific on; none overrides what is set already. */
const envFiles = [".env.production.local", ".env.local", ".env.production", ".env"];

/**
 * Reads the variables of README.md: where the site will live, how strict the build is, and where it is served.
 *
 * @param {Record<string, string | undefined>} env `SITE_URL`: an http(s) origin such as
 *   `https://www.example.com`, which is the default; `BASE_PATH`: empty, or a path such as `/site`;
 *   `STRICT_FACTS`: `1` or `0`; `PORT`: a number, 3000 by default.
 * @returns {{ siteUrl: string, basePath: string, isStrict: boolean, port: number }} the addresses without a
 *   trailing slash
 * @throws {Error} with one line that names the variable, its value and the form it should have.
 */
export function readEnvironment(env) {
  const siteUrl = env.SITE_URL?.trim() || "https://www.example.com";
  const basePath = env.BASE_PATH?.trim() ?? "";
  const strictFacts = env.STRICT_FACTS?.trim().toLowerCase() ?? "";
  const port = Number(env.PORT?.trim() || 3000);
  const url = URL.canParse(siteUrl) ? new URL(siteUrl) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`) {
    throw new Error(
      `SITE_URL is "${siteUrl}": it should be a web address without a path, like https://www.example.com (a path goes into BASE_PATH).`,
    );
  }
  if (basePath !== "" && !/^(\/(?!\.{1,2}(\/|$))[\w.~-]+)+$/.test(basePath)) {
    throw new Error(
      `BASE_PATH is "${basePath}": it should be empty, or start with a slash and not end with one, like /site.`,
    );
  }
  if (!/^(1|true|yes|on|0|false|no|off)?$/.test(strictFacts)) {
    throw new Error(`STRICT_FACTS is "${env.STRICT_FACTS}": it should be 1 or 0.`);
  }
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`PORT is "${env.PORT}": it should be a number like 3000.`);
  }
  const isStrict = /^(1|true|yes|on)$/.test(strictFacts);
  return { siteUrl: url.origin, basePath, isStrict, port };
}

/**
 * Reads them from the environment of this process and from the project's `.env` files, and exits with the line
 * where one is malformed.
 */
export function readEnvironmentOrExit() {
  for (const name of envFiles) {
    const file = path.join(import.meta.dirname, "..", name);
    if (existsSync(file)) process.loadEnvFile(file);
  }
  try {
    return readEnvironment(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
