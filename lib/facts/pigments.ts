import { type Pigment, pigments } from "../content/pigments";

/** All pigments, in the order of the fan deck. */
export const pigmentKeys = Object.keys(pigments) as Pigment[];

/** Returns what identifies a pigment: its names in the Colour Index, generic and constitution number, and its CAS number. */
export function pigmentIdentity(pigment: Pigment): string {
  const { genericName, number, cas } = pigments[pigment];
  return `${genericName}, C.I. ${number}, CAS ${cas}`;
}
