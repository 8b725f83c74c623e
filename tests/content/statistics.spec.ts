import { company } from "@/lib/content/company";
import { messages } from "@/tests/helpers/dictionaries";
import { expect, test } from "@/tests/helpers/export-test";
import { readPages, textOf } from "@/tests/helpers/exported-page";

// Delete this file together with components/sections/statistics.tsx.
test("the statistics are read as a figure and its label", () => {
  const sections = readPages().flatMap(({ document }) => [
    ...document.querySelectorAll("section[aria-labelledby=statistics-title]"),
  ]);
  const { products, clients, years } = company.statistics ?? {};
  const expected = [
    `${products} ${messages.productsAvailable}`,
    `${clients} ${messages.satisfiedClients}`,
    `${years} ${messages.yearsExperience}`,
  ];
  const advice =
    "no page.tsx has <Statistics />: delete statistics in lib/content/company.ts, too, or put it back";
  expect(sections.length > 0, advice).toBe(company.statistics !== undefined);
  for (const section of sections) {
    expect([...section.querySelectorAll("li")].map(textOf)).toEqual(expected);
  }
});
