import { readFileSync } from "node:fs";
import { parse } from "acorn";
import doiuse from "doiuse";
import postcss from "postcss";
import { describe, expect, it } from "vitest";
import { hrefOf, routes } from "../../lib/routes";
import manifest from "@/package.json";
import { listFiles } from "@/scripts/list-files.mjs";
import { exportFolder } from "../exported-file";
import { readExportedPage } from "./exported-page";

const pages = Object.values(routes).map((route) => readExportedPage(exportFolder, hrefOf(route)));
const styleSheet = pages[0]?.querySelector("style")?.textContent ?? "";

/** What caniuse calls unsupported by the oldest browsers, and why the page works in them nevertheless. */
const harmless = {
  "css-resize": "Phones have no handle to drag.",
  "css-focus-visible": "Safari before 15.4 shows its own focus ring.",
  "css-logical-props": "`inset` is supported; doiuse takes it for a logical property.",
  "css-appearance": "Prefixed.",
  "css-gradients": "Colour stops with two positions are supported.",
  "css-clip-path": "Basic shapes are supported.",
  "css-masks": "doiuse takes `clip-path` for a mask.",
  "css-overflow": "`auto` and `hidden` are supported.",
  "css-sticky": "Supported but for tables.",
  "css-display-contents": "Supported but for its accessible role.",
  "viewport-unit-variants": "Only in the menu, which needs newer browsers anyway.",
  multicolumn: "doiuse takes `column-gap` for columns.",
  "css-overscroll-behavior": "The page behind the menu scrolls.",
  "text-decoration": "Prefixed.",
  "css-has": "Only in the menu, and in print, where a page says one thing twice.",
  "css-container-queries": "Only for large text: names and logo keep their places.",
  "css-paged-media": "Only margins of printed pages.",
};

describe("for the oldest supported browsers", () => {
  it("every script keeps to the syntax that they know", () => {
    const files = listFiles(exportFolder, ".js").map((file) => readFileSync(file, "utf8"));
    const inline = pages.flatMap((page) =>
      [...page.querySelectorAll("script:not([src], [type])")].map((script) => script.textContent),
    );
    expect(files.length).toBeGreaterThan(10);
    expect(inline.length).toBeGreaterThan(pages.length);
    for (const script of [...files, ...inline]) {
      expect(() => parse(script ?? "", { ecmaVersion: 2021 }), script?.slice(0, 80)).not.toThrow();
    }
  });

  it("the style sheet uses nothing that they lack, but for what is harmless", async () => {
    const found = new Set<string>();
    const onFeatureUsage = ({ feature }: { feature: string }) => found.add(feature);
    const plugin = doiuse({ browsers: manifest.browserslist, onFeatureUsage });
    await postcss([plugin]).process(styleSheet, { from: undefined });
    expect([...found].sort()).toEqual(Object.keys(harmless).sort());
    expect(styleSheet).not.toMatch(/@layer|cqw|[{;](rotate|scale|translate):/);
    expect(styleSheet).toContain("-webkit-appearance:none");
  });

  it("every drawing has a size without the style sheet", () => {
    for (const page of pages) {
      const drawings = [...page.querySelectorAll("svg")];
      expect(drawings.length).toBeGreaterThan(5);
      for (const drawing of drawings) {
        expect(Number(drawing.getAttribute("width"))).toBeGreaterThan(0);
        expect(Number(drawing.getAttribute("height"))).toBeGreaterThan(0);
      }
    }
  });
});
