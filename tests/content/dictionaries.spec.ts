import { publishedRoutes } from "@/lib/find-route";
import { type Language, defaultLanguage, languageCodes } from "@/lib/i18n/languages";
import { documentTitle } from "@/lib/seo/document-title";
import { dictionaries } from "@/tests/helpers/dictionaries";
import { expect, test } from "@/tests/helpers/export-test";

function readTexts(language: Language): Record<string, string> {
  return dictionaries[language];
}

/** The path of the dictionary of each language, and all its texts. */
const files = languageCodes.map(
  (language) => [`messages/${language}.json`, readTexts(language)] as const,
);
/** The texts of the default language, which is the first. */
const [, english] = files[0]!;
const translations = files.filter(([, messages]) => messages !== english);

/** Keys whose messages may be the same in all languages. */
const identicalKeys = ["menu"];
/** Matches a message that is only a name, such as that of a service. */
const isName = /^<name>[^<]*<\/name>$/;

/** Returns advice about each key of `messages/en.json` that is not as it should be. */
function advise(isWrong: (key: string) => boolean, advice: string) {
  const keys = Object.keys(english).filter(isWrong);
  return keys.map((key) => `\`${key}\` ${advice}`);
}

/** Returns the `{value}` placeholders and `<name>` tags of a message. */
function placeholders(message = "") {
  const found = message.match(/\{\w+\}|<\/?\w+>/g) ?? [];
  return found.sort().join(" ");
}

for (const [file, messages] of translations) {
  test(`${file} has the keys of the default language in the same order`, () => {
    expect(Object.keys(messages)).toEqual(Object.keys(english));
  });
}

for (const [file, messages] of files) {
  test(`${file} has no empty or untrimmed message`, () => {
    const isUntrimmed = (key: string) => !messages[key] || /^\s|\s$/.test(messages[key]);
    const advice = `is empty, or starts or ends with a space, in ${file}`;
    expect(advise(isUntrimmed, advice)).toEqual([]);
  });
}

for (const [file, messages] of translations) {
  test(`${file} has the English message only for the listed keys`, () => {
    const hasWords = (text = "") =>
      /\p{L}/u.test(text.replace(/\{\w+\}/g, "")) && !isName.test(text);
    const isIdentical = (key: string) =>
      english[key] === messages[key] && !identicalKeys.includes(key) && hasWords(english[key]);
    const advice = `is not translated in ${file}; a name needs <name>…</name>`;
    expect(advise(isIdentical, advice)).toEqual([]);
  });
}

for (const [file, messages] of translations) {
  test(`${file} has the placeholders of the default language`, () => {
    const isDifferent = (key: string) => placeholders(english[key]) !== placeholders(messages[key]);
    const advice = `needs the {value} and <name> of messages/${defaultLanguage}.json in ${file}`;
    expect(advise(isDifferent, advice)).toEqual([]);
  });
}

for (const [file, texts] of files) {
  test(`${file} has different titles and descriptions that fit searches`, () => {
    const titles: string[] = publishedRoutes.map(({ title }) => title);
    const descriptions: string[] = publishedRoutes.map(({ description }) => description);
    // Search engines index only the default language; texts of others, such as Chinese, may be shorter.
    const minimum = texts === english ? 70 : 1;
    const lengthOf = (key: string) => texts[key]?.length ?? 0;
    const isLongTitle = (key: string) =>
      titles.includes(key) && documentTitle(texts[key] ?? "").length > 60;
    const isUnsuitable = (key: string) =>
      descriptions.includes(key) && (lengthOf(key) < minimum || lengthOf(key) > 160);
    const isRepeated = (key: string) =>
      [titles, descriptions].some(
        (keys) => keys.includes(key) && keys.filter((k) => texts[k] === texts[key]).length > 1,
      );
    expect([
      ...advise(isLongTitle, `in ${file}, with the company name, has more than 60 characters`),
      ...advise(isUnsuitable, `in ${file} does not have ${minimum} to 160 characters`),
      ...advise(isRepeated, `in ${file} is the text of another page too`),
    ]).toEqual([]);
  });
}
