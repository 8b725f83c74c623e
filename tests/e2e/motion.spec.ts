import type { Page } from "playwright/test";
import en from "../../messages/en.json" with { type: "json" };
import { expect, openPage, test } from "./test";

/** Goes to the services by the header and tells which properties of the page move on the way in. */
async function readEntrance(page: Page) {
  await openPage(page, "/");
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => {
    const moved = new Set<string>();
    Object.assign(window, { moved });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...parameters) {
      if (this.id === "content")
        Object.keys(parameters[0] ?? {}).forEach((name) => moved.add(name));
      return animate.apply(this, parameters);
    };
  });
  await page.getByRole("banner").getByRole("link", { name: "Services" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(en.servicesTitle);
  const moved = await page.evaluate(() => [...Reflect.get(window, "moved")]);
  await expect(page.getByRole("main")).toHaveCSS("opacity", "1");
  return moved.filter((name) => ["opacity", "transform"].includes(name)).sort();
}

test("a page fades and slides in after a navigation", async ({ page }) => {
  expect(await readEntrance(page)).toEqual(["opacity", "transform"]);
});

test.describe("under reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("a page stands at once", async ({ page }) => {
    expect(await readEntrance(page)).toEqual([]);
  });
});
