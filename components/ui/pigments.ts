/**
 * Six pigments by their Colour Index generic names, as the trade orders them, with their constitution
 * numbers; the classes bring their colours.
 */
export const pigments = {
  white: { name: "PW 6", number: 77891, className: "pigment-white" },
  yellow: { name: "PY 74", number: 11741, className: "pigment-yellow" },
  magenta: { name: "PR 122", number: 73915, className: "pigment-magenta" },
  blue: { name: "PB 15:3", number: 74160, className: "pigment-blue" },
  green: { name: "PG 7", number: 74260, className: "pigment-green" },
  black: { name: "PBk 7", number: 77266, className: "pigment-black" },
} as const;

export type Pigment = keyof typeof pigments;
