/**
 * Reads where the site will live from the environment.
 *
 * @param {Record<string, string | undefined>} env `SITE_URL`: an http(s) origin such as
 *   `https://www.example.com`, which is the default; `BASE_PATH`: empty, or a path such as `/site`.
 * @returns {{ siteUrl: string, basePath: string }} both without a trailing slash
 * @throws {Error} with one line that names the variable, its value and the form it should have.
 */
export function readSiteAddress(env) {
  const siteUrl = env.SITE_URL?.trim() || "https://www.example.com";
  const basePath = env.BASE_PATH?.trim() ?? "";
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
  return { siteUrl: url.origin, basePath };
}

/** Reads it from the environment of this process, and exits with the line where that is malformed. */
export function readSiteAddressOrExit() {
  try {
    return readSiteAddress(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
