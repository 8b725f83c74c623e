/** The four routes, in the order of the navigation; labels, titles and descriptions are keys of the dictionary. */
export const routes = {
  home: {
    path: "/",
    label: "home",
    title: "homeMetaTitle",
    description: "homeMetaDescription",
  },
  about: {
    path: "/about",
    label: "about",
    title: "aboutMetaTitle",
    description: "aboutMetaDescription",
  },
  services: {
    path: "/services",
    label: "services",
    title: "servicesMetaTitle",
    description: "servicesMetaDescription",
  },
  contact: {
    path: "/contact",
    label: "contact",
    title: "contactMetaTitle",
    description: "contactMetaDescription",
  },
} as const;

export type Route = (typeof routes)[keyof typeof routes];

/** The path as it stands in addresses, with the slash that `trailingSlash` puts behind it. */
export function addressOf(route: Route): string {
  return route.path === "/" ? route.path : `${route.path}/`;
}

/** Finds the route of a path, with or without its trailing slash or `index.html`; undefined for an unknown one. */
export function findRoute(pathname: string): Route | undefined {
  const path = pathname.replace(/\/(index\.html)?$/, "") || "/";
  return Object.values(routes).find((route) => route.path === path);
}
