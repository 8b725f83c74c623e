import type { Config } from "tailwindcss";
import plugin from "tailwindcss/plugin";
import { darkPigmentRules, pigmentRules } from "./components/deck/pigment-classes";
import { colours, darkColours } from "./lib/content/colours";

/** Prefixes each name with `--`. */
function toCssVariables(values: Record<string, string>) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${name}`, value]));
}

const colourValues = Object.fromEntries(
  Object.keys(colours).map((name) => [name, `var(--${name})`]),
);

/** Maps design tokens to theme keys. Sizes are CSS variables of `:root` in `app/styles/tokens.css`. */
export default {
  theme: {
    screens: {
      /** The header has room for an icon beside the language. */
      xs: "22rem",
      sm: "40rem",
      /** The header shows the links instead of the menu button. Fits a company name of 40 characters on one line. */
      lg: "64rem",
      xl: "80rem",
    },
    colors: {
      transparent: "transparent",
      current: "currentColor",
      ...colourValues,
    },
    fontSize: {
      small: ["var(--text-small)", { lineHeight: "1.5" }],
      base: ["1rem", { lineHeight: "1.5" }],
      lead: ["var(--text-lead)", { lineHeight: "1.5" }],
      subheading: ["var(--text-subheading)", { lineHeight: "1.3", letterSpacing: "-0.01em" }],
      heading: ["var(--text-heading)", { lineHeight: "1.15", letterSpacing: "-0.015em" }],
      title: ["var(--text-title)", { lineHeight: "1.08", letterSpacing: "-0.02em" }],
      figure: ["var(--text-figure)", { lineHeight: "1", letterSpacing: "-0.035em" }],
      display: ["var(--text-display)", { lineHeight: "1.08", letterSpacing: "-0.02em" }],
    },
    fontFamily: { sans: "var(--font-text)" },
    borderRadius: { DEFAULT: "var(--radius)" },
    extend: {
      containers: {
        /** The header hides the logo mark. */
        logo: "14rem",
        /** Cards are in two columns, and tints beside each other. */
        tile: "36rem",
        /** Four bands of tints are beside each other. */
        row: "56rem",
        /** Cards are in three columns. */
        wide: "64rem",
        /** The opening hours of a day are below its name, so that all days look alike. */
        hours: "21rem",
        /** The strips of the fan deck are listed one below the other. */
        fan: "17rem",
      },
      spacing: {
        columns: "var(--column-gap)",
        header: "var(--header-height)",
        gutter: "var(--gutter)",
        section: "var(--section-space)",
        control: "var(--control-size)",
        inset: "var(--inset)",
      },
      /** About 80 characters. Tailwind's `prose` is in `ch`, which changes the lines when the typeface arrives. */
      maxWidth: { text: "43em" },
    },
  },
  plugins: [
    plugin(({ addBase }) => {
      addBase({
        ":root, .paper-surface": toCssVariables(colours),
        ...pigmentRules,
        "@media screen and (prefers-color-scheme: dark)": {
          ":root, .paper-surface": toCssVariables(darkColours),
          ...darkPigmentRules,
        },
        "@media (prefers-contrast: more)": {
          ":root, .paper-surface": {
            "--line": "var(--line-strong)",
            "--on-inverse-line": "var(--on-inverse-muted)",
          },
        },
      });
    }),
  ],
} satisfies Config;
