import { hasPrivacyNotice } from "../content/privacy-notice";
import { routes } from "../content/routes";
import type { RouteFacts } from "../content/schema";
import { normalisePath } from "../urls";

export type Route = (typeof routes)[keyof typeof routes];

/** A route other than the home page. */
export type InnerRoute = Exclude<Route, typeof routes.home>;

/** The pages of the site. */
export const publishedRoutes: Route[] = Object.values(routes).filter(
  (route) => route !== routes.privacy || hasPrivacyNotice,
);

/** The pages in the navigation. */
export const navigationRoutes = publishedRoutes.filter(isInNavigation);

/** The pages with `navigation: false` that the footer links: those that are only below the home page. */
export const otherRoutes = publishedRoutes.filter(
  (route) => !isInNavigation(route) && routesAbove(route).length < 2,
);

/** Whether a page is in the navigation. */
export function isInNavigation({ navigation }: RouteFacts) {
  return navigation !== false;
}

/** Returns the pages above a page, from the home page on: `/services` is above `/services/solvents`. */
export function routesAbove({ path }: { path: string }): Route[] {
  return publishedRoutes
    .filter((route) => route.path !== path && path.startsWith(route.path.replace(/\/?$/, "/")))
    .sort((a, b) => a.path.length - b.path.length);
}

/** Returns the route of a path, as the browser states it; undefined for an unknown path. */
export function findRoute(pathname: string): Route | undefined {
  const path = normalisePath(pathname);
  return publishedRoutes.find((route) => route.path === path);
}
