import { contactForm } from "@/lib/company";
import { services } from "@/lib/services";
import en from "@/messages/en.json" with { type: "json" };
import { expect, test } from "@/tests/helpers/browser-test";
import { phone } from "@/tests/helpers/conditions";
import { fillForm, formField, heading, plainText } from "@/tests/helpers/locators";
import { paths } from "@/tests/helpers/page-paths";
import { setStyle } from "@/tests/helpers/text-layout";

test.use({ javaScriptEnabled: false, viewport: phone });

test("every text is visible from the first frame", async ({ page }) => {
  for (const path of paths) {
    await page.goto(path);
    // Restarts all animations, and pauses them at their start.
    await setStyle(page, "* { animation: none !important }");
    await expect(page.getByRole("main")).toHaveCSS("animation-name", "none");
    await setStyle(page, "* { animation-play-state: paused !important }");
    // The fan deck shows only the description of the selected pigment, and the form its thanks after a redirect.
    const texts = page.locator(
      ":is(main, footer) :is(h1, h2, h3, p, li, dd, label, legend):not(input:not(:checked) + div p, #sent)",
    );
    await expect(texts).not.toHaveCount(0);
    const hidden = await texts.filter({ hasText: /\S/ }).evaluateAll((texts) => {
      const options = { opacityProperty: true, visibilityProperty: true };
      return texts.filter((text) => !text.checkVisibility(options)).map((text) => text.textContent);
    });
    expect(hidden, path).toEqual([]);
  }
});

test("the services link to the form", async ({ page }) => {
  await page.goto("/services/");
  const main = page.getByRole("main");
  await expect(main.getByRole("button")).toHaveCount(0);
  const links = main.getByRole("link", { name: en.learnMore });
  await expect(links).toHaveCount(services.length);
  await links.first().click();
  await expect(page).toHaveURL(`/contact/?about=${services[0].title}#form`);
});

test("the menu opens, closes on Escape and navigates", async ({ page }) => {
  await page.goto("/");
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

test("the form says that it needs scripts, keeps its input and does not add it to the URL", async ({
  page,
}) => {
  test.skip(contactForm !== undefined, "The form has an endpoint: see contact-form.spec.ts");
  await page.goto("/contact/");
  await expect(page.getByText(plainText(en.formNeedsScripts))).toBeVisible();
  await fillForm(page);
  await page.getByRole("button", { name: en.sendMessage }).click();
  await expect(page).toHaveURL(/\/contact\/$/);
  await expect(formField(page, en.message)).toHaveValue("Text");
});
