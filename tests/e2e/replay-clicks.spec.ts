import type { Page } from "playwright/test";
import {
  cutScripts,
  expect,
  fillForm,
  formField,
  fullUnless,
  holdScripts,
  inFull,
  languageToggle,
  phone,
  slowDown,
  switchTo,
  test,
  waitForHydration,
  waitForRequests,
} from "./test";

/** Opens a page whose scripts are still on their way. */
async function openBeforeScripts(page: Page, address: string) {
  const letScriptsThrough = await holdScripts(page);
  await page.goto(address, { waitUntil: "domcontentloaded" });
  return letScriptsThrough;
}

/** Counts how often the language of the page changes. */
async function countLanguageChanges(page: Page) {
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

test.describe("before the scripts arrive", () => {
  test("the language toggle shows that it was pressed, and switches once when they do", async ({
    page,
  }) => {
    const letScriptsThrough = await openBeforeScripts(page, "/");
    const readChanges = await countLanguageChanges(page);
    await languageToggle(page).click();
    await expect(languageToggle(page)).toHaveAttribute("aria-busy", "true");
    await languageToggle(page).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");

    letScriptsThrough();
    await expect(page.locator("html")).toHaveAttribute("lang", "ms");
    await waitForRequests(page);
    await expect(languageToggle(page)).not.toHaveAttribute("aria-busy");
    expect(await readChanges()).toEqual(["ms"]);

    await switchTo(page, "en");
    await waitForRequests(page);
    expect(await readChanges()).toEqual(["ms", "en"]);
  });

  test("an inquiry shows that it was pressed, and is made once when they do", async ({ page }) => {
    const letScriptsThrough = await openBeforeScripts(page, "/services/");
    const button = page.getByRole("button", { name: "Learn More about Colour Solutions" });
    await button.click();
    await expect(button).toHaveAttribute("aria-busy", "true");
    await expect(page.getByText("Service Inquiry")).toBeHidden();

    letScriptsThrough();
    await expect(page.getByText(/^This feature is not implemented/)).toBeVisible();
    await expect(button).not.toHaveAttribute("aria-busy");
    await page.keyboard.press("Escape");
    await expect(page.getByText("Service Inquiry")).toBeHidden();
    await waitForRequests(page);
    await expect(page.getByText("Service Inquiry")).toBeHidden();
  });

  for (const way of ["by its button", "by Enter in a field"]) {
    test(
      `the form remembers that it was sent ${way}, keeps what was typed and stays where it is`,
      fullUnless(way === "by its button"),
      async ({ page }) => {
        const letScriptsThrough = await openBeforeScripts(page, "/contact/");
        await fillForm(page);
        const button = page.getByRole("button", { name: "Send Message" });
        if (way === "by its button") await button.click();
        else await formField(page, "Subject").press("Enter");
        await expect(button).toHaveAttribute("aria-busy", "true");

        letScriptsThrough();
        await expect(page.getByText("Message Sent!")).toBeVisible();
        await expect(button).not.toHaveAttribute("aria-busy");
        await expect(page).toHaveURL(/\/contact\/$/);
        await expect(formField(page, "Message")).toHaveValue("Text");
        await expect(formField(page, "Email")).toHaveValue("a@example.com");
      },
    );
  }

  test("the form is held back by the browser while a field is empty", async ({ page }) => {
    const letScriptsThrough = await openBeforeScripts(page, "/contact/");
    await fillForm(page);
    await formField(page, "Subject").fill("");
    const button = page.getByRole("button", { name: "Send Message" });
    await button.click();
    await expect(formField(page, "Subject")).toBeFocused();
    await expect(button).not.toHaveAttribute("aria-busy");

    letScriptsThrough();
    await waitForHydration(page);
    await waitForRequests(page);
    await expect(page.getByText("Message Sent!")).toBeHidden();
    await expect(formField(page, "Message")).toHaveValue("Text");
  });

  test("the menu opens, closes and leads on, and tells the truth when they do", async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    const letScriptsThrough = await openBeforeScripts(page, "/");
    const button = page.getByRole("button", { name: "Menu" });
    const menu = page.locator("#mobile-menu");
    await button.click();
    await expect(menu).toBeVisible();
    await button.click();
    await expect(menu).toBeHidden();
    await button.click();

    letScriptsThrough();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await expect(menu).toBeVisible();
    await menu.getByRole("link", { name: "Contact" }).click();
    await expect(page).toHaveURL(/\/contact\/$/);
    await expect(menu).toBeHidden();
  });

  test(
    "a language that was asked for by a tap goes before the one that was kept",
    inFull,
    async ({ page }) => {
      const letScriptsThrough = await openBeforeScripts(page, "/?lang=en");
      await languageToggle(page).click();
      letScriptsThrough();
      await expect(page.locator("html")).toHaveAttribute("lang", "ms");
      await expect(page).toHaveURL(/\/$/);
      await expect.poll(() => page.evaluate(() => localStorage.getItem("language"))).toBe("ms");
      await page.reload();
      await expect(page.locator("html")).toHaveAttribute("lang", "ms");
    },
  );
});

test.describe("when a script cannot be had", () => {
  test.use({ allowedErrors: /ERR_FAILED/ });

  test("no press is kept in vain, and the page goes on as without scripts", async ({ page }) => {
    await cutScripts(page);
    await page.goto("/services/");
    const main = page.getByRole("main");
    await expect(main.getByRole("button")).toHaveCount(0);
    await expect(languageToggle(page)).toBeHidden();
    await main.getByRole("link", { name: "Get Quote" }).click();
    await expect(page).toHaveURL(/\/contact\/$/);
    await expect(page.getByText("This form needs JavaScript.")).toBeVisible();
    await fillForm(page);
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByRole("button", { name: "Send Message" })).not.toHaveAttribute(
      "aria-busy",
    );
    await expect(formField(page, "Message")).toHaveValue("Text");
    await expect(page).toHaveURL(/\/contact\/$/);
  });
});

test.describe("on slow 3G with a slow processor", () => {
  test.skip(({ browserName }) => browserName !== "chromium", "Only Chromium can be slowed down.");
  test.slow();

  test(
    "the form is sent and the language switched by taps of the first seconds",
    inFull,
    async ({ page }) => {
      await page.setViewportSize(phone);
      await slowDown(page);
      await page.goto("/contact/", { waitUntil: "commit" });
      await fillForm(page);
      const send = page.getByRole("button", { name: "Send Message" });
      const isAnswered = await send.evaluate((button: HTMLButtonElement) => {
        const isHydrated = "hydrated" in document.documentElement.dataset;
        button.click();
        return !isHydrated && button.getAttribute("aria-busy") === "true";
      });
      expect(isAnswered).toBe(true);
      await languageToggle(page).click();

      await expect(page.getByText("Mesej Telah Dihantar!")).toBeVisible({ timeout: 30_000 });
      await expect(page.locator("html")).toHaveAttribute("lang", "ms");
      await expect(page.locator("#message")).toHaveValue("Text");
      await expect(page).toHaveURL(/\/contact\/$/);
    },
  );
});
