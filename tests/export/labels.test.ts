import { describe, expect, it } from "vitest";
import { company } from "@/lib/company";
import { pigments } from "@/lib/pigments";
import en from "@/messages/en.json";
import { exportFolder } from "@/tests/helpers/exported-file";
import { readExportedPage, readPages, textOf, textsOf } from "@/tests/helpers/exported-page";
import { fixedLabels } from "@/tests/helpers/fixed-labels";

const messages: Record<string, string> = en;
const pages = readPages();
const errorPage = { path: "404.html", document: readExportedPage(exportFolder, "404.html") };

/** Returns each value of an object and of the objects in it. */
function factsOf(value: unknown): string[] {
  return value instanceof Object ? Object.values(value).flatMap(factsOf) : [String(value)];
}

/** The facts that may be shown; the browser tests of the language check the texts with letters. */
const facts = [...factsOf(company), ...factsOf(pigments)];

it.each([...pages, errorPage])("every number on $path is a fact", ({ document }) => {
  const numbers = textsOf(document.body).filter((text) => /^[^\p{L}]*\d[^\p{L}]*$/u.test(text));
  expect(numbers).toContain(String(company.copyrightYear));
  // Other tests check these.
  const checked = [...document.querySelectorAll("dd, ol")].flatMap(textsOf);
  expect(numbers.filter((text) => !facts.includes(text) && !checked.includes(text))).toEqual([]);
});

describe("the fixed labels", () => {
  // The messages of a removed section are removed with it.
  const remaining = fixedLabels.flatMap(([path, heading, labels]) => {
    const page = pages.find((page) => page.path === path);
    return page && heading in messages ? { path, heading, labels, page } : [];
  });

  it.each(remaining)("appear on $path in the section $heading", ({ page, heading, labels }) => {
    const headings = [...page.document.querySelectorAll("main :is(h1, h2)")];
    const text = messages[heading]?.replaceAll("\n", " ");
    const section = headings.find((element) => textOf(element) === text)?.closest("section");
    expect(section, `a section with the heading "${text}"`).toBeDefined();
    const expected = labels.flatMap((key) => messages[key] ?? []);
    expect(textsOf(section)).toEqual(expect.arrayContaining(expected));
  });
});
