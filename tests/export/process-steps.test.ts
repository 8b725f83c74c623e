import { expect, it } from "vitest";
import { readPages, textOf, textsOf } from "@/tests/helpers/exported-page";

// Delete this file together with components/sections/process-steps.tsx.
it("the process steps are numbered from 01, each with a title and a text", () => {
  const steps = readPages().flatMap(({ document }) => [
    ...document.querySelectorAll("[aria-labelledby=process-title] ol > li"),
  ]);
  expect(steps).not.toEqual([]);
  for (const [index, step] of steps.entries()) {
    const [title, text] = ["h3", "p"].map((selector) => textOf(step.querySelector(selector)));
    expect(textsOf(step)).toEqual([`${index + 1}`.padStart(2, "0"), title, text]);
  }
});
