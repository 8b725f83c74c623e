function routeOf<Name extends "home" | "about" | "services" | "contact">(name: Name) {
  return {
    path: name === "home" ? ("/" as const) : (`/${name}` as const),
    label: name,
    title: `${name}MetaTitle`,
    description: `${name}MetaDescription`,
    heading: `${name}Title`,
    pigment: "third",
  } as const;
}

/** The form of the about page sends, and the one of the contact page does not. */
export const routes = {
  home: routeOf("home"),
  about: routeOf("about"),
  services: routeOf("services"),
  contact: routeOf("contact"),
  privacy: {
    path: "/privacy",
    label: "privacyNotice",
    title: "privacyNotice",
    description: "footerDescription",
    heading: "privacyNotice",
    pigment: "sixth",
    navigation: false,
  },
} as const;
