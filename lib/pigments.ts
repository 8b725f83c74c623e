/**
 * Six pigments in the order of the fan deck. The name is the Colour Index generic name that the trade orders by,
 * the number is the Colour Index constitution number, and the description is a message key.
 */
export const pigments = {
  white: {
    name: "PW 6",
    number: 77891,
    description: "pigmentWhite",
    className: "pigment-white",
  },
  yellow: {
    name: "PY 74",
    number: 11741,
    description: "pigmentYellow",
    className: "pigment-yellow",
  },
  magenta: {
    name: "PR 122",
    number: 73915,
    description: "pigmentMagenta",
    className: "pigment-magenta",
  },
  blue: {
    name: "PB 15:3",
    number: 74160,
    description: "pigmentBlue",
    className: "pigment-blue",
  },
  green: {
    name: "PG 7",
    number: 74260,
    description: "pigmentGreen",
    className: "pigment-green",
  },
  black: {
    name: "PBk 7",
    number: 77266,
    description: "pigmentBlack",
    className: "pigment-black",
  },
} as const;

export type Pigment = keyof typeof pigments;
