import type { Page } from "playwright/test";
import en from "@/messages/en.json" with { type: "json" };
import {
  enableDataSaver,
  expect,
  fullOnly,
  holdScripts,
  inquiryButton,
  languageToggle,
  mockUnsupportedCss,
  openPage,
  pageLabels,
  phone,
  test,
} from "@/tests/helpers/browser-test";

test.use({ viewport: phone });

test.beforeEach(async ({ page }) => {
  await openPage(page, "/");
});

/** Returns the expanded state of the menu button in Chromium's accessibility tree. */
async function readExpandedState(page: Page) {
  const client = await page.context().newCDPSession(page);
  const { root } = await client.send("DOM.getDocument");
  const selector = "[popovertarget]";
  const { nodeId } = await client.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { nodes } = await client.send("Accessibility.getPartialAXTree", {
    nodeId,
    fetchRelatives: false,
  });
  await client.detach();
  return nodes[0]?.properties?.find(({ name }) => name === "expanded")?.value.value;
}

test("the button opens and closes the menu", async ({ page }) => {
  const button = page.getByRole("button", { name: en.menu });
  const menu = page.locator("#mobile-menu");
  await expect(menu).toBeHidden();
  await button.click();
  await expect(menu).toBeVisible();
  await button.click();
  await expect(menu).toBeHidden();
});

test("the browser exposes whether the menu is open on its button", async ({
  page,
  browserName,
}) => {
  test.skip(browserName !== "chromium", "Only Chromium's accessibility tree can be read.");
  const button = page.getByRole("button", { name: en.menu });
  await expect(button).not.toHaveAttribute("aria-expanded");
  expect(await readExpandedState(page)).toBe(false);
  await button.click();
  await expect.poll(() => readExpandedState(page)).toBe(true);
  await page.keyboard.press("Escape");
  await expect.poll(() => readExpandedState(page)).toBe(false);
});

test("a link in the menu navigates and closes the menu", async ({ page }) => {
  await page.getByRole("button", { name: en.menu }).click();
  await page.locator("#mobile-menu").getByRole("link", { name: en.contact }).click();
  await expect(page).toHaveURL(/\/contact\/$/);
  await expect(page.locator("#mobile-menu")).toBeHidden();
});

test("Escape in the menu closes it and returns focus to the button", async ({ page }) => {
  const button = page.getByRole("button", { name: en.menu });
  await button.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.locator("#mobile-menu").getByRole("link", { name: en.home })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.locator("#mobile-menu")).toBeHidden();
  await expect(button).toBeFocused();
});

test("Escape on the button closes the menu and keeps focus on the button", async ({ page }) => {
  const button = page.getByRole("button", { name: en.menu });
  await button.press("Enter");
  await expect(page.locator("#mobile-menu")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator("#mobile-menu")).toBeHidden();
  await expect(button).toBeFocused();
});

test("the menu is a list of all pages with the current page marked", async ({ page }) => {
  await page.getByRole("button", { name: en.menu }).click();
  const menu = page.getByRole("banner").getByRole("navigation");
  await expect(menu.getByRole("list")).toHaveCount(1);
  await expect(menu.getByRole("listitem")).toHaveText(pageLabels);
  await expect(menu.locator("[aria-current]")).toHaveText(["Home"]);
  await expect(menu.getByRole("link", { name: en.home })).toHaveAttribute("aria-current", "page");
});

test("a click outside closes the menu", async ({ page }) => {
  await page.getByRole("button", { name: en.menu }).click();
  await expect(page.locator("#mobile-menu")).toBeVisible();
  await page.mouse.click(200, 700);
  await expect(page.locator("#mobile-menu")).toBeHidden();
});

test("widening the viewport to the desktop navigation closes the menu", async ({ page }) => {
  const menu = page.locator("#mobile-menu");
  await page.getByRole("button", { name: en.menu }).click();
  await expect(menu).toBeVisible();
  await page.setViewportSize({ width: 1250, height: 800 });
  await expect.poll(() => menu.evaluate((menu) => menu.matches(":popover-open"))).toBe(false);
  await page.setViewportSize(phone);
  await expect(menu).toBeHidden();
});

test("the menu closes when focus leaves it and on Back", async ({ page }) => {
  const menu = page.locator("#mobile-menu");
  await page.getByRole("button", { name: en.menu }).press("Enter");
  await menu.getByRole("link").last().focus();
  await page.keyboard.press("Tab");
  await expect(menu).toBeHidden();
  await expect(page.getByRole("main").getByRole("link").first()).toBeFocused();

  await page.getByRole("main").getByRole("link", { name: en.exploreServices }).click();
  await expect(page).toHaveURL(/\/services\/$/);
  await page.getByRole("button", { name: en.menu }).click();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect(menu).toBeHidden();
});

test("F8 moves focus from the menu to a toast, and Escape to the menu button", async ({ page }) => {
  await openPage(page, "/services/");
  await inquiryButton(page).click();
  const toast = page.getByRole("listitem").filter({ hasText: en.serviceInquiry });
  await expect(toast).toBeVisible();
  const button = page.getByRole("button", { name: en.menu });
  await button.press("Enter");
  await page.locator("#mobile-menu").getByRole("link", { name: en.home }).focus();
  await page.keyboard.press("F8");
  await expect(toast).toBeFocused();
  await expect(page.locator("#mobile-menu")).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(toast).toBeHidden();
  await expect(button).toBeFocused();
});

test("the menu closes when a toast opens", async ({ page }) => {
  await enableDataSaver(page);
  await openPage(page, "/services/");
  const releaseScripts = await holdScripts(page);
  await inquiryButton(page).click();
  await page.getByRole("button", { name: en.menu }).press("Enter");
  await expect(page.locator("#mobile-menu")).toBeVisible();
  releaseScripts();
  await expect(page.getByText(en.serviceInquiry)).toBeVisible();
  await expect(page.locator("#mobile-menu")).toBeHidden();
});

test("the menu stays open when a toast closes", async ({ page }) => {
  await page.clock.install();
  await openPage(page, "/services/");
  await inquiryButton(page).press("Enter");
  await expect(page.getByText(en.serviceInquiry)).toBeVisible();
  await page.getByRole("button", { name: en.menu }).press("Enter");
  const menu = page.locator("#mobile-menu");
  await expect(menu).toBeVisible();
  await page.clock.runFor(6000);
  await expect(page.getByText(en.serviceInquiry)).toBeHidden();
  await expect(menu).toBeVisible();
});

test("Shift+Tab moves focus from the menu to its button, and Enter then closes the menu", async ({
  page,
}) => {
  const button = page.getByRole("button", { name: en.menu });
  const menu = page.locator("#mobile-menu");
  await button.press("Enter");
  await page.keyboard.press("Tab");
  await expect(menu.getByRole("link").first()).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(button).toBeFocused();
  await expect(menu).toBeVisible();
  await button.press("Enter");
  await expect(menu).toBeHidden();
});

test("Shift+Tab from the button closes the menu", async ({ page }) => {
  const menu = page.locator("#mobile-menu");
  await page.getByRole("button", { name: en.menu }).press("Enter");
  await expect(menu).toBeVisible();
  await page.keyboard.press("Shift+Tab");
  await expect(languageToggle(page)).toBeFocused();
  await expect(menu).toBeHidden();
});

test("the last link can be scrolled into view in a short viewport", fullOnly, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.getByRole("button", { name: en.menu }).click();
  const link = page.locator("#mobile-menu").getByRole("link", { name: en.contact });
  await link.scrollIntoViewIfNeeded();
  await expect(link).toBeInViewport({ ratio: 1 });
});

test("Tab skips the links of the closed menu", fullOnly, async ({ page }) => {
  await page.getByRole("button", { name: en.menu }).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").getByRole("link").first()).toBeFocused();
});

test("footer links work in a browser without the Popover API", fullOnly, async ({ page }) => {
  await mockUnsupportedCss(page, "popover");
  await page.addInitScript(() => {
    const matches = Element.prototype.matches;
    Element.prototype.matches = function (this: Element, selector: string) {
      if (selector.includes("popover"))
        throw new SyntaxError(`'${selector}' is not a valid selector`);
      return matches.call(this, selector);
    } as typeof matches;
    delete (HTMLElement.prototype as Partial<HTMLElement>).hidePopover;
  });
  await openPage(page, "/contact/");
  await page.getByRole("contentinfo").getByRole("link", { name: en.services }).click();
  await expect(page).toHaveURL(/\/services\/$/);
});
