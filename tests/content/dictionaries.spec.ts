import { company } from "@/lib/content/company";
import { publishedRoutes } from "@/lib/facts/routes";
import { defaultLanguage } from "@/lib/i18n/languages";
import { weekdays } from "@/lib/weekdays";
import { expect } from "@/tests/helpers/fixtures";
import { isTranslatable } from "./checks";
import { dictionaries, test } from "./site";

type Texts = Record<string, string>;

const english: Texts = dictionaries[defaultLanguage];
/** Keys whose messages may be the same in all languages. */
const identicalKeys = ["menu"];
const titles: string[] = publishedRoutes.map(({ title }) => title);
const descriptions: string[] = publishedRoutes.map(({ description }) => description);

/** Whether a message has words, apart from placeholders, and is not only a name, such as that of a service. */
function isTranslated(message = "") {
  const isName = /^<name>[^<]*<\/name>$/.test(message);
  return isTranslatable(message.replace(/\{\w+\}/g, "")) && !isName;
}

for (const [language, texts] of Object.entries<Texts>(dictionaries)) {
  const file = `messages/${language}.json`;

  /** Expects no key of `messages/en.json` to be wrong; otherwise the failure starts with the keys and the advice. */
  const expectNone = (isWrong: (key: string) => boolean, advice: string) => {
    const keys = Object.keys(english).filter(isWrong);
    expect.soft(keys, `${keys.join(", ")} in ${file} ${advice}`).toEqual([]);
  };

  test(`${file} has different titles and descriptions that fit searches`, () => {
    // Search engines index only the default language; texts of others, such as Chinese, may be shorter.
    const minimum = language === defaultLanguage ? 70 : 1;
    const lengthOf = (key: string) => texts[key]?.length ?? 0;
    expectNone(
      (key) => titles.includes(key) && `${texts[key]} | ${company.name}`.length > 60,
      "must be shorter: with the company name, it has more than 60 characters",
    );
    expectNone(
      (key) => descriptions.includes(key) && (lengthOf(key) < minimum || lengthOf(key) > 160),
      `must have ${minimum} to 160 characters`,
    );
    expectNone(
      (key) =>
        [titles, descriptions].some(
          (keys) => keys.includes(key) && keys.filter((k) => texts[k] === texts[key]).length > 1,
        ),
      "must differ from the texts of other pages",
    );
  });

  test(`${file} has a name for each day, and times with their hour and minute`, () => {
    const names = weekdays.map((day) => texts[day]);
    const isRepeated = (key: string) =>
      weekdays.some((day) => day === key) && names.filter((name) => name === texts[key]).length > 1;
    expectNone(isRepeated, "must differ from the other days");
    const lacks = (keys: RegExp, values: RegExp) => (key: string) =>
      keys.test(key) && !values.test(texts[key] ?? "");
    const times = /^time(Morning|Midday|Afternoon|Night)$/;
    expectNone(lacks(times, /\{hour\}.+\{minute\}/), "needs {hour}, then {minute}");
    expectNone(lacks(/^hoursRange$/, /\{opens\}.+\{closes\}/), "needs {opens}, then {closes}");
  });

  if (language === defaultLanguage) continue;

  test(`${file} has the keys of the default language in the same order`, () => {
    const [keys, expected] = [Object.keys(texts), Object.keys(english)];
    const isElsewhere = (key: string, index: number) => key !== keys[index];
    const wrong = expected.find(isElsewhere) ?? keys[expected.length];
    const advice = `write the keys of messages/en.json into ${file}, in the same order: look at ${wrong}`;
    expect(keys, advice).toEqual(expected);
  });

  test(`${file} has the English message only for the listed keys`, () => {
    const isIdentical = (key: string) =>
      english[key] === texts[key] && !identicalKeys.includes(key) && isTranslated(english[key]);
    expectNone(isIdentical, "must be translated; a name needs <name>…</name>");
  });
}
