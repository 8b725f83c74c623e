import { brighten, darkTints, darken, tintOf, tints } from "../../lib/colour-mixing";
import { colours } from "../../lib/content/colours";
import { type Pigment, pigments } from "../../lib/content/pigments";
import type { PigmentFacts } from "../../lib/content/types";

const entries = Object.entries(pigments) as [Pigment, PigmentFacts][];

/** Returns the variables of a surface in a pigment, or in its strip. All of them, because one may be inside another. */
function variablesOf([pigment, facts]: [Pigment, PigmentFacts]) {
  const { text, midtone, undertone, tintBase = "255 255 255", rim = "transparent" } = facts;
  const onPigment = text === "dark" ? "on-light-pigment" : "on-dark-pigment";
  return {
    "--pigment": `var(--pigment-${pigment})`,
    "--midtone": midtone ?? "var(--pigment)",
    "--undertone": undertone ?? "var(--pigment)",
    // In the light scheme, a light pigment has no shade, but the dark of its text.
    "--shade":
      text === "dark" ? `var(--shade-${pigment}, var(--on-light-pigment))` : "var(--pigment)",
    "--tint-base": tintBase,
    "--rim": rim,
    "--on-pigment": `var(--${onPigment})`,
    "--line-on-pigment": `${colours[onPigment]}99`,
  };
}

/**
 * Returns the variables of a surface in a tint of the pigment, or in a shade in the dark scheme. Dark text on a tint, and
 * white text on a shade, have a contrast of 7:1; headings on a shade of a light pigment are in the pigment or a tint of it.
 */
function tintVariablesOf([pigment, { colour, text }]: [Pigment, PigmentFacts]) {
  const variables = { "--bright": `var(--bright-${pigment}, var(--pigment))` };
  if (text === "light") return { ...variables, "--least-white": "0.6" };
  return {
    ...variables,
    "--least-white": "0",
    "--ink-1": "var(--pigment)",
    "--ink-2": tintOf(colour, 0.3),
    "--ink-3": tintOf(colour, 0.5),
  };
}

/** A class such as `pigment-blue` for each pigment. `--index` is its zero-based position in the fan deck. */
export const pigmentClasses = Object.fromEntries(
  entries.map((entry, index) => [
    `.pigment-${entry[0]}`,
    { ...variablesOf(entry), ...tintVariablesOf(entry), "--index": `${index}` },
  ]),
);

/**
 * Elements with the class `chosen-pigment` have the pigment that is chosen in the fan deck on the same page, or that the
 * inquiry on the contact page is about.
 */
export const chosenPigmentRules = Object.fromEntries(
  entries.map((entry) => [
    `main:has(.pigment-${entry[0]}:is(:checked, .inquiry-topic)) .chosen-pigment`,
    variablesOf(entry),
  ]),
);

/** The variables of all pigments in the light scheme, such as `--pigment-blue` and `--tint-1`. */
export const lightVariables: Record<string, string> = Object.fromEntries([
  ...entries.map(([pigment, { colour }]) => [`--pigment-${pigment}`, colour]),
  ...tintsToVariables(tints),
]);

/**
 * Those that differ in the dark scheme. Pigments that are too dark for lines on its paper have a `--bright-…`, others a
 * `--shade-…`.
 */
export const darkVariables: Record<string, string> = Object.fromEntries([
  ...entries.map(([pigment, { colour, text }]) =>
    text === "light"
      ? [`--bright-${pigment}`, brighten(colour)]
      : [`--shade-${pigment}`, darken(colour)],
  ),
  ...tintsToVariables(darkTints),
]);

function tintsToVariables(proportions: number[]) {
  return proportions.map((white, index) => [`--tint-${index + 1}`, `${white}`]);
}
