import type { Pigment } from "./content/pigments";

type PigmentStyle = { shade: "light" | "dark"; variables?: Record<string, string> };

/**
 * How the pigments look, apart from their colours in `colours.ts`. `tailwind.config.ts` makes a class such as `pigment-blue`
 * of each: `shade` decides the colour of text on it, and `variables` are the CSS variables that differ from its defaults.
 */
export const pigmentStyles: Record<Pigment, PigmentStyle> = {
  // Tints of white are mixed with grey. Surfaces of white and black have an outline, which shows on those of the same colour.
  white: {
    shade: "light",
    variables: { "--tint-base": "139 145 147", "--rim": "rgb(0 0 0 / 0.15)" },
  },
  yellow: { shade: "light" },
  magenta: { shade: "dark" },
  // Phthalocyanine blue is slightly reddish at full strength, and shifts towards cyan in tints.
  blue: {
    shade: "dark",
    variables: { "--midtone": "var(--midtone-blue)", "--undertone": "var(--undertone-blue)" },
  },
  green: { shade: "dark" },
  black: { shade: "dark", variables: { "--rim": "rgb(255 255 255 / 0.15)" } },
};
