/**
 * Reads where the site will live from the environment.
 *
 * @param {Record<string, string | undefined>} env `SITE_URL`: an http(s) origin such as
 *   `https://www.example.com`; `BASE_PATH`: empty, or a path such as `/site` without a trailing slash.
 * @returns {{ siteUrl: string, basePath: string, isDefault: boolean }} `siteUrl` without a trailing
 *   slash; `isDefault` is true when `SITE_URL` was not given.
 * @throws {Error} with one line that names the variable, its value and the form it should have.
 */
export function readSiteAddress(env) {
  const given = env.SITE_URL?.trim();
  const basePath = env.BASE_PATH?.trim() ?? "";
  if (basePath !== "" && !/^(\/(?!\.{1,2}(\/|$))[\w.~-]+)+$/.test(basePath)) {
    throw new Error(
      `BASE_PATH is "${basePath}": it should be empty, or start with a slash and not end with one, like /site.`,
    );
  }
  return { siteUrl: given ? readOrigin(given) : defaultSiteUrl, basePath, isDefault: !given };
}

const defaultSiteUrl = "https://www.example.com";

/** @param {string} value */
function readOrigin(value) {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`) {
    throw new Error(
      `SITE_URL is "${value}": it should be a web address without a path, like https://www.example.com (a path goes into BASE_PATH).`,
    );
  }
  return url.origin;
}
