/**
 * Prefixes a path of the site, such as `/sitemap.xml` or `route.path`, with `BASE_PATH`. Pages get the trailing slash that
 * `trailingSlash` in `next.config.mjs` demands. Not for Next's `Link`, which does both itself.
 */
export function withBasePath(path: string): string {
  return process.env.BASE_PATH + path.replace(/^([^.?#]*[^/.?#])(?=$|[?#])/, "$1/");
}

/** Returns the absolute URL of a path of the site, from `SITE_URL` and `withBasePath()`. */
export function absoluteUrl(path: string): string {
  return `${process.env.SITE_URL}${withBasePath(path)}`;
}
