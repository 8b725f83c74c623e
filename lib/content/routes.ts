import { normalisePath } from "../urls";
import { privacyNotice } from "./company";

/** The route of the privacy notice, if there is one. */
const privacy = {
  path: "/privacy",
  label: "privacyNotice",
  title: "privacyNotice",
  description: "footerDescription",
  heading: "privacyNotice",
  pigment: "black",
  navigation: false,
} as const;

/**
 * The routes in the order of the navigation, with the message keys of their texts: `label` in the navigation, `title`
 * and `description` in the metadata, `heading` as the `h1`. `pigment` is the colour of the strip on an inner page
 * and in its preview image. A route with `navigation: false`, such as a privacy notice, is linked only from the footer, or
 * only by the page above it, if its path is such as `/services/solvents`.
 * `privacy` is undefined without a privacy notice.
 */
export const routes = {
  home: {
    path: "/",
    label: "home",
    title: "homeMetaTitle",
    description: "homeMetaDescription",
    heading: "heroTitle",
  },
  about: {
    path: "/about",
    label: "about",
    title: "aboutMetaTitle",
    description: "aboutMetaDescription",
    heading: "aboutTitle",
    pigment: "blue",
  },
  services: {
    path: "/services",
    label: "services",
    title: "servicesMetaTitle",
    description: "servicesMetaDescription",
    heading: "servicesTitle",
    pigment: "magenta",
  },
  contact: {
    path: "/contact",
    label: "contact",
    title: "contactMetaTitle",
    description: "contactMetaDescription",
    heading: "contactTitle",
    pigment: "green",
  },
  ...((privacyNotice ? { privacy } : {}) as { privacy: typeof privacy }),
} as const;

export type Route = (typeof routes)[keyof typeof routes];

/** Whether a route is in the navigation. */
export function isInNavigation({ navigation = true }: { path: string; navigation?: boolean }) {
  return navigation;
}

/** The routes in the navigation. */
export const navigationRoutes = Object.values(routes).filter(isInNavigation);

/** The routes with `navigation: false` that the footer links: those that are only below the home page. */
export const otherRoutes = Object.values(routes).filter(
  (route) => !isInNavigation(route) && routesAbove(route).length < 2,
);

/** Returns the pages above a page, from the home page on: `/services` is above `/services/solvents`. */
export function routesAbove({ path }: { path: string }): Route[] {
  return Object.values(routes)
    .filter((route) => route.path !== path && path.startsWith(route.path.replace(/\/?$/, "/")))
    .sort((a, b) => a.path.length - b.path.length);
}

/** A route other than the home page. */
export type InnerRoute = Exclude<Route, typeof routes.home>;

/** Returns the route of a path, as the browser states it; undefined for an unknown path. */
export function findRoute(pathname: string): Route | undefined {
  const path = normalisePath(pathname);
  return Object.values(routes).find((route) => route.path === path);
}
