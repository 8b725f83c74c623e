/**
 * The pigments of the fan deck, in its order; the geometry in `components/pigments/fan-deck.css` is for six. `name` is the
 * abbreviated Colour Index generic name, `genericName` the full one (buyers search for it and order by it), and `number` the
 * Colour Index constitution number. `description` and `uses` are message keys. `pigment-styles.ts` says how they look.
 */
export const pigments = {
  white: {
    name: "PW 6",
    genericName: "C.I. Pigment White 6",
    number: 77891,
    description: "pigmentWhite",
    uses: "pigmentWhiteUses",
  },
  yellow: {
    name: "PY 74",
    genericName: "C.I. Pigment Yellow 74",
    number: 11741,
    description: "pigmentYellow",
    uses: "pigmentYellowUses",
  },
  magenta: {
    name: "PR 122",
    genericName: "C.I. Pigment Red 122",
    number: 73915,
    description: "pigmentMagenta",
    uses: "pigmentMagentaUses",
  },
  blue: {
    name: "PB 15:3",
    genericName: "C.I. Pigment Blue 15:3",
    number: 74160,
    description: "pigmentBlue",
    uses: "pigmentBlueUses",
  },
  green: {
    name: "PG 7",
    genericName: "C.I. Pigment Green 7",
    number: 74260,
    description: "pigmentGreen",
    uses: "pigmentGreenUses",
  },
  black: {
    name: "PBk 7",
    genericName: "C.I. Pigment Black 7",
    number: 77266,
    description: "pigmentBlack",
    uses: "pigmentBlackUses",
  },
} as const;

export type Pigment = keyof typeof pigments;

/** All pigments, in the order of the fan deck. */
export const pigmentKeys = Object.keys(pigments) as Pigment[];

/** Returns the full Colour Index name of a pigment: generic name and constitution number. */
export function colourIndexName(pigment: Pigment): string {
  const { genericName, number } = pigments[pigment];
  return `${genericName}, C.I. ${number}`;
}
