/** Prefixes a path of the site, such as `/sitemap.xml`, with `BASE_PATH`. */
export function withBasePath(path: string): string {
  return `${process.env.BASE_PATH}${path}`;
}

/** Returns the absolute URL of a path of the site, such as `/sitemap.xml`, from `SITE_URL` and `BASE_PATH`. */
export function absoluteUrl(path: string): string {
  return `${process.env.SITE_URL}${withBasePath(path)}`;
}
