/** The routes, in the order of the navigation: the keys of what names them, and the pigments of their heads. */
export const routes = {
  home: {
    path: "/",
    label: "home",
    title: "homeMetaTitle",
    description: "homeMetaDescription",
    heading: "heroTitle",
    pigments: ["white", "yellow", "magenta", "blue", "green", "black"],
  },
  about: {
    path: "/about",
    label: "about",
    title: "aboutMetaTitle",
    description: "aboutMetaDescription",
    heading: "aboutTitle",
    pigments: ["blue"],
  },
  services: {
    path: "/services",
    label: "services",
    title: "servicesMetaTitle",
    description: "servicesMetaDescription",
    heading: "servicesTitle",
    pigments: ["magenta"],
  },
  contact: {
    path: "/contact",
    label: "contact",
    title: "contactMetaTitle",
    description: "contactMetaDescription",
    heading: "contactTitle",
    pigments: ["green"],
  },
} as const;

export type Route = (typeof routes)[keyof typeof routes];

/** The path as it stands in addresses, with the slash that `trailingSlash` puts behind it. */
export function hrefOf(route: Route): string {
  return route.path === "/" ? route.path : `${route.path}/`;
}

/** Finds the route of a path, with or without its trailing slash or `index.html`; undefined for an unknown one. */
export function findRoute(pathname: string): Route | undefined {
  const path = pathname.replace(/\/(index\.html)?$/, "") || "/";
  return Object.values(routes).find((route) => route.path === path);
}
