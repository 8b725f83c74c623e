import { expect, it } from "vitest";
import { company } from "@/lib/company";
import en from "@/messages/en.json";
import { readPages, textOf } from "@/tests/helpers/exported-page";

// Delete this file together with components/sections/statistics.tsx.
it("the statistics are labelled", () => {
  const terms = readPages().flatMap(({ document }) => [
    ...document.querySelectorAll("section[aria-labelledby=statistics-title] dt"),
  ]);
  const { products, clients, years } = company.statistics ?? {};
  const expected = [
    [en.productsAvailable, products],
    [en.satisfiedClients, clients],
    [en.yearsExperience, years],
  ];
  expect(terms.map((term) => [textOf(term), textOf(term.nextElementSibling)])).toEqual(
    company.statistics ? expected : [],
  );
});
