import { expect, it } from "vitest";
import { company } from "@/lib/company";
import { hrefOf, routes } from "@/lib/routes";
import en from "@/messages/en.json";
import { exportFolder } from "@/tests/helpers/exported-file";
import { readExportedPage, textOf } from "@/tests/helpers/exported-page";

// Delete this file together with components/sections/statistics.tsx.
it("the statistics are labelled, in the section with their title", () => {
  const pages = Object.values(routes).map((route) => readExportedPage(exportFolder, hrefOf(route)));
  const titles = pages.flatMap((page) => [...page.querySelectorAll("main h2")]);
  const section = titles.find((title) => textOf(title) === en.companyInFigures)?.closest("section");
  const terms = [...(section?.querySelectorAll("dt") ?? [])];
  const { statistics } = company;
  expect(terms.map((term) => [textOf(term), textOf(term.nextElementSibling)])).toEqual(
    statistics
      ? [
          [en.productsAvailable, statistics.products],
          [en.satisfiedClients, statistics.clients],
          [en.yearsExperience, statistics.years],
        ]
      : [],
  );
});
