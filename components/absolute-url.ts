/** The full address of a path of the site, such as `/sitemap.xml`, from `SITE_URL` and `BASE_PATH` at build time. */
export function absoluteUrl(path: string): string {
  return `${process.env.SITE_URL}${process.env.BASE_PATH}${path}`;
}
