import type { APIResponse, Page } from "playwright/test";
import { services } from "@/tests/fixture-site/content/services";
import { en } from "@/tests/fixture-site/messages";
import { phone } from "@/tests/helpers/conditions";
import { expect, test } from "@/tests/helpers/fixtures";
import {
  expectFallbackLinks,
  fillForm,
  formField,
  heading,
  languageToggle,
  plainText,
  sendButton,
} from "@/tests/helpers/locators";
import { openPage } from "@/tests/helpers/waiting";

test.use({ viewport: phone, allowedErrors: /Content Security Policy/ });

/** Changes the documents of the fixture site; call it before opening a page. */
async function editDocuments(
  page: Page,
  edit: (response: APIResponse) => Promise<{ headers?: Record<string, string>; body?: string }>,
) {
  await page.route("**/colour/site/**", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, ...(await edit(response)) });
  });
}

test("without scripts, the menu leads to the services, and these to the form", async ({ page }) => {
  // As an extension or a proxy does. Unlike without JavaScript, browsers show no <noscript>.
  await editDocuments(page, async (response) => ({
    headers: { ...response.headers(), "content-security-policy": "script-src 'none'" },
  }));
  const formUrl = "contact/?about=serviceFirst#form";
  await page.goto("./");
  const button = page.getByRole("button", { name: en.menu });
  const menu = page.locator("#mobile-menu");
  await button.click();
  await expect(menu).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu, "the menu after Escape").toBeHidden();
  await button.click();
  await menu.getByRole("link", { name: en.services }).click();
  await expect(heading(page)).toHaveText(en.servicesTitle);

  await expect.soft(menu, "the menu on the next page").toBeHidden();
  await expect.soft(languageToggle(page)).toBeHidden();
  await expect.soft(page.getByRole("main").getByRole("button")).toHaveCount(0);
  await expectFallbackLinks(page);
  const links = page.getByRole("main").getByRole("link", { name: en.learnMore });
  await expect.soft(links).toHaveCount(services.length);
  await links.first().click();
  await expect(page).toHaveURL(formUrl);

  await expect.soft(page.getByText(plainText(en.formNeedsScripts))).toBeVisible();
  await fillForm(page);
  await sendButton(page).click();
  await expect(page, "the form sends nothing").toHaveURL(formUrl);
  await expect(formField(page, en.message)).toHaveValue("Text");
});

test("a browser without popovers shows links instead of the menu button", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, "hidePopover"));
  // Makes Chromium ignore `popover`. The policy would block the edited inline styles.
  await editDocuments(page, async (response) => ({
    body: (await response.text())
      .replaceAll("selector(:popover-open)", "selector(:no-such-class)")
      .replaceAll(' popover="auto"', "")
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, ""),
  }));
  await openPage(page, "./");
  await expect(page.getByRole("button", { name: en.menu })).toBeHidden();
  const links = page.getByRole("banner").getByRole("navigation").getByRole("link");
  await expect(links).toHaveText([en.home, en.about, en.services, en.contact]);
  for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
  await links.filter({ hasText: en.services }).click();
  await expect(heading(page)).toHaveText(en.servicesTitle);
});
