import { en, ms } from "@/tests/fixture-site/messages";
import { phone, storeLanguage } from "@/tests/helpers/conditions";
import { expect, test } from "@/tests/helpers/fixtures";
import { fillForm, formField, heading, languageToggle, sendButton } from "@/tests/helpers/locators";
import { openBeforeHydration } from "./scripts";

test.describe("on a page with a blocked script of another origin", () => {
  test.use({
    allowedErrors: /Content Security Policy/,
    allowedOrigins: ["https://blocked.example"],
  });

  test("two presses of the toggle lead to Malay, and an open menu stays open", async ({ page }) => {
    await page.setViewportSize(phone);
    await storeLanguage(page, "en");
    const hydrate = await openBeforeHydration(page, "./");
    await page.evaluate(async () => {
      const script = document.createElement("script");
      script.src = "https://blocked.example/script.js";
      document.body.append(script);
      await new Promise((resolve) => script.addEventListener("error", resolve));
    });
    for (let press = 0; press < 2; press++) {
      await languageToggle(page).click();
      await expect(languageToggle(page)).toHaveAttribute("aria-busy", "true");
    }
    await expect(heading(page)).toHaveText(en.homeTitle);
    await page.getByRole("button", { name: en.menu }).click();
    await hydrate();
    const status = page.getByRole("banner").getByRole("status");
    await expect.soft(status).toHaveText(ms.languageChanged);
    await expect.soft(heading(page)).toHaveText(ms.homeTitle);
    await expect.soft(languageToggle(page)).not.toHaveAttribute("aria-busy");
    await expect.soft(page.locator("#mobile-menu"), "the menu has closed").toBeVisible();
  });
});

test("presses in the form wait for its language and topic, if no field is empty", async ({
  page,
}) => {
  // The page is hidden at first, then shown in English.
  await storeLanguage(page, "ms");
  const hydrate = await openBeforeHydration(page, "contact/?about=quote");
  await page.evaluate(() => {
    addEventListener("click", (event) => {
      const { href } = (event.target as Element).closest("a") ?? {};
      if (!href) return;
      document.documentElement.dataset.opened = decodeURIComponent(href);
      event.preventDefault();
    });
  });
  const subject = formField(page, en.subject);
  await fillForm(page);
  await subject.fill("");
  await sendButton(page).click();
  await expect(subject, "an empty field gets the focus").toBeFocused();
  await expect(sendButton(page)).not.toHaveAttribute("aria-busy");
  await subject.fill("Text");
  const emailLink = page.locator("#form a[data-needs-scripts]").first();
  for (const button of [languageToggle(page), emailLink, sendButton(page)]) {
    await button.click();
    await expect(button).toHaveAttribute("aria-busy", "true");
  }
  await expect(page.locator("html")).not.toHaveAttribute("data-opened");
  await expect(page.getByText(en.messageSent)).toBeHidden();
  await hydrate();
  await expect.soft(heading(page)).toHaveText(ms.contactTitle);
  const text = `${ms.quoteRequest}\r\n\r\nText\r\n\r\n.*${ms.email}: a@example\\.com$`;
  const opened = new RegExp(`subject=Text&body=${text}`, "s");
  await expect.soft(page.locator("html")).toHaveAttribute("data-opened", opened);
  await expect.soft(page.getByText(ms.messageSent)).toBeVisible();
  await expect.soft(page.locator("[aria-busy=true]")).toHaveCount(0);
  await expect.soft(page.locator("#message")).toHaveValue("Text");
  await expect.soft(page).toHaveURL("contact/?about=quote");
});
