import { fileURLToPath } from "node:url";
import nextEnv from "@next/env";

/**
 * Validates the environment variables of the build, the tests and the local server: see `.env.example`.
 *
 * @param {Record<string, string | undefined>} env
 * @returns the values; `siteUrl` and `basePath` have no trailing slash
 * @throws {Error} whose one-line message contains the variable, its value and the expected format.
 */
export function readEnvironment(env) {
  const siteUrl = env.SITE_URL?.trim() || "https://www.example.com";
  const basePath = env.BASE_PATH?.trim() ?? "";
  const strictFacts = env.STRICT_FACTS?.trim().toLowerCase() ?? "";
  const port = Number(env.PORT?.trim() || 3000);
  const url = URL.canParse(siteUrl) ? new URL(siteUrl) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`) {
    throw new Error(
      `SITE_URL is "${siteUrl}": it should be a web address without a path, ` +
        "like https://www.example.com (set a path in BASE_PATH).",
    );
  }
  if (basePath !== "" && !/^(\/(?!\.{1,2}(\/|$))[\w.~-]+)+$/.test(basePath)) {
    throw new Error(
      `BASE_PATH is "${basePath}": it should be empty, ` +
        "or start with a slash and not end with one, like /site.",
    );
  }
  const isStrict = /^(1|true|yes|on)$/.test(strictFacts);
  if (!isStrict && !/^(0|false|no|off)?$/.test(strictFacts)) {
    throw new Error(`STRICT_FACTS is "${env.STRICT_FACTS}": it should be 1 or 0.`);
  }
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`PORT is "${env.PORT}": it should be a number like 3000.`);
  }
  return { siteUrl: url.origin, basePath, isStrict, port };
}

/**
 * Loads the `.env` files as a production build of Next does, and validates the variables. If one is invalid,
 * prints the error and exits with status 1.
 */
export function readEnvironmentOrExit() {
  try {
    nextEnv.loadEnvConfig(fileURLToPath(new URL("..", import.meta.url)));
    return readEnvironment(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
