import { contrast, mix } from "@/lib/colour-mixing";

/**
 * Returns the colour of the same hue, towards black or white, that is nearest to `#rrggbb` and has at least the contrast
 * with every background; undefined if there is none.
 */
export function nearestWithContrast(colour: string, backgrounds: string[], minimum: number) {
  for (let step = 0; step <= 255; step++) {
    for (const end of ["#000000", "#ffffff"]) {
      const mixed = mix(colour, end, step / 255);
      if (backgrounds.every((background) => contrast(mixed, background) >= minimum)) return mixed;
    }
  }
  return undefined;
}
