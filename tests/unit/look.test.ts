import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { designToken } from "@/components/design-tokens";
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
  ])("%s has its name written on it with enough contrast", (pigment, ground) => {
    const name = designToken(`on-${ground}-pigment`);
    expect(contrast(designToken(`pigment-${pigment}`), name)).toBeGreaterThanOrEqual(4.5);
  });
});

it("every drawing that can be named is there, and no other", () => {
  const sheet = readFileSync("components/ui/illustrations.svg", "utf8");
  const ids = [...sheet.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.sort()).toEqual([...illustrationNames].sort());
});

it("a colour of the dark scheme is the one that it sets, or the light one where it sets none", () => {
  expect(designToken("paper", "dark")).not.toBe(designToken("paper"));
  expect(designToken("on-deep", "dark")).toBe(designToken("on-deep"));
});
