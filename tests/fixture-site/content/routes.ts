/** The form of the about page sends, and the one of the contact page does not. */
export const routes = {
  home: {
    path: "/",
    label: "home",
    title: "homeMetaTitle",
    description: "homeMetaDescription",
    heading: "homeTitle",
    pigment: "third",
  },
  about: {
    path: "/about",
    label: "about",
    title: "aboutMetaTitle",
    description: "aboutMetaDescription",
    heading: "aboutTitle",
    pigment: "third",
  },
  services: {
    path: "/services",
    label: "services",
    title: "servicesMetaTitle",
    description: "servicesMetaDescription",
    heading: "servicesTitle",
    pigment: "third",
  },
  contact: {
    path: "/contact",
    label: "contact",
    title: "contactMetaTitle",
    description: "contactMetaDescription",
    heading: "contactTitle",
    pigment: "third",
  },
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
