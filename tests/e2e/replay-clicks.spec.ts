import type { Page } from "playwright/test";
import { en, ms } from "@/tests/fixture-site/messages";
import { expect, test } from "@/tests/helpers/browser-test";
import { holdScripts, mockUnsupportedCss, phone, storeLanguage } from "@/tests/helpers/conditions";
import {
  fillForm,
  formField,
  heading,
  inquiryButton,
  languageToggle,
  sendButton,
} from "@/tests/helpers/locators";
import { setStyle } from "@/tests/helpers/text-layout";
import { waitForHydration, waitForPaint } from "@/tests/helpers/waiting";

/** Opens a page and holds its scripts back; returns the function that releases them. */
async function openBeforeHydration(page: Page, path: string) {
  const releaseScripts = await holdScripts(page);
  await page.goto(path, { waitUntil: "domcontentloaded" });
  return releaseScripts;
}

for (const stored of ["en", "ms"]) {
  for (const presses of [1, 2]) {
    test(`${presses} presses lead to ms, with ${stored} stored`, async ({ page }) => {
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
      await expect(page.getByRole("banner").getByRole("status")).toHaveText(ms.languageChanged);
      await expect(heading(page)).toHaveText(ms.homeTitle);
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

for (const anchoring of ["with", "without"]) {
  test(`a visitor who types while the scripts load keeps field and text, ${anchoring} scroll anchoring`, async ({
    page,
  }) => {
    // Chromium does not anchor while an ancestor is animated, as `main` is when a page opens.
    await page.emulateMedia({ reducedMotion: "reduce" });
    if (anchoring === "without") await mockUnsupportedCss(page, "overflow-anchor");
    const releaseScripts = await openBeforeHydration(page, "contact/?lang=en&about=fourth#form");
    if (anchoring === "without") await setStyle(page, "* { overflow-anchor: none }");
    await expect(page.locator("#form")).toBeFocused();
    const field = formField(page, en.firstName);
    await field.focus();
    await page.keyboard.type("Rahman b");
    const before = await field.boundingBox();
    releaseScripts();
    await waitForHydration(page);
    await expect(formField(page, en.message)).not.toHaveValue("");
    await expect(field).toBeFocused();
    const readShift = async () => (await field.boundingBox())!.y - before!.y;
    await expect.poll(async () => Math.abs(await readShift())).toBeLessThanOrEqual(2);
    await page.keyboard.type("in Abdullah");
    await expect(field).toHaveValue("Rahman bin Abdullah");
  });
}

test("a visitor who scrolls while the scripts load stays where he is", async ({ page }) => {
  const releaseScripts = await openBeforeHydration(page, "contact/#form");
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  releaseScripts();
  await waitForHydration(page);
  await waitForPaint(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("a link to an email waits for its text, in the language and with the topic", async ({
  page,
}) => {
  await storeLanguage(page, "ms");
  const releaseScripts = await openBeforeHydration(page, "contact/?about=quote");
  await page.evaluate(() => {
    addEventListener("click", (event) => {
      const { href } = (event.target as Element).closest("a") ?? {};
      document.documentElement.dataset.opened = decodeURIComponent(href ?? "");
      event.preventDefault();
    });
  });
  await fillForm(page);
  const link = page.locator("#form a[data-needs-scripts]").first();
  await link.click();
  await expect(link).toHaveAttribute("aria-busy", "true");
  releaseScripts();
  await expect(page.locator("html")).toHaveAttribute(
    "data-opened",
    new RegExp(
      `subject=Text&body=${ms.quoteRequest}\r\n\r\nText\r\n\r\n.*${ms.email}: a@example\\.com$`,
      "s",
    ),
  );
  await expect(link).not.toHaveAttribute("aria-busy");
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
