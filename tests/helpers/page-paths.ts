import { type Route, publishedRoutes } from "@/lib/find-route";

/** Returns the path of a page in the export, which ends with a slash. */
export function pagePath({ path }: Route): string {
  return path === "/" ? path : `${path}/`;
}

/** The paths of the pages, in navigation order. */
export const paths = publishedRoutes.map(pagePath);
