import type { Page } from "playwright/test";
import { en, ms } from "@/tests/fixture-site/messages";
import { expect, test } from "@/tests/helpers/browser-test";
import { holdScripts, phone, storeLanguage } from "@/tests/helpers/conditions";
import {
  fillForm,
  formField,
  heading,
  inquiryButton,
  languageToggle,
  sendButton,
} from "@/tests/helpers/locators";
import { waitForHydration } from "@/tests/helpers/waiting";

/** Opens a page and holds its scripts back; returns the function that releases them. */
async function openBeforeHydration(page: Page, path: string) {
  const releaseScripts = await holdScripts(page);
  await page.goto(path, { waitUntil: "domcontentloaded" });
  return releaseScripts;
}

for (const stored of ["en", "ms"]) {
  for (const presses of [1, 2]) {
    const language = presses === 1 ? "ms" : "en";

    test(`${presses} presses lead to ${language}, with ${stored} stored`, async ({ page }) => {
      await storeLanguage(page, stored);
      const releaseScripts = await openBeforeHydration(page, "./");
      // With "ms" stored, the page is hidden at first, then shown in English.
      for (let press = 0; press < presses; press++) {
        await languageToggle(page).click();
        await expect(languageToggle(page)).toHaveAttribute("aria-busy", "true");
      }
      await expect(heading(page)).toHaveText(en.homeTitle);

      releaseScripts();
      await waitForHydration(page);
      const messages = { en, ms }[language];
      await expect(page.getByRole("banner").getByRole("status")).toHaveText(
        messages.languageChanged,
      );
      await expect(heading(page)).toHaveText(messages.homeTitle);
      await expect(languageToggle(page)).not.toHaveAttribute("aria-busy");
    });
  }
}

for (const { button, path, locate, result } of [
  { button: "an inquiry", path: "services/", locate: inquiryButton, result: en.serviceInquiry },
  { button: "the form's", path: "contact/", locate: sendButton, result: en.messageSent },
]) {
  test(`${button} button is busy until its click is replayed`, async ({ page }) => {
    const releaseScripts = await openBeforeHydration(page, path);
    if (path === "contact/") await fillForm(page);
    await locate(page).click();
    await expect(locate(page)).toHaveAttribute("aria-busy", "true");
    await expect(page.getByText(result)).toBeHidden();

    releaseScripts();
    await waitForHydration(page);
    await expect(page.getByText(result)).toBeVisible();
    await expect(locate(page)).not.toHaveAttribute("aria-busy");
    await expect(page).toHaveURL(path);
    if (path === "contact/") await expect(formField(page, en.message)).toHaveValue("Text");
  });
}

test.describe("while a script of another origin is blocked", () => {
  test.use({ allowedErrors: /Content Security Policy/ });

  test("clicks are replayed", async ({ page }) => {
    const releaseScripts = await openBeforeHydration(page, "./");
    await page.evaluate(async () => {
      const script = document.createElement("script");
      script.src = "https://blocked.example/script.js";
      document.body.append(script);
      await new Promise((resolve) => script.addEventListener("error", resolve));
    });
    await languageToggle(page).click();
    await expect(languageToggle(page)).toHaveAttribute("aria-busy", "true");
    releaseScripts();
    await waitForHydration(page);
    await expect(heading(page)).toHaveText(ms.homeTitle);
  });
});

test("a form with an empty required field is not submitted before hydration", async ({ page }) => {
  await openBeforeHydration(page, "contact/");
  await fillForm(page);
  await formField(page, en.subject).fill("");
  await sendButton(page).click();
  await expect(formField(page, en.subject)).toBeFocused();
  await expect(sendButton(page)).not.toHaveAttribute("aria-busy");
});

test("a menu opened before hydration stays open after it", async ({ page }) => {
  await page.setViewportSize(phone);
  const releaseScripts = await openBeforeHydration(page, "./");
  await page.getByRole("button", { name: en.menu }).click();
  await expect(page.locator("#mobile-menu")).toBeVisible();
  releaseScripts();
  await waitForHydration(page);
  await expect(page.locator("#mobile-menu")).toBeVisible();
});
