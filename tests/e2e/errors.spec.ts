import { colours } from "@/tests/fixture-site/content/colours";
import { ms } from "@/tests/fixture-site/messages";
import { expect, test } from "@/tests/helpers/browser-test";
import { storeLanguage } from "@/tests/helpers/conditions";
import { contrast } from "@/tests/helpers/contrast";
import { expectErrorScreen, heading, languageToggle } from "@/tests/helpers/locators";
import { openPage, openPageIn } from "@/tests/helpers/waiting";

test.use({ allowedErrors: /Failed on purpose/ });

test("an error in a section shows the error screen, then Try Again the form", async ({ page }) => {
  await page.addInitScript(() => {
    const { get, set } = Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue")!;
    Object.defineProperty(Node.prototype, "nodeValue", {
      get,
      // React calls it to change a text.
      set(this: Node, value: string) {
        const isFailing = "isFailing" in window && this.parentElement?.closest("main");
        if (isFailing) throw new Error("Failed on purpose");
        set?.call(this, value);
      },
    });
  });
  await openPage(page, "contact/");
  await page.locator("#message").fill("Text");
  await page.evaluate(() => Object.assign(window, { isFailing: true }));
  await languageToggle(page).click();
  await expectErrorScreen(page, ms);
  await expect(page.getByText(ms.errorOnPage)).toBeVisible();
  await page.evaluate(() => Reflect.deleteProperty(window, "isFailing"));
  await page.getByRole("button", { name: ms.tryAgain }).click();
  await expect(heading(page)).toHaveText(ms.contactTitle);
  await expect(page.locator("#message")).toHaveValue("Text");
});

test("the error screen of an unknown URL leads to home, services and contact", async ({ page }) => {
  await openPageIn(page, "ms", "nowhere/");
  await expect(page).toHaveTitle(new RegExp(`^${ms.notFoundTitle} `));
  await expect(heading(page)).toHaveText(ms.notFoundTitle);
  await expect(page.getByText(ms.errorNotFound)).toBeVisible();
  const links = heading(page).locator("xpath=..").getByRole("link");
  await expect(links).toHaveText([ms.home, ms.services, ms.contactUs]);
  await links.last().click();
  await expect(heading(page)).toHaveText(ms.contactTitle);
});

test("an error in the layout shows the global error screen, whose links work", async ({ page }) => {
  await storeLanguage(page, "ms");
  await page.addInitScript(() => {
    const listen = window.addEventListener.bind(window) as (...parameters: unknown[]) => void;
    window.addEventListener = (type: string, ...rest: unknown[]) => {
      // The layout listens for it on mount.
      if (type === "resize") throw new Error("Failed on purpose");
      listen(type, ...rest);
    };
  });
  await page.goto("contact/");
  await expectErrorScreen(page, ms);
  await expect(page).toHaveTitle(new RegExp(`^${ms.errorTitle}`));
  await expect(page.locator("html[lang=ms][dir=ltr]")).toBeAttached();
  await expect(page.getByRole("button", { name: ms.tryAgain })).toBeEnabled();
  const link = page.getByRole("contentinfo").getByRole("link").last();
  await page.getByRole("button", { name: ms.tryAgain }).press("Shift+Tab");
  await link.focus();
  const focus = await link.evaluate((link) => getComputedStyle(link).outlineColor);
  expect(contrast(focus, colours.paper)).toBeGreaterThanOrEqual(3);
  await page.getByRole("link", { name: ms.services }).click();
  await expect(page).toHaveURL(/\/services\/$/);
});
