/** The path of a file or page of the site on its host: `/sitemap.xml` below `BASE_PATH`. */
export function withBasePath(path: string): string {
  return `${process.env.BASE_PATH}${path}`;
}

/** The full address of a path of the site, such as `/sitemap.xml`, from `SITE_URL` and `BASE_PATH` at build time. */
export function absoluteUrl(path: string): string {
  return `${process.env.SITE_URL}${withBasePath(path)}`;
}
