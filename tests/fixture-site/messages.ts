import ownMessages from "../../messages/en.json" with { type: "json" };
import { company } from "./content/company";
import { pigments } from "./content/pigments";
import { routes } from "./content/routes";
import { services } from "./content/services";
import { values } from "./content/values";

type Texts<Item> = Extract<Item[keyof Item], string>;
type Route = (typeof routes)[keyof typeof routes];
type Pigment = (typeof pigments)[keyof typeof pigments];
type Value = (typeof values)[keyof typeof values];

/** The keys of the messages of the fixture site. */
type FixtureKey =
  | keyof typeof ownMessages
  | Texts<Pick<Route, "label" | "title" | "heading" | "description">>
  | Texts<Pick<(typeof services)[number], "title" | "description">>
  | (typeof services)[number]["features"][number]
  | Texts<Pick<Pigment, "description" | "uses">>
  | Texts<Pick<Value, "title" | "text">>;

/** The messages: their keys as text, such as "Learn more en", with the placeholders and tags of the real ones. */
export const messages = { en: write("en"), ms: write("ms") };

export const { en, ms } = messages;

function write(language: string) {
  const keys = [
    ...Object.values(routes).flatMap(({ label, title, heading, description }) => [
      label,
      title,
      heading,
      description,
    ]),
    ...services.flatMap(({ title, description, features }) => [title, description, ...features]),
    ...Object.values(pigments).flatMap(({ description, uses }) => [description, uses]),
    ...Object.values(values).flatMap(({ title, text }) => [title, text]),
  ];
  const texts = { ...Object.fromEntries(keys.map((key) => [key, ""])), ...ownMessages };
  const { locality, region } = company.address;
  const entries = Object.entries(texts).map(([key, text]) => {
    const message = writeText(key, text, language);
    return [key, message.replace("{town}", locality).replace("{state}", region)];
  });
  return Object.fromEntries(entries) as Record<FixtureKey, string>;
}

/** Returns the place for a description, which search results show, and which has a minimum length. */
function place(key: string) {
  if (!/(Meta|footer)Description$/.test(key)) return "";
  const { locality, region, country } = company.address;
  return `${locality}, ${region}, ${country}`.padEnd(50, ".");
}

/** Returns a key as text, with the placeholders and tags of the real text. */
function writeText(key: string, text: string, language: string) {
  const words = key
    .replace(/MetaTitle$/, "")
    .replace(/[A-Z]|\d+/g, (part) => ` ${part.toLowerCase()}`);
  // Links have a text of their language; names have the same in all.
  const values = (text.match(/<(\w+)>.*?<\/\1>|\{\w+\}/g) ?? []).map((value) =>
    value.replace(/<(phone|mail)>.*</, `<$1>$1 ${language}<`),
  );
  const sentence = [words, language, values.join(language === "ms" ? " dan " : " and "), place(key)]
    .join(" ")
    .trim();
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
