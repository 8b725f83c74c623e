import { readFileSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { illustrationNames } from "@/components/ui/illustration";
import { brighten, colours, darkColours, textContrast, washesOf } from "@/lib/content/colours";
import { pigmentKeys } from "@/lib/content/pigments";
import { pigmentStyles } from "@/lib/pigment-styles";
import { listFiles } from "@/scripts/list-files.mjs";
import { contrast, nearestWithContrast } from "@/tests/helpers/contrast";

function expectContrast(colour: string, backgrounds: string[], minimum: number, name?: string) {
  const nearest = nearestWithContrast(colour, backgrounds, minimum);
  const advice = `The nearest colour of the same hue is ${nearest}. Text needs \`textContrast\` in lib/content/colours.ts.`;
  expect(colour.toLowerCase(), name ? `${name}: ${advice}` : advice).toBe(nearest);
}

// axe cannot check the contrast of text on gradients such as the pigment strips.
it.each(pigmentKeys)("text on the pigment %s is legible", (pigment) => {
  const text = colours[`on-${pigmentStyles[pigment].shade}-pigment`];
  expectContrast(colours[`pigment-${pigment}`], [text], textContrast);
});

// A page that an owner adds may have any pigment.
it.each(pigmentKeys)("text is legible on the wash of the pigment %s", (pigment) => {
  const wash = washesOf(colours[`pigment-${pigment}`], pigmentStyles[pigment].shade);
  for (const name of ["ink", "body", "main"] as const) {
    expectContrast(colours[name], [wash.light], textContrast, name);
    expectContrast(darkColours[name], [wash.dark], textContrast, `${name}, dark`);
  }
});

it.each(pigmentKeys.filter((pigment) => pigmentStyles[pigment].shade === "dark"))(
  "lines in the pigment %s show in the dark scheme",
  (pigment) => {
    const line = brighten(colours[`pigment-${pigment}`]);
    expect(contrast(line, darkColours.paper)).toBeGreaterThanOrEqual(3);
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

it("illustrations.svg contains exactly the symbols in illustrationNames", () => {
  const sheet = readFileSync("components/ui/illustrations.svg", "utf8");
  const ids = [...sheet.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.sort()).toEqual([...illustrationNames].sort());
});

it("each illustration is used", () => {
  const files = listFiles("components", ".tsx").filter(
    (file) => !file.endsWith("illustration.tsx"),
  );
  const code = files.map((file) => readFileSync(file, "utf8")).join("\n");
  const unused = illustrationNames.filter((name) => !new RegExp(`"${name}"`).test(code));
  const advice = "delete these from components/ui/illustrations.svg and illustration.tsx";
  expect(unused, advice).toEqual([]);
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
