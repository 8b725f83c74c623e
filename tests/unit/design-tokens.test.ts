import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { illustrationNames } from "@/components/ui/illustration";
import { logoSides } from "@/components/ui/logo-mark";
import { colours, darkColours, textContrast } from "@/lib/colours";
import { pigmentStyles } from "@/lib/pigment-styles";
import { pigmentKeys } from "@/lib/pigments";
import { listFiles } from "@/scripts/list-files.mjs";
import { contrast, nearestWithContrast } from "@/tests/helpers/contrast";

// axe cannot check the contrast of text on gradients such as the pigment strips.
it.each(pigmentKeys)(
  "labels on the pigment %s, and text on its surfaces, are legible",
  (pigment) => {
    const label = colours[`on-${pigmentStyles[pigment].shade}-pigment`];
    const colour = colours[`pigment-${pigment}`];
    expect(contrast(colour, label)).toBeGreaterThanOrEqual(4.5);
    const surfaces: Record<string, string> = colours;
    expect(contrast(surfaces[`surface-${pigment}`] ?? colour, label)).toBeGreaterThanOrEqual(
      textContrast,
    );
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
    const colour = scheme[rule.name];
    const backgrounds = rule.backgrounds.map((background) => scheme[background]);
    const nearest = nearestWithContrast(colour, backgrounds, rule.minimum);
    const advice = `The nearest colour of the same hue is ${nearest}.`;
    expect(colour.toLowerCase(), advice).toBe(nearest);
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

it("app/icon.svg matches the header logo in the colours of the light scheme", () => {
  const icon = readFileSync("app/icon.svg", "utf8");
  const paths = [...icon.matchAll(/<path d="([^"]+)" fill="([^"]+)"/g)];
  const [ring, ...sides] = paths.map(([, d, fill]) => ({ d, fill }));
  expect(ring?.fill).toBe(colours.paper);
  expect(sides).toEqual(logoSides.map(({ d, token }) => ({ d, fill: colours[token] })));
});
