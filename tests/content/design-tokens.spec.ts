import sharp from "sharp";
import { brighten, washesOf } from "@/lib/colour-mixing";
import { colours, darkColours, textContrast } from "@/lib/content/colours";
import { pigments } from "@/lib/content/pigments";
import { contrast, nearestWithContrast } from "@/tests/helpers/contrast";
import { expect, test } from "@/tests/helpers/export-test";

function expectContrast(colour: string, backgrounds: string[], minimum: number, name?: string) {
  const nearest = nearestWithContrast(colour, backgrounds, minimum);
  const advice = `The nearest colour of the same hue is ${nearest}. Text needs \`textContrast\` in lib/content/colours.ts.`;
  expect(colour.toLowerCase(), name ? `${name}: ${advice}` : advice).toBe(nearest);
}

// axe cannot check the contrast of text on gradients such as the pigment strips.
for (const [name, { colour, text }] of Object.entries(pigments)) {
  test(`text on the pigment ${name} is legible`, () => {
    const textNames = { dark: "on-light-pigment", light: "on-dark-pigment" } as const;
    expectContrast(colour, [colours[textNames[text]]], textContrast);
  });
}

// A page that an owner adds may have any pigment.
for (const [name, { colour, text }] of Object.entries(pigments)) {
  test(`text is legible on the wash of the pigment ${name}`, () => {
    const wash = washesOf(colour, text);
    for (const name of ["ink", "body", "main"] as const) {
      expectContrast(colours[name], [wash.light], textContrast, name);
      expectContrast(darkColours[name], [wash.dark], textContrast, `${name}, dark`);
    }
  });
}

for (const [name, { colour, text }] of Object.entries(pigments)) {
  if (text !== "light") continue;

  test(`lines in the pigment ${name} show in the dark scheme`, () => {
    expect(contrast(brighten(colour), darkColours.paper)).toBeGreaterThanOrEqual(3);
  });
}

const rules = [
  { name: "main", backgrounds: ["on-main", "paper", "muted"], minimum: textContrast },
  // The text of a button on hover; the focus ring.
  { name: "highlight", backgrounds: ["on-main"], minimum: 4.5 },
  { name: "highlight", backgrounds: ["paper", "muted"], minimum: 3 },
] as const;
const schemes = { light: colours, dark: { ...colours, ...darkColours } };

for (const [schemeName, scheme] of Object.entries(schemes)) {
  test.describe(`in the ${schemeName} scheme`, () => {
    for (const rule of rules) {
      test(`${rule.name} has a contrast of ${rule.minimum}:1 with ${rule.backgrounds.join(", ")}`, () => {
        const backgrounds = rule.backgrounds.map((background) => scheme[background]);
        expectContrast(scheme[rule.name], backgrounds, rule.minimum);
      });
    }
  });
}

for (const tab of ["#ffffff", "#202124"]) {
  test(`app/icon.svg is square, and visible on a ${tab} tab`, async () => {
    const { width, height } = await sharp("app/icon.svg").metadata();
    expect(width, "the icon of a browser tab is square").toBe(height);
    const icon = sharp("app/icon.svg").resize(16).flatten({ background: tab });
    const pixels = [...(await icon.raw().toBuffer())];
    const visible = pixels.filter((_, index) => {
      if (index % 3 !== 0) return false;
      const colour = `rgb(${pixels.slice(index, index + 3).join(", ")})`;
      return contrast(colour, tab) >= 3;
    });
    expect(visible.length, "draw at least a fifth of it in colours that differ").toBeGreaterThan(
      50,
    );
  });
}
