import type { Config } from "tailwindcss";
import plugin from "tailwindcss/plugin";
import { brighten, colours, darkColours, tints, washesOf } from "./lib/content/colours";
import { type Pigment, pigmentKeys } from "./lib/content/pigments";
import { pigmentStyles } from "./lib/pigment-styles";

/** Prefixes each name with `--`. */
function toCssVariables(values: Record<string, string>) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${name}`, value]));
}

function colourOf(pigment: Pigment) {
  return `var(--pigment-${pigment})`;
}

/** The colours of text on a pigment, and of a button on it on hover. */
const shades = {
  light: {
    "--on-pigment": "var(--on-light-pigment)",
    "--hover": colourOf("blue"),
    "--on-hover": "var(--on-dark-pigment)",
  },
  dark: {
    "--on-pigment": "var(--on-dark-pigment)",
    "--hover": colourOf("yellow"),
    "--on-hover": "var(--on-light-pigment)",
  },
};

/** Part of each pigment, because one pigment may be inside another. */
const pigmentDefaults = {
  "--midtone": "var(--pigment)",
  "--undertone": "var(--pigment)",
  "--tint-base": "255 255 255",
  "--rim": "transparent",
};

/** Returns the variables of a pigment. */
function pigmentStyle(pigment: Pigment) {
  const { shade, variables } = pigmentStyles[pigment];
  const colour = colourOf(pigment);
  const derived = {
    "--wash": `var(--wash-${pigment})`,
    "--bright": `var(--bright-${pigment}, ${colour})`,
  };
  return { "--pigment": colour, ...pigmentDefaults, ...shades[shade], ...derived, ...variables };
}

/** The variables of the washes in a scheme, such as `--wash-blue`. */
function washVariables(scheme: "light" | "dark") {
  return Object.fromEntries(
    pigmentKeys.map((pigment) => [
      `--wash-${pigment}`,
      washesOf(colours[`pigment-${pigment}`], pigmentStyles[pigment].shade)[scheme],
    ]),
  );
}

/** A class such as `pigment-blue` for each pigment. `--index` is its zero-based position in the fan deck. */
const pigmentUtilities = Object.fromEntries(
  pigmentKeys.map((pigment, index) => [
    `.pigment-${pigment}`,
    { ...pigmentStyle(pigment), "--index": `${index}` },
  ]),
);

/**
 * Elements with the class `chosen-pigment` have the pigment that is chosen in the fan deck on the same page, or that the
 * inquiry on the contact page is about.
 */
const chosenPigmentRules = Object.fromEntries(
  pigmentKeys.map((pigment) => [
    `main:has(.pigment-${pigment}:is(:checked, .inquiry-topic)) .chosen-pigment`,
    pigmentStyle(pigment),
  ]),
);

/** The variables of pigments that are too dark for lines on the paper of the dark scheme, such as `--bright-blue`. */
const brightVariables = Object.fromEntries(
  pigmentKeys
    .filter((pigment) => pigmentStyles[pigment].shade === "dark")
    .map((pigment) => [`--bright-${pigment}`, brighten(colours[`pigment-${pigment}`])]),
);

const tintVariables = Object.fromEntries(tints.map((tint, i) => [`--tint-${i + 1}`, `${tint}`]));

const colourValues = Object.fromEntries(
  Object.keys(colours).map((name) => [name, `var(--${name})`]),
);

/** Maps design tokens to theme keys. Sizes are CSS variables of `:root` in `app/styles/tokens.css`. */
export default {
  theme: {
    screens: {
      sm: "40rem",
      /** The header shows the links instead of the menu button. Fits a company name of 40 characters on one line. */
      lg: "64rem",
      xl: "80rem",
    },
    colors: {
      transparent: "transparent",
      current: "currentColor",
      wash: "var(--wash)",
      ...colourValues,
    },
    fontSize: {
      small: ["var(--text-small)", { lineHeight: "1.5" }],
      base: ["1rem", { lineHeight: "1.6" }],
      copy: ["var(--text-copy)", { lineHeight: "1.5" }],
      lead: ["var(--text-lead)", { lineHeight: "1.5" }],
      name: ["var(--text-name)", { lineHeight: "1.3" }],
      subheading: ["var(--text-subheading)", { lineHeight: "1.3" }],
      heading: ["var(--text-heading)", { lineHeight: "1.15", letterSpacing: "-0.015em" }],
      statement: ["var(--text-statement)", { lineHeight: "1.3" }],
      title: ["var(--text-title)", { lineHeight: "1.08", letterSpacing: "-0.02em" }],
      display: ["var(--text-display)", { lineHeight: "1.08", letterSpacing: "-0.02em" }],
      figure: ["var(--text-figure)", { lineHeight: "1", letterSpacing: "-0.01em" }],
    },
    fontFamily: { sans: "var(--font-text)" },
    borderRadius: { DEFAULT: "var(--radius)" },
    extend: {
      containers: {
        /** The header hides the logo mark. */
        logo: "14rem",
        /** The tile of a service is beside its text. */
        tile: "36rem",
        /** The parts of a service are columns. */
        row: "56rem",
        /** The opening hours of a day are below its name, so that all days look alike. */
        hours: "22rem",
        /** The strips of the fan deck are listed one below the other. */
        fan: "17rem",
      },
      spacing: {
        header: "var(--header-height)",
        gutter: "var(--gutter)",
        section: "var(--section-space)",
        control: "var(--control-size)",
      },
      /** About 65 characters. Not in `ch`, which would change the lines when the typeface arrives. */
      maxWidth: { prose: "44.7rem" },
    },
  },
  plugins: [
    plugin(({ addBase, addUtilities }) => {
      addBase({
        ":root": { ...toCssVariables(colours), ...tintVariables, ...washVariables("light") },
        "@media screen and (prefers-color-scheme: dark)": {
          ":root": { ...toCssVariables(darkColours), ...washVariables("dark"), ...brightVariables },
        },
        ...chosenPigmentRules,
      });
      addUtilities(pigmentUtilities);
    }),
  ],
} satisfies Config;
