import { normalisePath } from "./urls";

/**
 * The routes in the order of the navigation, with the message keys of their texts: `label` in the navigation, `title`
 * and `description` in the metadata, `heading` as the `h1`. `pigment` is the colour of the strip on an inner page
 * and in its preview image. A route with `navigation: false`, such as a privacy notice, is linked only from the footer.
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
} as const;

export type Route = (typeof routes)[keyof typeof routes];

/** Whether a route is in the navigation. */
export function isInNavigation({ navigation = true }: { path: string; navigation?: boolean }) {
  return navigation;
}

/** The routes in the navigation. */
export const navigationRoutes = Object.values(routes).filter(isInNavigation);

/** The routes with `navigation: false`. */
export const otherRoutes = Object.values(routes).filter((route) => !isInNavigation(route));

/** A route other than the home page. */
export type InnerRoute = Exclude<Route, typeof routes.home>;

/** Returns the route of a path, as the browser states it; undefined for an unknown path. */
export function findRoute(pathname: string): Route | undefined {
  const path = normalisePath(pathname);
  return Object.values(routes).find((route) => route.path === path);
}
