import { type Pigment, pigments } from "../content/pigments";

/** All pigments, in the order of the fan deck. */
export const pigmentKeys = Object.keys(pigments) as Pigment[];

/** Returns the full Colour Index name of a pigment: generic name and constitution number. */
export function colourIndexName(pigment: Pigment): string {
  const { genericName, number } = pigments[pigment];
  return `${genericName}, C.I. ${number}`;
}
