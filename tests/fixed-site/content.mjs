import ownMessages from "../../messages/en.json" with { type: "json" };

// What the fixed site has instead of the content of the owner, so that no edit of it changes the results of its tests.

const pages = /** @type {const} */ (["home", "about", "services", "contact"]);

const privacyRoute = {
  path: "/privacy",
  label: "privacyNotice",
  title: "privacyNotice",
  description: "footerDescription",
  heading: "privacyNotice",
  pigment: "black",
  navigation: false,
};

/** The four routes, and the privacy notice. The form of the about page sends, and the one of the contact page does not. */
export const routes = {
  ...Object.fromEntries(
    pages.map((page) => [
      page,
      {
        path: page === "home" ? "/" : `/${page}`,
        label: page,
        title: `${page}MetaTitle`,
        description: `${page}MetaDescription`,
        heading: `${page}Title`,
        pigment: "blue",
      },
    ]),
  ),
  privacy: privacyRoute,
};

/** The paths of the pages in the navigation, relative to the root of the site. */
export const paths = pages.map((page) => (page === "home" ? "./" : `${page}/`));

export const languages = {
  en: { label: "EN", locale: "en-GB" },
  ms: { label: "MS", locale: "ms-MY" },
};

const names = /** @type {const} */ (["First", "Second", "Third", "Fourth", "Fifth", "Sixth"]);

/** As many as make the page higher than a screen. */
export const services = names.map((name) => ({
  title: /** @type {const} */ (`service${name}`),
  description: /** @type {const} */ (`service${name}Text`),
  features: [],
  pigment: "blue",
}));

/**
 * @typedef {keyof typeof ownMessages
 *   | `${pages[number]}${"" | "Title" | "MetaTitle"}` | `service${names[number]}${"" | "Text"}`} FixedKey
 */

/**
 * The messages: their keys as text, such as "Learn more en", with the placeholders and tags of the real ones.
 *
 * @type {Record<"en" | "ms", Record<FixedKey, string>>}
 */
export const messages = { en: write("en"), ms: write("ms") };

export const { en, ms } = messages;

/** @param {string} language */
function write(language) {
  const fixedKeys = [
    ...Object.values(routes).flatMap((route) => [
      route.label,
      route.title,
      route.heading,
      route.description,
    ]),
    ...services.flatMap(({ title, description }) => [title, description]),
  ];
  const texts = { ...Object.fromEntries(fixedKeys.map((key) => [key, ""])), ...ownMessages };
  const entries = Object.entries(texts).map(([key, text]) => [key, writeText(key, text, language)]);
  return /** @type {Record<FixedKey, string>} */ (Object.fromEntries(entries));
}

/**
 * Returns a key as text, with the placeholders and tags of the real text.
 *
 * @param {string} key
 * @param {string} text
 * @param {string} language
 */
export function writeText(key, text, language) {
  const words = key.replace(/[A-Z]|\d+/g, (part) => ` ${part.toLowerCase()}`);
  const values = text.match(/<(\w+)>.*?<\/\1>|\{\w+\}/g) ?? [];
  const sentence = [words, language, values.join(" and ")].join(" ").trim();
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
