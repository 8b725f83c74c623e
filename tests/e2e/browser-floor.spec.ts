import { readFileSync } from "node:fs";
import { parse } from "acorn";
import doiuse from "doiuse";
import postcss from "postcss";
import manifest from "../../package.json" with { type: "json" };
import { addressOf, routes } from "../../components/routes";
import { listFiles } from "../../scripts/list-files.mjs";
import { readExportedPage } from "./exported-page";
import { expect, exportedFile, openPage, pageLabels, test } from "./test";

const pages = Object.values(routes).map((route) =>
  readExportedPage(exportedFile(""), addressOf(route).slice(1)),
);
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

test("every script keeps to the syntax of the oldest supported browsers", () => {
  const files = listFiles(exportedFile(""), ".js").map((file) => readFileSync(file, "utf8"));
  const inline = pages.flatMap((page) =>
    [...page.querySelectorAll("script:not([src], [type])")].map((script) => script.textContent),
  );
  expect(files.length).toBeGreaterThan(10);
  expect(inline.length).toBeGreaterThan(pages.length);
  for (const script of [...files, ...inline]) {
    expect(() => parse(script ?? "", { ecmaVersion: 2021 }), script?.slice(0, 80)).not.toThrow();
  }
});

test("the style sheet keeps to what the oldest supported browsers know", async () => {
  const found = new Set<string>();
  const onFeatureUsage = ({ feature }: { feature: string }) => found.add(feature);
  await postcss([doiuse({ browsers: manifest.browserslist, onFeatureUsage })]).process(styleSheet, {
    from: undefined,
  });
  expect([...found].sort()).toEqual(Object.keys(harmless).sort());
  expect(styleSheet).not.toMatch(/@layer|cqw|[{;](rotate|scale|translate):/);
  expect(styleSheet).toContain("-webkit-appearance:none");
});

test("every drawing has a size without the style sheet", () => {
  for (const page of pages) {
    const drawings = [...page.querySelectorAll("svg")];
    expect(drawings.length).toBeGreaterThan(5);
    for (const drawing of drawings) {
      expect(Number(drawing.getAttribute("width"))).toBeGreaterThan(0);
      expect(Number(drawing.getAttribute("height"))).toBeGreaterThan(0);
    }
  }
});

test.describe("in a browser that is too old for the scripts", () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => Reflect.deleteProperty(window, "WeakRef")),
  );

  test("no control that needs them is shown first, and no page is hidden", async ({ page }) => {
    await page.route("**/*.js", () => undefined);
    await page.goto("/services/?lang=ms", { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("html")).not.toHaveAttribute("data-awaits");
    await expect(page.getByRole("banner").getByRole("button", { name: "Bahasa" })).toBeHidden();
    await expect(page.getByRole("main").getByRole("button").first()).toBeHidden();
    await expect(page.getByRole("link", { name: "Get Quote" })).toBeVisible();
  });
});

test.describe("where a script of the page fails", () => {
  test.use({ allowedErrors: /ERR_FAILED|Unexpected|Invalid|Loading chunk/ });

  test("a page that was to be in Malay is shown at once", async ({ page }) => {
    await page.route("**/chunks/main-app-*.js", (route) =>
      route.fulfill({ contentType: "text/javascript", body: "class A { static { this.a = # } }" }),
    );
    await page.goto("/?lang=ms");
    await expect(page.locator("html")).not.toHaveAttribute("data-awaits");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});

test.describe("in a browser without popovers", () => {
  test("the navigation of a phone is a list of links instead of a dead button", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, "hidePopover"));
    // The style sheet as such a browser reads it.
    await page.route("**/*", async (route) => {
      if (route.request().resourceType() !== "document") return route.fallback();
      const response = await route.fetch();
      const body = (await response.text())
        .replaceAll("selector(:popover-open)", "selector(:no-such-class)")
        .replaceAll(' popover="auto"', "")
        .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "");
      await route.fulfill({ response, body });
    });
    await openPage(page, "/");
    await expect(page.getByRole("button", { name: "Menu" })).toBeHidden();
    const links = page.getByRole("banner").getByRole("navigation").getByRole("link");
    await expect(links).toHaveText(pageLabels);
    for (const link of await links.all()) {
      const box = (await link.boundingBox())!;
      expect(box.height).toBeGreaterThanOrEqual(44);
      expect(box.x + box.width).toBeLessThanOrEqual(320);
    }
    await links.nth(2).click();
    await expect(page).toHaveURL(/\/services\/$/);
  });
});
