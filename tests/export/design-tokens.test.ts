import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { brighten, washesOf } from "@/lib/colour-mixing";
import { colours, darkColours, textContrast } from "@/lib/content/colours";
import { pigments } from "@/lib/content/pigments";
import { contrast, nearestWithContrast } from "@/tests/helpers/contrast";

function expectContrast(colour: string, backgrounds: string[], minimum: number, name?: string) {
  const nearest = nearestWithContrast(colour, backgrounds, minimum);
  const advice = `The nearest colour of the same hue is ${nearest}. Text needs \`textContrast\` in lib/content/colours.ts.`;
  expect(colour.toLowerCase(), name ? `${name}: ${advice}` : advice).toBe(nearest);
}

// axe cannot check the contrast of text on gradients such as the pigment strips.
it.each(Object.entries(pigments))("text on the pigment %s is legible", (_, { colour, text }) => {
  const textNames = { dark: "on-light-pigment", light: "on-dark-pigment" } as const;
  expectContrast(colour, [colours[textNames[text]]], textContrast);
});

// A page that an owner adds may have any pigment.
it.each(Object.entries(pigments))(
  "text is legible on the wash of the pigment %s",
  (_, { colour, text }) => {
    const wash = washesOf(colour, text);
    for (const name of ["ink", "body", "main"] as const) {
      expectContrast(colours[name], [wash.light], textContrast, name);
      expectContrast(darkColours[name], [wash.dark], textContrast, `${name}, dark`);
    }
  },
);

it.each(Object.entries(pigments).filter(([, { text }]) => text === "light"))(
  "lines in the pigment %s show in the dark scheme",
  (_, { colour }) => {
    expect(contrast(brighten(colour), darkColours.paper)).toBeGreaterThanOrEqual(3);
  },
);

const rules = [
  { name: "main", backgrounds: ["on-main", "paper", "muted"], minimum: textContrast },
  // The text of a button on hover; the focus ring.
  { name: "highlight", backgrounds: ["on-main"], minimum: 4.5 },
  { name: "highlight", backgrounds: ["paper", "muted"], minimum: 3 },
] as const;
const schemes = { light: colours, dark: { ...colours, ...darkColours } };

describe.each(Object.entries(schemes))("in the %s scheme", (_scheme, scheme) => {
  it.each(rules)("$name has a contrast of $minimum:1 with $backgrounds", (rule) => {
    const backgrounds = rule.backgrounds.map((background) => scheme[background]);
    expectContrast(scheme[rule.name], backgrounds, rule.minimum);
  });
});

it.each(["#ffffff", "#202124"])("app/icon.svg is square, and visible on a %s tab", async (tab) => {
  const { width, height } = await sharp("app/icon.svg").metadata();
  expect(width, "the icon of a browser tab is square").toBe(height);
  const icon = sharp("app/icon.svg").resize(16).flatten({ background: tab });
  const pixels = [...(await icon.raw().toBuffer())];
  const visible = pixels.filter((_, index) => {
    if (index % 3 !== 0) return false;
    const colour = `rgb(${pixels.slice(index, index + 3).join(", ")})`;
    return contrast(colour, tab) >= 3;
  });
  expect(visible.length, "draw at least a fifth of it in colours that differ").toBeGreaterThan(50);
});
