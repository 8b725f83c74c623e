import type { Pigment } from "./pigments";
import type { RouteFacts } from "./schema";

/** The pages in the order of the navigation, with the message keys of their texts. `privacy` is published with its notice. */
export const routes = {
  home: {
    path: "/",
    label: "home",
    title: "homeMetaTitle",
    description: "homeMetaDescription",
    heading: "heroTitle",
    pigment: "blue",
  },
  about: {
    path: "/about",
    label: "about",
    title: "aboutMetaTitle",
    description: "aboutMetaDescription",
    heading: "aboutTitle",
    pigment: "yellow",
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
  privacy: {
    path: "/privacy",
    label: "privacyNotice",
    title: "privacyNotice",
    description: "privacyMetaDescription",
    heading: "privacyNotice",
    pigment: "black",
    navigation: false,
  },
} as const satisfies Record<string, RouteFacts<Pigment>>;
