import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { checkFacts } from "@/lib/facts/check-facts";
import { type Dictionaries, linkTexts, plainTexts } from "@/lib/facts/check-messages";
import type { Language, MessageKey } from "@/lib/i18n/languages";
import { weekdays } from "@/lib/weekdays";
import { listFiles } from "@/scripts/list-files.mjs";
import { en, ms } from "@/tests/fixture-site/messages";

type Texts = Record<string, string | undefined>;

/** Checks messages, with the other facts of the fixture site; the files of its documents do not exist. */
function findErrors(messages: Record<Language, Texts>) {
  const facts = { documents: { documents: [] }, messages: messages as Dictionaries };
  return checkFacts("https://chem.example", facts).errors;
}

it.each<[string, Texts, Texts?]>([
  ["the texts of the site", {}],
  ["a new text", { packaging: "Packaging" }, { packaging: "Pembungkusan" }],
  [
    "a new text with the common placeholders and tags",
    {
      packaging: "<name>{company}</name>: <phone>{number}</phone>, <mail>{email}</mail>, <b>or</b>",
    },
    {
      packaging:
        "<b>atau</b>: <mail>{email}</mail>, <phone>{number}</phone>, <name>{company}</name>",
    },
  ],
  ["facts in a description", { homeMetaDescription: "{town}" }, { homeMetaDescription: "{town}" }],
  ["signs that are no tags", { learnMore: "pH < 7, > 3 & R&D; it's" }],
  [
    "placeholders that the code fills",
    { askAbout: "{topic}: {company}" },
    { askAbout: "{company}: {topic}" },
  ],
])("%s are correct", (_name, english, malay) => {
  const messages = { en: { ...en, ...english }, ms: { ...ms, ...malay } };
  expect(findErrors(messages)).toEqual([]);
});

const facts = "{company}, {number}, {email}, {town}, {state}";
const all = `${facts}, <name>, <b>, <phone>, <mail>`;
const emptyFault = 'is not a text of 1 or more characters between quotes. Example: "Learn More".';
const braceFault =
  'is not correct: a brace is not closed, or has no name in it. Example: "Text with {company}".';
const tagFault =
  'is not correct: a tag is not closed, or is HTML. Example: "Our town is <name>{town}</name>".';
const partFault = (part: string, parts = all) =>
  `is not correct: it has ${part}, but can have only ${parts}. Example: "Text with {company}".`;
const textFault = (part: string) => partFault(part, facts);

// The key, a wrong English text, and what the owner reads after the name of the file.
it.each<[string, string | undefined, string]>([
  ["messageReceived", "", `messageReceived "" ${emptyFault}`],
  [
    "messageReceived",
    "  ",
    `messageReceived "  " ${emptyFault} Delete the space at its start or end.`,
  ],
  ["messageReceived", "Send ", `messageReceived "Send " ${emptyFault} Delete the space`],
  ["messageReceived", "\u200b", `messageReceived "\u200b" ${emptyFault}`],
  ["messageReceived", "Send {company, number}", partFault("{company, …}")],
  ["messageReceived", "Send '<b>now", partFault("the text <b>")],
  ["messageReceived", "Send <phone></phone>", partFault("<phone></phone>")],
  ["messageReceived", "Send {company", `messageReceived "Send {company" ${braceFault}`],
  ["messageReceived", "Send {}", `messageReceived "Send {}" ${braceFault}`],
  ["messageReceived", "Send {a b}", `messageReceived "Send {a b}" ${braceFault}`],
  [
    "messageReceived",
    "Send company}",
    `messageReceived "Send company}" ${partFault("the text }")}`,
  ],
  [
    "messageReceived",
    "Send {special}",
    `messageReceived "Send {special}" ${partFault("{special}")}`,
  ],
  ["messageReceived", "Send <b>now", `messageReceived "Send <b>now" ${tagFault}`],
  ["messageReceived", "Send now</b>", `messageReceived "Send now</b>" ${tagFault}`],
  ["messageReceived", "Send<br>now", `messageReceived "Send<br>now" ${tagFault}`],
  [
    "messageReceived",
    "Send<br/>now",
    `messageReceived "Send<br/>now" ${partFault("the text <br/>")}`,
  ],
  ["messageReceived", "<a href='/'>Send</a>", `messageReceived "<a href='/'>Send</a>" ${tagFault}`],
  ["messageReceived", "<i>Send</i>", `messageReceived "<i>Send</i>" ${partFault("<i>")}`],
  [
    "messageReceived",
    "Send&nbsp;now",
    `messageReceived "Send&nbsp;now" ${partFault("the text &nbsp;")}`,
  ],
  ["messageReceived", "{n, plural, other {# <i>a</i>}}", partFault("{n, …}")],
  ["noCode", "<phone>Call</phone>", partFault("<phone>", `${facts}, <name>, <b>`)],
  ["mapTitle", "Map of <name>Nilai</name>", textFault("<name>")],
  ["homeTitle", "<b>Home</b>", textFault("<b>")],
  ["aboutMetaDescription", "{special}", textFault("{special}")],
  ["serviceFirst", "<name>First</name>", textFault("<name>")],
  ["serviceFirstFeature", "<b>First</b>", textFault("<b>")],
  ["lastName", "<b>Name</b>", textFault("<b>")],
  ["monday", "<b>Monday</b>", textFault("<b>")],
  ["openUntil", "Open <b>now</b>. {time}", partFault("<b>", `${facts}, {time}`)],
])("a build stops at a wrong text: %s %j", (key, text, sentence) => {
  // The same in both languages, so that they do not differ.
  const [english, ...others] = findErrors({
    en: { ...en, [key]: text },
    ms: { ...ms, [key]: text },
  });
  expect(english).toMatch(`messages/en.json: ${key} `);
  expect(english).toContain(sentence);
  expect(others).toEqual([english!.replace("en.json", "ms.json")]);
});

// Two texts of a key, and the line about the one or the other.
it.each<[string, string | undefined, string | undefined, string]>([
  [
    "orPhone",
    "Or phone {number}",
    "Atau telefon",
    'messages/ms.json: orPhone "Atau telefon" is not correct: it lacks {number}, which another language has. Example: "Or phone {number}".',
  ],
  [
    "orPhone",
    "Or phone",
    "<phone>{number}</phone>",
    'messages/en.json: orPhone "Or phone" is not correct: it lacks {number}, <phone>, which another',
  ],
  [
    "orPhone",
    "Or phone",
    undefined,
    "messages/ms.json: orPhone is missing: it should be a text of 1 or more characters between quotes.",
  ],
  [
    "sampling",
    undefined,
    "Persampelan",
    "messages/ms.json: sampling is not a key of messages/en.json: correct its spelling, add it there, or delete it.",
  ],
  // Not a second line about the Malay text, which lacks what nothing fills.
  ["orPhone", "{special}", "Atau", "messages/en.json: orPhone"],
  ["orPhone", "{number", "Atau", "messages/en.json: orPhone"],
])("a build stops at two texts that differ: %s %j %j", (key, english, malay, sentence) => {
  const withText = (texts: Texts, text?: string) =>
    Object.fromEntries(
      Object.entries({ ...texts, [key]: text }).filter(([, value]) => value !== undefined),
    );
  const errors = findErrors({ en: withText(en, english), ms: withText(ms, malay) });
  expect(errors).toEqual([expect.stringContaining(sentence)]);
});

const sources = ["app", "components", "lib"]
  .flatMap((folder) => listFiles(folder, ""))
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(file, "utf8"));

it("each message that a component needs as a text is known as one", () => {
  const pattern = /\bt\(\s*"(\w+)"|\bt\([^"()]* \? "(\w+)" : "(\w+)"\)|\balt="(\w+)"/g;
  const keys = sources
    .flatMap((source) => [...source.matchAll(pattern)])
    .flatMap(([, ...groups]) => groups.filter(Boolean)) as MessageKey[];
  expect(keys.length).toBeGreaterThan(40);
  expect(keys.filter((key) => !plainTexts.includes(key))).toEqual([]);
  const times = ["timeAfternoon", "timeMidday", "timeMorning", "timeNight"];
  expect(plainTexts.filter((key) => !keys.includes(key))).toEqual([...weekdays, ...times]);
});

it("each message in a link or a button is known as one", () => {
  const keys = sources
    .flatMap((source) => [
      ...source.matchAll(/<(a|button|\w*(?:Button|Anchor|Link))\b[^]*?<\/\1>/g),
    ])
    .flatMap(([element]) => [...element.matchAll(/<Message id="(\w+)"/g)])
    .map(([, key]) => key as MessageKey);
  const inLinks = keys.filter((key) => !plainTexts.includes(key));
  expect([...new Set(inLinks)].sort()).toEqual(linkTexts);
});
