import { services } from "@/tests/fixture-site/content/services";
import { en } from "@/tests/fixture-site/messages";
import { expect, test } from "@/tests/helpers/browser-test";
import { phone } from "@/tests/helpers/conditions";
import { fillForm, formField, heading, plainText, sendButton } from "@/tests/helpers/locators";

test.use({ javaScriptEnabled: false, viewport: phone });

test("the services link to the form", async ({ page }) => {
  await page.goto("services/");
  const main = page.getByRole("main");
  await expect(main.getByRole("button")).toHaveCount(0);
  const links = main.getByRole("link", { name: en.learnMore });
  await expect(links).toHaveCount(services.length);
  await links.first().click();
  await expect(page).toHaveURL("contact/?about=serviceFirst#form");
});

test("the menu opens, closes on Escape and navigates", async ({ page }) => {
  await page.goto("./");
  const button = page.getByRole("button", { name: en.menu });
  const menu = page.locator("#mobile-menu");
  await button.click();
  await expect(menu).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await button.click();
  await menu.getByRole("link", { name: en.services }).click();
  await expect(heading(page)).toHaveText(en.servicesTitle);
  await expect(menu).toBeHidden();
});

test("the form says that it needs scripts, and keeps its input to itself", async ({ page }) => {
  await page.goto("contact/");
  await expect(page.getByText(plainText(en.formNeedsScripts))).toBeVisible();
  await fillForm(page);
  await sendButton(page).click();
  await expect(page).toHaveURL(/\/contact\/$/);
  await expect(formField(page, en.message)).toHaveValue("Text");
});
