import type { PigmentFacts } from "./schema";

/** The pigments of the fan deck in its order, whose geometry is for six. */
export const pigments = {
  white: {
    name: "PW 6",
    genericName: "C.I. Pigment White 6",
    number: 77891,
    cas: "13463-67-7",
    description: "pigmentWhite",
    uses: "pigmentWhiteUses",
    colour: "#f4f4f0",
    text: "dark",
    // Tints of white are mixed with grey.
    tintBase: "#8b9193",
  },
  yellow: {
    name: "PY 74",
    genericName: "C.I. Pigment Yellow 74",
    number: 11741,
    cas: "6358-31-2",
    description: "pigmentYellow",
    uses: "pigmentYellowUses",
    colour: "#f7d117",
    text: "dark",
    // Light mixtures with white would not differ from paper.
    tintBase: "#fff9e0",
  },
  magenta: {
    name: "PR 122",
    genericName: "C.I. Pigment Red 122",
    number: 73915,
    cas: "980-26-7",
    description: "pigmentMagenta",
    uses: "pigmentMagentaUses",
    colour: "#9c1c5e",
    text: "light",
  },
  blue: {
    name: "PB 15:3",
    genericName: "C.I. Pigment Blue 15:3",
    number: 74160,
    cas: "147-14-8",
    description: "pigmentBlue",
    uses: "pigmentBlueUses",
    colour: "#00559a",
    text: "light",
    // Phthalocyanine blue is slightly reddish at full strength, and shifts towards cyan in tints.
    midtone: "#0082d0",
    undertone: "#009fe3",
  },
  green: {
    name: "PG 7",
    genericName: "C.I. Pigment Green 7",
    number: 74260,
    cas: "1328-53-6",
    description: "pigmentGreen",
    uses: "pigmentGreenUses",
    colour: "#00624e",
    text: "light",
  },
  black: {
    name: "PBk 7",
    genericName: "C.I. Pigment Black 7",
    number: 77266,
    cas: "1333-86-4",
    description: "pigmentBlack",
    uses: "pigmentBlackUses",
    colour: "#1b1d1f",
    text: "light",
  },
} as const satisfies Record<string, PigmentFacts>;

export type Pigment = keyof typeof pigments;
