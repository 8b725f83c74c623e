function routeOf<Name extends string, Path extends `/${string}`>(name: Name, path: Path) {
  return {
    path,
    label: name,
    title: `${name}MetaTitle`,
    description: `${name}MetaDescription`,
    heading: `${name}Title`,
    pigment: "third",
  } as const;
}

/** The form of the about page sends, and the one of the contact page does not. */
export const routes = {
  home: routeOf("home", "/"),
  about: routeOf("about", "/about"),
  services: routeOf("services", "/services"),
  contact: routeOf("contact", "/contact"),
  broken: { ...routeOf("broken", "/services/broken"), navigation: false },
  privacy: {
    path: "/privacy",
    label: "privacyNotice",
    title: "privacyNotice",
    description: "privacyMetaDescription",
    heading: "privacyNotice",
    pigment: "sixth",
    navigation: false,
  },
} as const;
