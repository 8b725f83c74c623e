import type { Page } from "playwright/test";
import { desktop, expect, openPage, phone, switchTo, test } from "./test";

function strip(page: Page, name: string) {
  return page.getByRole("radio", { name, exact: true });
}

/** Where a finger finds 24 px of the strip that no other strip covers (WCAG 2.2, 2.5.8). */
async function findTip(page: Page, name: string) {
  const tip = await strip(page, name).evaluate((strip) => {
    const { left, right, top, bottom } = strip.getBoundingClientRect();
    const reaches = [-12, 0, 12];
    for (let y = top; y < bottom; y += 4) {
      for (let x = left; x < right; x += 4) {
        const isFree = reaches.every((dx) =>
          reaches.every((dy) => document.elementFromPoint(x + dx, y + dy) === strip),
        );
        if (isFree) return { x, y };
      }
    }
    return undefined;
  });
  expect(tip, name).toBeDefined();
  return tip!;
}

test("the arrow keys pull strips out of the fan deck and say what they are", async ({ page }) => {
  await openPage(page, "/");
  await expect(page.getByRole("group", { name: "Pigments by Colour Index name" })).toBeVisible();
  await strip(page, "PB 15:3").focus();
  await expect(strip(page, "PB 15:3")).toBeChecked();
  await expect(page.getByText("Copper phthalocyanine (beta)")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(strip(page, "PG 7")).toBeChecked();
  await expect(strip(page, "PG 7")).toHaveAccessibleDescription(
    /^PG 7 C\.I\. 74260 Chlorinated copper/,
  );
  await expect(page.getByText("Chlorinated copper")).toBeVisible();
  await expect(page.getByText("Copper phthalocyanine (beta)")).toBeHidden();
  await switchTo(page, "ms");
  await expect(strip(page, "PG 7")).toBeChecked();
  await expect(page.getByText("Kuprum ftalosianina terklorin")).toBeVisible();
});

for (const [size, viewport] of Object.entries({ phone, desktop })) {
  test.describe(`with scripts off on a ${size}`, () => {
    test.use({ javaScriptEnabled: false, viewport, hasTouch: true });

    test("a tap on the tip of any strip pulls it out, within the screen", async ({ page }) => {
      await page.goto("/");
      for (const name of ["PW 6", "PY 74", "PR 122", "PB 15:3", "PG 7", "PBk 7"]) {
        await strip(page, name).scrollIntoViewIfNeeded();
        const box = (await strip(page, name).boundingBox())!;
        expect(box.x, name).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width, name).toBeLessThanOrEqual(viewport.width);
        const tip = await findTip(page, name);
        await page.touchscreen.tap(tip.x, tip.y);
        await expect(strip(page, name)).toBeChecked();
      }
    });
  });
}
