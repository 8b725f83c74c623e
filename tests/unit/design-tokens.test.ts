import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { logoSides } from "../../components/layout/logo-mark";
import { colours, darkColours } from "../../lib/colours";
import { illustrationNames } from "@/components/ui/illustration";
import { contrast } from "../contrast";

describe("a pigment", () => {
  // axe cannot judge text on gradients, as the names on the strips are.
  it.each([
    ["white", "light"],
    ["yellow", "light"],
    ["magenta", "dark"],
    ["blue", "dark"],
    ["green", "dark"],
    ["black", "dark"],
  ] as const)("%s has its name written on it with enough contrast", (pigment, ground) => {
    const name = colours[`on-${ground}-pigment`];
    expect(contrast(colours[`pigment-${pigment}`], name)).toBeGreaterThanOrEqual(4.5);
  });
});

describe.each([
  ["light", colours],
  ["dark", { ...colours, ...darkColours }],
])("in the %s scheme", (_scheme, scheme) => {
  it("buttons and links in the main colour have enough contrast", () => {
    expect(contrast(scheme["on-main"], scheme.main)).toBeGreaterThanOrEqual(7);
    expect(contrast(scheme.main, scheme.paper)).toBeGreaterThanOrEqual(7);
    expect(contrast(scheme.main, scheme.mist)).toBeGreaterThanOrEqual(7);
  });

  it("words on a button under the pointer have enough contrast", () => {
    expect(contrast(scheme["on-main"], scheme.highlight)).toBeGreaterThanOrEqual(4.5);
  });
});

it("every drawing that can be named is there, and no other", () => {
  const sheet = readFileSync("components/ui/illustrations.svg", "utf8");
  const ids = [...sheet.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.sort()).toEqual([...illustrationNames].sort());
});

it("the mark in app/icon.svg is the one of the header, in the colours of the light scheme", () => {
  const icon = readFileSync("app/icon.svg", "utf8");
  const [ring, ...sides] = [...icon.matchAll(/<path d="([^"]+)" fill="([^"]+)"/g)].map(
    ([, d, fill]) => ({ d, fill }),
  );
  expect(ring?.fill).toBe(colours.paper);
  expect(sides).toEqual(logoSides.map(({ d, token }) => ({ d, fill: colours[token] })));
});
