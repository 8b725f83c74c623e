/**
 * Prefixes a path of the site, such as `/sitemap.xml` or `route.path`, with `BASE_PATH`. Pages get the trailing slash that
 * `trailingSlash` in `next.config.mjs` demands. Not for Next's `Link`, which does both itself.
 */
export function withBasePath(path: string): string {
  return process.env.BASE_PATH + path.replace(/^([^.?#]*[^/.?#])(?=$|[?#])/, "$1/");
}

/** Returns the path of a page in the form of the routes: decoded, without a trailing slash or `index.html`. */
export function normalisePath(pathname: string): string {
  const path = pathname.replace(/\/(index\.html)?$/, "") || "/";
  try {
    return decodeURI(path);
  } catch {
    // Not valid UTF-8.
    return path;
  }
}

/** Returns the absolute URL of a path of the site, from `SITE_URL` and `withBasePath()`. */
export function absoluteUrl(path: string): string {
  return `${process.env.SITE_URL}${withBasePath(path)}`;
}
