import { en } from "@/tests/fixture-site/messages";
import { expect, test } from "@/tests/helpers/browser-test";
import { heading, inquiryLink, languageToggle } from "@/tests/helpers/locators";
import { openPage } from "@/tests/helpers/waiting";

test("a browser too old for the scripts shows no controls that need them", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "WeakRef"));
  // Such a browser cannot run the scripts: here they never arrive.
  await page.route("**/*.js", () => undefined);
  await page.goto("services/?lang=ms", { waitUntil: "commit" });
  await expect(heading(page)).toHaveText(en.servicesTitle);
  await expect(page.locator("html")).not.toHaveAttribute("data-language-pending");
  await expect(heading(page)).toBeVisible();
  await expect(languageToggle(page)).toBeHidden();
  await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
  await expect(inquiryLink(page)).toBeVisible();
});

test("a browser without popovers shows links instead of the menu button", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, "hidePopover"));
  // Makes Chromium ignore `popover`. The policy would block the edited inline styles.
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    const body = (await response.text())
      .replaceAll("selector(:popover-open)", "selector(:no-such-class)")
      .replaceAll(' popover="auto"', "")
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "");
    await route.fulfill({ response, body });
  });
  await openPage(page, "./");
  await expect(page.getByRole("button", { name: en.menu })).toBeHidden();
  const links = page.getByRole("banner").getByRole("navigation").getByRole("link");
  await expect(links).toHaveText([en.home, en.about, en.services, en.contact]);
  for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
  await links.filter({ hasText: en.services }).click();
  await expect(heading(page)).toHaveText(en.servicesTitle);
});
