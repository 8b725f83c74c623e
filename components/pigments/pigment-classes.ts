import { brighten, tints } from "../../lib/colour-mixing";
import { type Pigment, pigments } from "../../lib/content/pigments";
import type { PigmentFacts } from "../../lib/content/types";

const entries = Object.entries(pigments) as [Pigment, PigmentFacts][];

/** Returns the variables of a pigment. All of them, because one pigment may be inside another. */
function variablesOf([pigment, facts]: [Pigment, PigmentFacts]) {
  const { text, midtone, undertone, tintBase = "255 255 255", rim = "transparent" } = facts;
  const colour = `var(--pigment-${pigment})`;
  return {
    "--pigment": colour,
    "--midtone": midtone ?? "var(--pigment)",
    "--undertone": undertone ?? "var(--pigment)",
    "--tint-base": tintBase,
    "--rim": rim,
    // Dark text on a tint, and light text on a shade, have a contrast of 7:1.
    "--least-white": text === "dark" ? "0" : "0.6",
    "--shade-slope": text === "dark" ? "0.38" : "1.4",
    "--shade-offset": text === "dark" ? "0.55" : "-0.62",
    "--on-pigment": text === "dark" ? "var(--on-light-pigment)" : "var(--on-dark-pigment)",
    "--bright": `var(--bright-${pigment}, ${colour})`,
  };
}

/** A class such as `pigment-blue` for each pigment. `--index` is its zero-based position in the fan deck. */
export const pigmentClasses = Object.fromEntries(
  entries.map((entry, index) => [
    `.pigment-${entry[0]}`,
    { ...variablesOf(entry), "--index": `${index}` },
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
  ...tints.map((tint, index) => [`--tint-${index + 1}`, `${tint}`]),
]);

/** Those that differ in the dark scheme. Pigments that are too dark for lines on its paper have a `--bright-…`. */
export const darkVariables: Record<string, string> = Object.fromEntries(
  entries.flatMap(([pigment, { colour, text }]) =>
    text === "light" ? [[`--bright-${pigment}`, brighten(colour)]] : [],
  ),
);
