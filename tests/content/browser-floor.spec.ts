import { readFileSync } from "node:fs";
import { parse } from "acorn";
// @ts-expect-error -- It has no types.
import doiuse from "doiuse";
import postcss, { type AtRule, type Node, type Rule } from "postcss";
import manifest from "@/package.json" with { type: "json" };
import { listFiles } from "@/scripts/list-files.mjs";
import { exportFolder } from "@/tests/helpers/export";
import { expect } from "@/tests/helpers/fixtures";
import { readPages, test } from "./site";

const pages = readPages().map(({ document }) => document);
const styleSheets = pages.map((page) => page.querySelector("style")?.textContent ?? "");

/** Features that doiuse reports as unsupported, with the reason why each is acceptable. */
const acceptedFeatures = {
  "css-resize": "Mobile browsers have no resize handle.",
  "css-focus-visible": "Safari before 15.4 shows its default focus ring.",
  "css-logical-props": "`inset` is supported; doiuse reports it as a logical property.",
  "css-appearance": "Used with a prefix.",
  "css-gradients": "Colour stops with two positions are supported.",
  "css-clip-path": "Basic shapes are supported.",
  "css-masks": "doiuse reports `clip-path` as a mask.",
  "css-overflow": "`auto` and `hidden` are supported.",
  "css-sticky": "Supported except in tables.",
  "css-display-contents": "Supported except for the accessibility role.",
  "viewport-unit-variants": "Used only in the menu, which requires newer browsers.",
  multicolumn: "doiuse reports `column-gap` as multi-column layout.",
  "css-overscroll-behavior": "Without support, the page behind the menu scrolls.",
  "css-touch-action": "Without support, a swipe of a toast may also scroll the page.",
  "text-decoration": "Used with a prefix.",
  "css-has":
    "Used for the menu icon, for print, for scrolling elements out from behind a toast, and for the chosen pigment, which stays blue without it.",
  "css-container-queries":
    "Used only in narrow containers: without support, the default layout applies.",
  "css-subgrid": "Without support, the tiles of a row may differ in height.",
  "css-content-visibility": "Used only to print closed details.",
  "css-paged-media": "Used only for the margins of printed pages.",
  // Decoration that an owner may add.
  "css-backdrop-filter": "Without support, what is behind is sharp.",
  "css-mixblendmode": "Without support, the layers are not blended.",
  "css-marker-pseudo": "Without support, markers have the colour of the text.",
  "css-scroll-behavior": "Without support, the page jumps.",
  "css-scrollbar": "Without support, the scrollbar is that of the browser.",
  "css-hyphens": "Without support, words are not hyphenated.",
  "css3-cursors-grab": "Without support, the pointer is an arrow.",
};

test("every script is valid ES2021, which the oldest supported browsers run", () => {
  const files = listFiles(exportFolder, ".js").map((file) => readFileSync(file, "utf8"));
  const inline = pages.flatMap((page) =>
    [...page.querySelectorAll("script:not([src], [type])")].map((script) => script.textContent),
  );
  expect(files.length).toBeGreaterThan(10);
  expect(inline.length).toBeGreaterThan(pages.length);
  for (const script of [...files, ...inline]) {
    const advice = `write this script in ES2021, which old browsers run: ${script?.slice(0, 80)}`;
    expect(() => parse(script ?? "", { ecmaVersion: 2021 }), advice).not.toThrow();
  }
});

test("the style sheets use no unsupported feature outside acceptedFeatures", async () => {
  const styleSheet = styleSheets.join("");
  const found = new Set<string>();
  const onFeatureUsage = ({ feature }: { feature: string }) => found.add(feature);
  const plugin = doiuse({ browsers: manifest.browserslist, onFeatureUsage });
  await postcss([plugin]).process(styleSheet, { from: undefined });
  expect(found.size).toBeGreaterThan(5);
  const unsupported = [...found].filter((feature) => !(feature in acceptedFeatures));
  const advice = `avoid ${unsupported.join(", ")} in CSS, or raise browserslist in package.json`;
  expect(unsupported, advice).toEqual([]);
  expect(styleSheet).not.toMatch(/@layer|cqw/);
  // Newer browsers, which support @starting-style, support these too.
  const others = styleSheet.replace(/@starting-style\{[^}]*\}/g, "");
  const properties = others.match(/[{;](rotate|scale|translate):/g);
  expect(
    properties,
    "use `transform`, such as `[transform:scale(1.05)]`: the oldest browsers ignore these",
  ).toBeNull();
  const { length: prefixed } = styleSheet.match(/-webkit-appearance:/g) ?? [];
  const { length: appearances } = styleSheet.match(/(?<!-)\bappearance:/g) ?? [];
  expect(prefixed, "Safari before 15.4 needs -webkit-appearance, too").toBe(appearances);
});

test("hover styles apply only where a pointer can hover", () => {
  const isLimited = (node: Node | undefined): boolean =>
    node?.type === "atrule"
      ? (node as AtRule).params === "(hover:hover)" || isLimited(node.parent)
      : Boolean(node) && isLimited(node?.parent);
  const rules: Rule[] = [];
  postcss.parse(styleSheets.join("")).walkRules(/:hover/, (rule) => void rules.push(rule));
  expect(rules.length).toBeGreaterThan(5);
  const unlimited = rules.filter((rule) => !isLimited(rule)).map(({ selector }) => selector);
  const advice = `write ${unlimited.join(", ")} with \`@variant hover\`: a touch screen keeps a tapped element hovered`;
  expect(unlimited, advice).toEqual([]);
});
