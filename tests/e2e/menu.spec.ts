import type { Page } from "playwright/test";
import { company } from "@/tests/fixture-site/content/company";
import { en } from "@/tests/fixture-site/messages";
import { expect, test } from "@/tests/helpers/browser-test";
import { desktop, enableDataSaver, holdScripts, phone } from "@/tests/helpers/conditions";
import { heading, inquiryButton, languageToggle, openingStatus } from "@/tests/helpers/locators";
import { openPage } from "@/tests/helpers/waiting";

test.use({ viewport: phone });

test.beforeEach(({ page }) => openPage(page, "./"));

function menuButton(page: Page) {
  return page.getByRole("button", { name: en.menu });
}

/** Locates the menu, open or closed. */
function menu(page: Page) {
  return page.locator("#mobile-menu");
}

test("the menu opens with pages, contacts and opening status, and closes", async ({ page }) => {
  await expect(menu(page)).toBeHidden();
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
  await expect(menu(page).getByRole("listitem")).toHaveText([
    en.home,
    en.about,
    en.services,
    en.contact,
  ]);
  await expect(menu(page).locator("[aria-current=page]")).toHaveText([en.home]);
  const phoneLink = menu(page).getByRole("link", { name: company.phone });
  await expect(phoneLink).toHaveAttribute("href", /^tel:\+\d+$/);
  const chatLink = menu(page).getByRole("link", { name: "WhatsApp" });
  await expect(chatLink).toHaveAttribute("href", "https://wa.me/60173177317");
  await expect(openingStatus(page, menu(page))).toBeVisible();
  await menuButton(page).click();
  await expect(menu(page)).toBeHidden();
});

test("a link and Back close the menu", async ({ page }) => {
  await menuButton(page).click();
  await menu(page).getByRole("link", { name: en.contact }).press("Enter");
  await expect(heading(page)).toHaveText(en.contactTitle);
  await expect(menu(page)).toBeHidden();
  await expect(page.getByRole("main")).toBeFocused();

  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
  await page.goBack();
  await expect(heading(page)).toHaveText(en.homeTitle);
  await expect(menu(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
});

test("a page keeps its place when the phone is turned to a low window", async ({ page }) => {
  const readScroll = () => page.evaluate(() => scrollY);
  await page.evaluate(() => scrollTo(0, 300));
  await page.setViewportSize({ width: phone.width, height: 300 });
  await expect(page.getByRole("banner")).not.toBeInViewport();
  expect(await readScroll()).toBe(300);
  await page.setViewportSize(phone);
  await expect(page.getByRole("banner")).toBeInViewport({ ratio: 1 });
  expect(await readScroll()).toBe(300);
});

test("Escape closes the menu and returns the focus to the button", async ({ page }) => {
  await menuButton(page).press("Enter");
  await page.keyboard.press("Tab");
  await expect(menu(page).getByRole("link").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
});

test("the menu closes when the focus leaves it and its button", async ({ page }) => {
  await menuButton(page).press("Enter");
  await menu(page).getByRole("link").last().press("Tab");
  await expect(page.getByRole("main").getByRole("link").first()).toBeFocused();
  await expect(menu(page)).toBeHidden();

  await menuButton(page).press("Enter");
  await menu(page).getByRole("link").first().press("Shift+Tab");
  await expect(menuButton(page)).toBeFocused();
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press("Shift+Tab");
  await expect(languageToggle(page)).toBeFocused();
  await expect(menu(page)).toBeHidden();
});

test("a click outside closes the menu", async ({ page }) => {
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
  await page.mouse.click(phone.width / 2, phone.height - 50);
  await expect(menu(page)).toBeHidden();
});

test("the menu closes when the window becomes wide enough for the links", async ({ page }) => {
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
  await page.setViewportSize(desktop);
  await expect.poll(() => menu(page).evaluate((menu) => menu.matches(":popover-open"))).toBe(false);
});

test("the header is one row on a phone and on a desktop", async ({ page }) => {
  for (const viewport of [phone, desktop, { width: 1920, height: 1080 }]) {
    await page.setViewportSize(viewport);
    const controls = page.getByRole("banner").locator("a, button").filter({ visible: true });
    const centres = await controls.evaluateAll((controls) =>
      controls
        .map((control) => control.getBoundingClientRect())
        .map(({ top, bottom }) => (top + bottom) / 2),
    );
    expect(centres.length).toBeGreaterThan(2);
    expect(Math.max(...centres) - Math.min(...centres)).toBeLessThanOrEqual(1);
  }
});

test("the menu closes when a toast opens, but not when one closes", async ({ page }) => {
  await page.clock.install();
  await enableDataSaver(page);
  await openPage(page, "services/");
  const toast = page.getByText(en.serviceInquiry);
  const releaseScripts = await holdScripts(page);
  await inquiryButton(page).click();
  await menuButton(page).press("Enter");
  await expect(menu(page)).toBeVisible();
  releaseScripts();
  await expect(toast).toBeVisible();
  await expect(menu(page)).toBeHidden();

  await menuButton(page).press("Enter");
  await page.clock.runFor(6000);
  await expect(toast).toBeHidden();
  await expect(menu(page)).toBeVisible();
});
