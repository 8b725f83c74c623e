import type { Config } from "tailwindcss";
import plugin from "tailwindcss/plugin";
import { company } from "./lib/company";
import { breakpoints, containerBreakpoints, headerBreakpoints } from "./lib/breakpoints";
import { colours, darkColours, tints } from "./lib/colours";
import { dictionaries } from "./lib/i18n/dictionaries";
import { pigmentKeys, pigments } from "./lib/pigments";

/** Prefixes each name with `--`. */
function toCssVariables(values: Record<string, string>) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${name}`, value]));
}

/** The classes of `lib/pigments.ts`. `--index` is the zero-based position in the fan deck. */
const pigmentUtilities = Object.fromEntries(
  pigmentKeys.map((pigment, index) => {
    const { className, variables } = pigments[pigment];
    const style = { "--pigment": `var(--pigment-${pigment})`, "--index": `${index}`, ...variables };
    return [`.${className}`, style];
  }),
);

const tintVariables = Object.fromEntries(tints.map((tint, i) => [`--tint-${i + 1}`, `${tint}`]));

/**
 * Maps design tokens to theme keys. Most values are CSS variables: colours from `lib/colours.ts`, the others from
 * `:root` in `app/globals.css`. Breakpoints come from `lib/breakpoints.ts`.
 */
export default {
  theme: {
    screens: { ...breakpoints, ...headerBreakpoints(company.name, Object.values(dictionaries)) },
    colors: {
      transparent: "transparent",
      current: "currentColor",
      paper: "var(--paper)",
      mist: "var(--mist)",
      line: "var(--line)",
      edge: "var(--edge)",
      ink: "var(--ink)",
      body: "var(--body)",
      danger: "var(--danger)",
      main: "var(--main)",
      "on-main": "var(--on-main)",
      highlight: "var(--highlight)",
      signal: "var(--signal)",
      card: "var(--card)",
      "on-card": "var(--on-light-pigment)",
      deep: "var(--deep)",
      "on-deep": {
        DEFAULT: "var(--on-deep)",
        muted: "var(--on-deep-muted)",
        line: "var(--on-deep-line)",
      },
    },
    fontSize: {
      small: ["var(--text-small)", { lineHeight: "1.5" }],
      base: ["1rem", { lineHeight: "1.6" }],
      lead: ["var(--text-lead)", { lineHeight: "1.5" }],
      subheading: ["var(--text-subheading)", { lineHeight: "1.3" }],
      heading: ["var(--text-heading)", { lineHeight: "1.15", letterSpacing: "-0.015em" }],
      statement: ["var(--text-statement)", { lineHeight: "1.3", letterSpacing: "-0.01em" }],
      title: ["var(--text-title)", { lineHeight: "1.08", letterSpacing: "-0.02em" }],
      display: ["var(--text-display)", { lineHeight: "1.08", letterSpacing: "-0.02em" }],
      figure: ["var(--text-figure)", { lineHeight: "1", letterSpacing: "-0.03em" }],
    },
    fontFamily: { sans: "var(--font-text)" },
    borderRadius: { DEFAULT: "var(--radius)" },
    extend: {
      containers: containerBreakpoints,
      spacing: {
        header: "var(--header-height)",
        gutter: "var(--gutter)",
        section: "var(--section-space)",
        control: "var(--control-size)",
      },
      maxWidth: { prose: "65ch" },
    },
  },
  plugins: [
    plugin(({ addBase, addUtilities }) => {
      addBase({
        ":root": { ...toCssVariables(colours), ...tintVariables },
        "@media screen and (prefers-color-scheme: dark)": { ":root": toCssVariables(darkColours) },
      });
      addUtilities(pigmentUtilities);
    }),
  ],
} satisfies Config;
