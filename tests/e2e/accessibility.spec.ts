import axe from "axe-core";
import type { Page } from "playwright/test";
import { routes } from "../../components/routes";
import { desktop, expect, openPage, phone, switchTo, test } from "./test";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Runs axe over the page with the rules of WCAG 2.2 AA and of good practice; the map is not ours. */
async function findViolations(page: Page) {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => window.axe.run({ exclude: ["iframe"] }));
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
}

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const [size, viewport] of Object.entries({ phone, desktop })) {
  for (const language of ["en", "ms"] as const) {
    for (const path of [...Object.values(routes).map((route) => route.path), "/nowhere/"]) {
      test(`axe finds nothing on ${path} in ${language} on a ${size}`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await openPage(page, path);
        if (language === "ms") await switchTo(page, language);
        expect(await findViolations(page)).toEqual([]);
      });
    }
  }
}

test("axe finds nothing while the menu is open", async ({ page }) => {
  await page.setViewportSize(phone);
  await openPage(page, "/");
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.locator("#mobile-menu")).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

test("axe finds nothing while a toast shows", async ({ page }) => {
  await openPage(page, "/services/");
  await page.getByRole("button", { name: "Get Quote" }).click();
  await expect(page.getByText("Service Inquiry")).toBeVisible();
  await page.getByText("Service Inquiry").hover();
  expect(await findViolations(page)).toEqual([]);
});
