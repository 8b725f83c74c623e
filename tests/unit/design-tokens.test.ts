import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { logoSides } from "@/components/layout/logo-mark";
import { colours, darkColours } from "@/lib/colours";
import { pigmentKeys, pigments } from "@/lib/pigments";
import { illustrationNames } from "@/components/ui/illustration";
import { contrast, nearestWithContrast } from "@/tests/helpers/contrast";

describe("pigment colours", () => {
  // axe cannot check the contrast of text on gradients such as the pigment strips.
  it.each(pigmentKeys)("%s has a contrast of at least 4.5:1 with its label", (pigment) => {
    const [, label] = /var\(--(.+)\)/.exec(pigments[pigment].variables["--on-pigment"]) ?? [];
    expect(
      contrast(colours[`pigment-${pigment}`], colours[label as keyof typeof colours]),
    ).toBeGreaterThanOrEqual(4.5);
  });
});

describe.each([
  ["light", colours],
  ["dark", { ...colours, ...darkColours }],
])("in the %s scheme", (_scheme, scheme) => {
  const rules = [
    { name: "main", backgrounds: ["on-main", "paper", "muted"], minimum: 7 },
    // The text of a button on hover; the focus ring.
    { name: "highlight", backgrounds: ["on-main"], minimum: 4.5 },
    { name: "highlight", backgrounds: ["paper", "muted"], minimum: 3 },
  ] as const;

  it.each(rules)(
    "$name has a contrast of at least $minimum:1 with $backgrounds",
    ({ name, backgrounds, minimum }) => {
      const colour = scheme[name];
      const others = backgrounds.map((background) => scheme[background]);
      const nearest = nearestWithContrast(colour, others, minimum);
      expect(colour.toLowerCase(), `The nearest colour of the same hue is ${nearest}.`).toBe(
        nearest,
      );
    },
  );
});

it("illustrations.svg contains exactly the symbols in illustrationNames", () => {
  const sheet = readFileSync("components/ui/illustrations.svg", "utf8");
  const ids = [...sheet.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.sort()).toEqual([...illustrationNames].sort());
});

it("app/icon.svg matches the header logo in the colours of the light scheme", () => {
  const icon = readFileSync("app/icon.svg", "utf8");
  const [ring, ...sides] = [...icon.matchAll(/<path d="([^"]+)" fill="([^"]+)"/g)].map(
    ([, d, fill]) => ({ d, fill }),
  );
  expect(ring?.fill).toBe(colours.paper);
  expect(sides).toEqual(logoSides.map(({ d, token }) => ({ d, fill: colours[token] })));
});
