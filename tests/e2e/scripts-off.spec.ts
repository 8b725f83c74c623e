import { readFileSync } from "node:fs";
import { routes } from "../../components/routes";
import { desktop, expect, exportedFile, fillForm, formField, phone, test } from "./test";

test.use({ javaScriptEnabled: false });

for (const [size, viewport] of Object.entries({ phone, desktop })) {
  for (const route of Object.values(routes)) {
    test(`${route.path} shows all its text on a ${size} when scripts are off`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(route.path);
      const main = page.getByRole("main");
      await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
      for (const text of await main.locator("h1, h2, h3, p, li, dt, dd, label, figcaption").all()) {
        await expect(text).toBeVisible();
        await expect(text).toHaveCSS("opacity", "1");
      }
    });
  }
}

test("the menu opens, leads on and closes when scripts are off", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/");
  const menu = page.locator("#mobile-menu");
  await expect(menu).toBeHidden();
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(menu).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await page.getByRole("button", { name: "Menu" }).click();
  await menu.getByRole("link", { name: "Services" }).click();
  await expect(page).toHaveURL(/\/services\/$/);
  await expect(menu).toBeHidden();
});

test("the form puts nothing into the address when scripts are off", async ({ page }) => {
  await page.goto("/contact/");
  await fillForm(page);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page).toHaveURL(/\/contact\/$/);
  await expect(formField(page, "Message")).toHaveValue("Text");
});

for (const file of [
  "index.html",
  "about/index.html",
  "services/index.html",
  "contact/index.html",
  "404.html",
]) {
  test(`${file} starts with nothing invisible`, () => {
    const html = readFileSync(exportedFile(file), "utf8").replace(/<script.*?<\/script>/gs, "");
    expect(html).not.toMatch(/style="[^"]*(opacity|visibility|display|transform)/);
    expect(html).not.toMatch(/<(main|h1|h2|p|section)[^>]* hidden/);
  });
}
