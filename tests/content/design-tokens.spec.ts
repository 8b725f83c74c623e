import sharp from "sharp";
import { brighten } from "@/components/deck/pigment-classes";
import { contrast } from "@/lib/colour-mixing";
import { colours, darkColours, textContrast } from "@/lib/content/colours";
import { pigments } from "@/lib/content/pigments";
import { expect } from "@/tests/helpers/fixtures";
import { nearestWithContrast } from "@/tests/helpers/nearest-with-contrast";
import { textColours } from "./checks";
import { test } from "./site";

function expectContrast(name: string, colour: string, backgrounds: string[], minimum: number) {
  const nearest = nearestWithContrast(colour, backgrounds, minimum);
  const advice = `change ${name} to ${nearest}, the nearest colour of the same hue: it needs a contrast of ${minimum}:1`;
  expect(colour.toLowerCase(), advice).toBe(nearest);
}

for (const [name, { colour, text }] of Object.entries(pigments)) {
  test(`text on the pigment ${name} is legible, and its lines show`, () => {
    // axe cannot check the contrast of text on gradients such as the pigment strips.
    const other = text === "dark" ? "light" : "dark";
    const isLegible = contrast(colour, textColours[other]) >= 4.5;
    const place = `colour of ${name} in lib/content/pigments.ts`;
    const choice = isLegible ? `text of ${name} to "${other}", or the ${place}` : place;
    // Its tints and grounds are computed with `textContrast`.
    expectContrast(choice, colour, [textColours[text]], 4.5);
    if (text === "dark") return;
    const advice = `choose a brighter ${place}: its lines do not show in the dark scheme`;
    expect(contrast(brighten(colour), darkColours.paper), advice).toBeGreaterThanOrEqual(3);
  });
}

const rules = [
  { name: "main", backgrounds: ["on-main", "paper", "muted"], minimum: textContrast },
  { name: "ink", backgrounds: ["paper", "muted"], minimum: textContrast },
  { name: "body", backgrounds: ["paper", "muted"], minimum: textContrast },
  // The focus ring.
  { name: "highlight", backgrounds: ["paper", "muted"], minimum: 3 },
] as const;
const schemes = { colours, darkColours: { ...colours, ...darkColours } };

for (const [schemeName, scheme] of Object.entries(schemes)) {
  for (const { name, backgrounds, minimum } of rules) {
    test(`${name} of ${schemeName} has a contrast of ${minimum}:1 with ${backgrounds.join(", ")}`, () => {
      const values = backgrounds.map((background) => scheme[background]);
      const place = `${name} of ${schemeName} in lib/content/colours.ts`;
      expectContrast(place, scheme[name], values, minimum);
    });
  }
}

test("app/icon.svg is square, and visible on light and dark tabs", async () => {
  const { width, height } = await sharp("app/icon.svg").metadata();
  expect(width, "draw app/icon.svg as a square").toBe(height);
  for (const tab of ["#ffffff", "#202124"]) {
    const icon = sharp("app/icon.svg").resize(16).flatten({ background: tab });
    const pixels = [...(await icon.raw().toBuffer())];
    const visible = pixels.filter((_, index) => {
      const colour = `rgb(${pixels.slice(index, index + 3).join(", ")})`;
      return index % 3 === 0 && contrast(colour, tab) >= 3;
    });
    const advice = `draw at least a fifth of app/icon.svg in colours that differ from ${tab}`;
    expect(visible.length, advice).toBeGreaterThan(50);
  }
});
