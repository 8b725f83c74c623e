import { expect, openPage, phone, test } from "./test";

test.use({ viewport: phone });

test.beforeEach(async ({ page }) => {
  await openPage(page, "/");
});

test("the menu opens and closes by its button, and says so", async ({ page }) => {
  const button = page.getByRole("button", { name: "Menu" });
  const menu = page.locator("#mobile-menu");
  await expect(button).toHaveAttribute("aria-expanded", "false");
  await expect(menu).toBeHidden();

  await button.click();
  await expect(menu).toBeVisible();
  await expect(button).toHaveAttribute("aria-expanded", "true");

  await button.click();
  await expect(menu).toBeHidden();
  await expect(button).toHaveAttribute("aria-expanded", "false");
});

test("choosing a link leads there and closes the menu", async ({ page }) => {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.locator("#mobile-menu").getByRole("link", { name: "Contact" }).click();
  await expect(page).toHaveURL(/\/contact\/$/);
  await expect(page.locator("#mobile-menu")).toBeHidden();
});

test("Escape closes the menu and gives the focus back to the button", async ({ page }) => {
  const button = page.getByRole("button", { name: "Menu" });
  await button.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.locator("#mobile-menu").getByRole("link", { name: "Home" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.locator("#mobile-menu")).toBeHidden();
  await expect(button).toBeFocused();
});

test("a tap outside closes the menu", async ({ page }) => {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.mouse.click(200, 700);
  await expect(page.locator("#mobile-menu")).toBeHidden();
});

test("a screen that grows wide enough for the links closes the menu", async ({ page }) => {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(page.getByRole("button", { name: "Menu" })).toBeHidden();
  await page.setViewportSize(phone);
  await expect(page.locator("#mobile-menu")).toBeHidden();
  await expect(page.getByRole("button", { name: "Menu" })).toHaveAttribute(
    "aria-expanded",
    "false",
  );
});
