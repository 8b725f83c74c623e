import * as companyFacts from "@/lib/content/company";
import { pigments } from "@/lib/content/pigments";
import { expect, test } from "@/tests/helpers/export-test";
import { exportFolder } from "@/tests/helpers/exported-file";
import { readExportedPage, textsOf } from "@/tests/helpers/exported-page";
import { paths } from "@/tests/helpers/page-paths";

const { company } = companyFacts;

/** Returns each value of an object and of the objects in it. */
function factsOf(value: unknown): string[] {
  return value instanceof Object ? Object.values(value).flatMap(factsOf) : [String(value)];
}

/** The facts that may be shown; the browser tests of the language check the texts with letters. */
const facts = [...Object.values(companyFacts), pigments].flatMap(factsOf);

for (const path of [...paths, "404.html"]) {
  test(`every number on ${path} is a fact`, () => {
    const document = readExportedPage(exportFolder, path);
    const numbers = textsOf(document.body).filter((text) => /^[^\p{L}]*\d[^\p{L}]*$/u.test(text));
    expect(numbers).toContain(String(company.copyrightYear));
    // Other tests check hours and steps; tables and dates are not facts about the company.
    const checked = [...document.querySelectorAll("dd, ol, table, time")].flatMap(textsOf);
    const others = numbers.filter((text) => !facts.includes(text) && !checked.includes(text));
    const advice = `${path} has ${others}: add it to lib/content/company.ts, add words, or use <time>, <table>, <ol> or <dd>`;
    expect(others, advice).toEqual([]);
  });
}
