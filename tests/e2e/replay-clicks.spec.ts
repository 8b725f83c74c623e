import type { Page } from "playwright/test";
import en from "@/messages/en.json" with { type: "json" };
import ms from "@/messages/ms.json" with { type: "json" };
import {
  blockScripts,
  emulateSlowPhone,
  expect,
  fillForm,
  formField,
  fullOnly,
  fullOnlyUnless,
  holdScripts,
  inquiryButton,
  inquiryLink,
  inquiryUrl,
  languageToggle,
  pauseTimers,
  phone,
  storeLanguage,
  switchTo,
  test,
  waitForHydration,
} from "@/tests/helpers/browser-test";

/** Opens a page and holds its scripts back; returns the function that releases them. */
async function openBeforeHydration(page: Page, path: string) {
  const releaseScripts = await holdScripts(page);
  await page.goto(path, { waitUntil: "domcontentloaded" });
  return releaseScripts;
}

/** Records the changes of `<html lang>`; returns a function that reads them. */
async function recordLanguageChanges(page: Page) {
  await page.evaluate(() => {
    const changes: string[] = [];
    Object.assign(window, { changes });
    let last = document.documentElement.lang;
    const observer = new MutationObserver(() => {
      const { lang } = document.documentElement;
      if (lang !== last) changes.push(lang);
      last = lang;
    });
    observer.observe(document.documentElement, { attributeFilter: ["lang"] });
  });
  return () => page.evaluate(() => Reflect.get(window, "changes") as string[]);
}

/** Counts the toasts shown from now on; returns a function that reads the number. */
async function countToasts(page: Page) {
  await page.evaluate(() => {
    const toasts = new Set<Element>();
    Object.assign(window, { toasts });
    const observer = new MutationObserver(() =>
      document.querySelectorAll("[data-sonner-toast]").forEach((toast) => toasts.add(toast)),
    );
    observer.observe(document.body, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (Reflect.get(window, "toasts") as Set<Element>).size);
}

// React handles clicks in their order. A test that something does not happen therefore clicks once more, waits for the
// result of that click, and then counts the results of all clicks.
test.describe("before hydration", () => {
  test("marks the language toggle as busy and switches once after hydration", async ({ page }) => {
    const releaseScripts = await openBeforeHydration(page, "/");
    const readChanges = await recordLanguageChanges(page);
    await languageToggle(page).click();
    await expect(languageToggle(page)).toHaveAttribute("aria-busy", "true");
    await languageToggle(page).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");

    releaseScripts();
    await expect(page.locator("html")).toHaveAttribute("lang", "ms");
    await expect(languageToggle(page)).not.toHaveAttribute("aria-busy");
    await switchTo(page, "en");
    expect(await readChanges()).toEqual(["ms", "en"]);
  });

  for (const choice of ["stored", "in the URL"]) {
    test(
      `gives a visitor whose choice of Malay is ${choice} Malay when the English page is switched`,
      fullOnlyUnless(choice === "stored"),
      async ({ page }) => {
        if (choice === "stored") await storeLanguage(page, "ms");
        const path = choice === "stored" ? "/" : "/?lang=ms";
        const releaseScripts = await openBeforeHydration(page, path);
        const readChanges = await recordLanguageChanges(page);
        // Visible again once the anti-flicker guard has ended.
        await languageToggle(page).click();
        await expect(languageToggle(page)).toHaveAttribute("aria-busy", "true");

        releaseScripts();
        await expect(page.locator("html")).toHaveAttribute("lang", "ms");
        await expect.poll(() => page.evaluate(() => localStorage.getItem("language"))).toBe("ms");
        await switchTo(page, "en");
        expect(await readChanges()).toEqual(["ms", "en"]);
      },
    );
  }

  test("marks the inquiry button as busy and shows one toast after hydration", async ({ page }) => {
    const releaseScripts = await openBeforeHydration(page, "/services/");
    const button = inquiryButton(page);
    await button.click();
    await expect(button).toHaveAttribute("aria-busy", "true");
    await expect(page.getByText(en.serviceInquiry)).toBeHidden();
    const readCount = await countToasts(page);

    releaseScripts();
    await expect(page.getByText(en.notImplemented)).toBeVisible();
    await expect(button).not.toHaveAttribute("aria-busy");
    await page.keyboard.press("Escape");
    await expect(page.getByText(en.serviceInquiry)).toBeHidden();
    await button.click();
    await expect(page.getByText(en.serviceInquiry)).toBeVisible();
    expect(await readCount()).toBe(2);
  });

  for (const method of ["with the button", "with Enter in a field"]) {
    test(
      `a form submitted ${method} is processed after hydration and keeps its input`,
      fullOnlyUnless(method === "with the button"),
      async ({ page }) => {
        const releaseScripts = await openBeforeHydration(page, "/contact/");
        await fillForm(page);
        const button = page.getByRole("button", { name: en.sendMessage });
        if (method === "with the button") await button.click();
        else await formField(page, en.subject).press("Enter");
        await expect(button).toHaveAttribute("aria-busy", "true");
        const readCount = await countToasts(page);

        releaseScripts();
        await expect(page.getByText(en.messageSent)).toBeVisible();
        await expect(button).not.toHaveAttribute("aria-busy");
        await expect(page).toHaveURL(/\/contact\/$/);
        await expect(formField(page, en.message)).toHaveValue("Text");
        await expect(formField(page, en.email)).toHaveValue("a@example.com");
        await page.keyboard.press("Escape");
        await expect(page.getByText(en.messageSent)).toBeHidden();
        await button.click();
        await expect(page.getByText(en.messageSent)).toBeVisible();
        expect(await readCount()).toBe(2);
      },
    );
  }

  test("does not submit the form while a required field is empty", async ({ page }) => {
    const releaseScripts = await openBeforeHydration(page, "/contact/");
    await fillForm(page);
    await formField(page, en.subject).fill("");
    const button = page.getByRole("button", { name: en.sendMessage });
    await button.click();
    await expect(formField(page, en.subject)).toBeFocused();
    await expect(button).not.toHaveAttribute("aria-busy");
    const readCount = await countToasts(page);

    releaseScripts();
    await waitForHydration(page);
    await expect(formField(page, en.message)).toHaveValue("Text");
    await formField(page, en.subject).fill("Text");
    await button.click();
    await expect(page.getByText(en.messageSent)).toBeVisible();
    expect(await readCount()).toBe(1);
  });

  test("opens and closes the menu, keeps its state after hydration and navigates", async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    const releaseScripts = await openBeforeHydration(page, "/");
    const button = page.getByRole("button", { name: en.menu });
    const menu = page.locator("#mobile-menu");
    await button.click();
    await expect(menu).toBeVisible();
    await button.click();
    await expect(menu).toBeHidden();
    await button.click();

    releaseScripts();
    await waitForHydration(page);
    await expect(menu).toBeVisible();
    await menu.getByRole("link", { name: en.contact }).click();
    await expect(page).toHaveURL(/\/contact\/$/);
    await expect(menu).toBeHidden();
  });

  test(
    "gives a click on the language toggle priority over the lang URL parameter",
    fullOnly,
    async ({ page }) => {
      const releaseScripts = await openBeforeHydration(page, "/?lang=en");
      await languageToggle(page).click();
      releaseScripts();
      await expect(page.locator("html")).toHaveAttribute("lang", "ms");
      await expect(page).toHaveURL(/\/$/);
      await expect.poll(() => page.evaluate(() => localStorage.getItem("language"))).toBe("ms");
      await page.reload();
      await expect(page.locator("html")).toHaveAttribute("lang", "ms");
    },
  );
});

test.describe("when a script cannot be loaded", () => {
  test.use({ allowedErrors: /ERR_FAILED/ });

  test("queues no clicks and falls back to the no-script version", async ({ page }) => {
    // Rules out the fallback that runs three seconds after load.
    await pauseTimers(page);
    await blockScripts(page);
    await page.goto("/services/");
    const main = page.getByRole("main");
    await expect(main.getByRole("button")).toHaveCount(0);
    await expect(languageToggle(page)).toBeHidden();
    await inquiryLink(page).click();
    await expect(page).toHaveURL(inquiryUrl);
    await expect(page.getByText(en.formNeedsScripts)).toBeVisible();
    await fillForm(page);
    await page.getByRole("button", { name: en.sendMessage }).click();
    await expect(page.getByRole("button", { name: en.sendMessage })).not.toHaveAttribute(
      "aria-busy",
    );
    await expect(formField(page, en.message)).toHaveValue("Text");
    await expect(page).toHaveURL(inquiryUrl);
  });
});

test.describe("on slow 3G with a throttled CPU", () => {
  test.skip(({ browserName }) => browserName !== "chromium", "Only Chromium supports throttling.");
  test.slow();

  test(
    "replays a form submission and a language switch clicked before hydration",
    fullOnly,
    async ({ page }) => {
      await page.setViewportSize(phone);
      await emulateSlowPhone(page);
      await page.goto("/contact/", { waitUntil: "commit" });
      await fillForm(page);
      const send = page.getByRole("button", { name: en.sendMessage });
      const isQueued = await send.evaluate((button: HTMLButtonElement) => {
        const isHydrated = "hydrated" in document.documentElement.dataset;
        button.click();
        return !isHydrated && button.getAttribute("aria-busy") === "true";
      });
      expect(isQueued).toBe(true);
      await languageToggle(page).click();

      await expect(page.getByText(ms.messageSent)).toBeVisible({ timeout: 30_000 });
      await expect(page.locator("html")).toHaveAttribute("lang", "ms");
      await expect(page.locator("#message")).toHaveValue("Text");
      await expect(page).toHaveURL(/\/contact\/$/);
    },
  );
});
