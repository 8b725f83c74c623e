/**
 * The pigments of the fan deck, in its order; the geometry in `components/pigments/fan-deck.css` is for six. `name` is the abbreviated
 * Colour Index generic name (buyers order by it), `number` is the Colour Index constitution number, and `description` is
 * a message key. `tailwind.config.ts` turns `variables` into a class such as `pigment-blue`.
 */
export const pigments = {
  white: {
    name: "PW 6",
    number: 77891,
    description: "pigmentWhite",
    // Tints of white are mixed with grey, and its chips have an outline.
    variables: {
      "--on-pigment": "var(--on-light-pigment)",
      "--tint-base": "139 145 147",
      "--rim": "var(--line-strong)",
    },
  },
  yellow: {
    name: "PY 74",
    number: 11741,
    description: "pigmentYellow",
    variables: { "--on-pigment": "var(--on-light-pigment)" },
  },
  magenta: {
    name: "PR 122",
    number: 73915,
    description: "pigmentMagenta",
    variables: { "--on-pigment": "var(--on-dark-pigment)" },
  },
  blue: {
    name: "PB 15:3",
    number: 74160,
    description: "pigmentBlue",
    // Phthalocyanine blue is slightly reddish at full strength, and shifts towards cyan in tints.
    variables: {
      "--on-pigment": "var(--on-dark-pigment)",
      "--midtone": "var(--midtone-blue)",
      "--undertone": "var(--undertone-blue)",
    },
  },
  green: {
    name: "PG 7",
    number: 74260,
    description: "pigmentGreen",
    variables: { "--on-pigment": "var(--on-dark-pigment)" },
  },
  black: {
    name: "PBk 7",
    number: 77266,
    description: "pigmentBlack",
    variables: { "--on-pigment": "var(--on-dark-pigment)" },
  },
} as const;

export type Pigment = keyof typeof pigments;

/** All pigments, in the order of the fan deck. */
export const pigmentKeys = Object.keys(pigments) as Pigment[];
