import { contrast, isGrey, mix } from "../../lib/colour-mixing";
import { colours, darkColours } from "../../lib/content/colours";
import { type Pigment, pigments } from "../../lib/content/pigments";
import type { PigmentFacts } from "../../lib/content/schema";

/**
 * The proportion of white in the five tints of a strip, and in the five grounds of text, from the strongest to the weakest.
 * In the dark scheme light tints would be the brightest colours of the page, and grounds are mixed with its paper instead.
 */
const proportions = {
  light: { strip: [0.24, 0.44, 0.62, 0.76, 0.86], ground: [0.44, 0.62, 0.69, 0.76, 0.86] },
  dark: { strip: [0.18, 0.33, 0.46, 0.56, 0.64], ground: [0, 0.244, 0.339, 0.434, 0.59] },
};

type Scheme = keyof typeof proportions;

const white = "#ffffff";
/** Bluish, so that shades of yellow are muted. */
const black = "#1b191e";
const papers = { light: colours.paper, dark: darkColours.paper };

/** Returns the five colours of a strip and the five grounds, on which text has a contrast of 7:1, in hexadecimal. */
export function rampOf(facts: PigmentFacts, scheme: Scheme) {
  const { colour, midtone = colour, undertone = colour, tintBase = white } = facts;
  const { strip, ground } = proportions[scheme];
  return {
    strip: strip.map((proportion, index) =>
      mix(index === 0 ? midtone : undertone, tintBase, proportion),
    ),
    ground: ground.map((proportion) =>
      scheme === "light"
        ? groundOf(undertone, tintBase, proportion, colours["on-light-pigment"])
        : groundOf(shadeOf(facts), darkColours.paper, proportion, colours["on-dark-pigment"]),
    ),
  };
}

/** Returns the strongest ground of the dark scheme, on which white text is legible, and which shows on its paper. */
function shadeOf({ colour, text }: PigmentFacts) {
  if (text === "dark") return mix(colour, black, 0.83);
  return isLikePaper(colour, "dark") ? mix(colour, white, 0.2) : colour;
}

/** Whether a surface would not show on the paper of the scheme. */
function isLikePaper(colour: string, scheme: Scheme) {
  return contrast(colour, papers[scheme]) < 1.3;
}

/** Returns the mixture with the nearest proportion on which the text has a contrast of 7:1. */
function groundOf(start: string, end: string, proportion: number, text: string) {
  const distance = (other: number) => Math.abs(other - proportion);
  const mixtures = [proportion, ...Array.from({ length: 101 }, (_, percent) => percent / 100)]
    .sort((a, b) => distance(a) - distance(b))
    .map((other) => mix(start, end, other));
  const ground = mixtures.find((mixture) => isLegible(text, mixture));
  if (!ground)
    throw new Error(`No mixture of ${start} and ${end} has a contrast of 7:1 with ${text}.`);
  return ground;
}

/** Whether text has a contrast of 7:1 with its ground. */
function isLegible(text: string, ground: string) {
  return contrast(text, ground) >= 7;
}

/** Returns the colour of lines and fills in a dark pigment on the paper of the dark scheme, in hexadecimal. */
export function brighten(pigment: string) {
  return mix(pigment, white, 0.33);
}

/** Returns the variables of a pigment that are the same in both schemes. `--index` is its zero-based place in the deck. */
function variablesOf({ colour, text }: PigmentFacts, index: number) {
  const onPigment = text === "dark" ? "on-light-pigment" : "on-dark-pigment";
  return {
    "--pigment": colour,
    "--on-pigment": `var(--${onPigment})`,
    "--line-on-pigment": `${colours[onPigment]}99`,
    "--index": `${index}`,
  };
}

/** Returns those that depend on the scheme. Headings on a shade of a light pigment are in the pigment, if it is legible. */
function schemeVariablesOf(facts: PigmentFacts, scheme: Scheme) {
  const { colour, text } = facts;
  const { strip, ground } = rampOf(facts, scheme);
  const isDark = scheme === "dark";
  const onTint = isDark ? "var(--on-dark-pigment)" : "var(--on-light-pigment)";
  const rim = isDark ? "rgb(255 255 255 / 0.4)" : "rgb(0 0 0 / 0.3)";
  return {
    ...Object.fromEntries(strip.map((value, index) => [`--strip-${index + 1}`, value])),
    ...Object.fromEntries(ground.map((value, index) => [`--ground-${index + 1}`, value])),
    "--rim": isLikePaper(colour, scheme) ? rim : "transparent",
    "--on-tint": onTint,
    "--ink-on-tint": isDark && isLegible(colour, ground[0]!) ? "var(--pigment)" : onTint,
    "--bright": isDark && text === "light" ? brighten(colour) : "var(--pigment)",
    "--button": buttonOf(facts, scheme),
  };
}

/** Returns the background of a primary button on paper: dark in the light scheme, light in the dark one. */
function buttonOf({ colour, text }: PigmentFacts, scheme: Scheme) {
  if (scheme === "light") return text === "dark" ? "var(--on-light-pigment)" : "var(--pigment)";
  // A grey button would look disabled.
  return isGrey(colour) ? "var(--on-dark-pigment)" : "var(--strip-5)";
}

const entries = (Object.entries(pigments) as [Pigment, PigmentFacts][]).map(
  ([pigment, facts], index) => ({
    facts,
    index,
    /*
     * A class such as `pigment-blue`. `main` has that of its page, and takes the pigment that is chosen in a fan deck on it,
     * or that an inquiry is about. `:is()` ignores `:has()` in browsers without it.
     */
    selector: `.pigment-${pigment}, :is(main:has(.pigment-${pigment}:is(:checked, .inquiry-topic)))`,
  }),
);

/** The rules that set the variables of each pigment. */
export const pigmentRules = Object.fromEntries(
  entries.map(({ selector, facts, index }) => [
    selector,
    { ...variablesOf(facts, index), ...schemeVariablesOf(facts, "light") },
  ]),
);

/** Those of the dark scheme. */
export const darkPigmentRules = Object.fromEntries(
  entries.map(({ selector, facts }) => [selector, schemeVariablesOf(facts, "dark")]),
);
