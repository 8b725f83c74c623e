import { expect, it } from "vitest";
import { hrefOf, routes } from "@/lib/routes";
import en from "@/messages/en.json";
import { exportFolder } from "@/tests/helpers/exported-file";
import { readExportedPage, textOf, textsOf } from "@/tests/helpers/exported-page";

// Delete this file together with components/sections/process-steps.tsx.
it("the process steps are numbered from 01, each with a title and a text", () => {
  const page = readExportedPage(exportFolder, hrefOf(routes.services));
  const title = [...page.querySelectorAll("h2")].find((title) => textOf(title) === en.ourProcess);
  const steps = [...(title?.closest("section")?.querySelectorAll("ol > li") ?? [])];
  expect(steps).not.toEqual([]);
  expect(steps.map(textsOf)).toEqual(
    steps.map((step, index) => [
      String(index + 1).padStart(2, "0"),
      textOf(step.querySelector("h3")),
      textOf(step.querySelector("p")),
    ]),
  );
});
