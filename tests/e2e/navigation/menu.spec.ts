import type { Locator } from "playwright/test";
import { company } from "@/tests/fixture-site/content/company";
import { en } from "@/tests/fixture-site/messages";
import { desktop, enableDataSaver, holdScripts, phone } from "@/tests/helpers/conditions";
import { expect, test } from "@/tests/helpers/fixtures";
import { heading, inquiryButton, languageToggle, openingStatus } from "@/tests/helpers/locators";
import { openPage } from "@/tests/helpers/waiting";

test.use({ viewport: phone });

test("the menu opens, and closes when it is left, and the header stays one row", async ({
  page,
}) => {
  await page.clock.install();
  // The code of a toast is loaded when one opens.
  await enableDataSaver(page);
  await openPage(page, "./");
  const banner = page.getByRole("banner");
  const main = page.getByRole("main");
  const button = page.getByRole("button", { name: en.menu });
  const menu = page.locator("#mobile-menu");
  const openMenu = page.locator("#mobile-menu:popover-open");
  const links = menu.getByRole("link");

  await test.step("the menu has pages, contacts and opening status", async () => {
    await expect(menu).toBeHidden();
    await button.press("Enter");
    await expect(menu).toBeVisible();
    const pages = [en.home, en.about, en.services, en.contact];
    await expect.soft(menu.getByRole("listitem")).toHaveText(pages);
    await expect.soft(menu.locator("[aria-current=page]")).toHaveText([en.home]);
    const phoneLink = menu.getByRole("link", { name: company.phone });
    await expect.soft(phoneLink).toHaveAttribute("href", /^tel:\+\d+$/);
    const chatLink = menu.getByRole("link", { name: "WhatsApp" });
    await expect.soft(chatLink).toHaveAttribute("href", "https://wa.me/60173177317");
    await expect.soft(openingStatus(page, menu)).toBeVisible();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Shift+Tab");
    await expect.soft(button).toBeFocused();
    await expect(openMenu, "the menu is closed while its button has the focus").toBeVisible();
  });

  type Way = [way: string, leave: () => Promise<unknown>, focused?: Locator];
  const ways: Way[] = [
    ["a second press", () => button.click(), button],
    ["Escape", () => page.keyboard.press("Escape"), button],
    ["Tab on its last link", () => links.last().press("Tab"), main.getByRole("link").first()],
    ["Shift+Tab on its button", () => button.press("Shift+Tab"), languageToggle(page)],
    ["a click outside", () => page.mouse.click(phone.width / 2, phone.height - 50)],
    ["a link to the page itself", () => links.first().press("Enter")],
    ["a link", () => links.filter({ hasText: en.contact }).press("Enter"), main],
    ["Back", () => page.goBack(), button],
    ["a change to a wide window", () => page.setViewportSize(desktop)],
  ];
  for (const [way, leave, focused] of ways) {
    await test.step(`${way} closes the menu`, async () => {
      if (!(await menu.isVisible())) await button.click();
      await button.press("Tab");
      await expect(links.first()).toBeFocused();
      await leave();
      await expect(openMenu, `the menu is open after ${way}`).toHaveCount(0);
      if (focused) await expect.soft(focused, `focus after ${way}`).toBeFocused();
    });
  }
  await expect(heading(page)).toHaveText(en.homeTitle);

  await test.step("the header is one row", async () => {
    for (const viewport of [desktop, { width: 1920, height: 1080 }, phone]) {
      await page.setViewportSize(viewport);
      const controls = banner.locator("a, button").filter({ visible: true });
      const boxes = await Promise.all((await controls.all()).map((box) => box.boundingBox()));
      const centres = boxes.map((box) => box!.y + box!.height / 2);
      expect.soft(centres.length).toBeGreaterThan(2);
      const distance = Math.max(...centres) - Math.min(...centres);
      expect.soft(distance, `rows at ${viewport.width} px`).toBeLessThanOrEqual(1);
    }
  });

  await test.step("a page keeps its place when the phone is turned to a low window", async () => {
    await page.evaluate(() => scrollTo(0, 300));
    for (const height of [300, phone.height]) {
      await page.setViewportSize({ width: phone.width, height });
      if (height === 300) await expect.soft(banner).not.toBeInViewport();
      else await expect.soft(banner).toBeInViewport({ ratio: 1 });
      const position = await page.evaluate(() => scrollY);
      expect.soft(position, `scroll position at ${height} px`).toBe(300);
    }
  });

  await test.step("the menu closes when a toast opens, but not when one closes", async () => {
    await button.click();
    await links.filter({ hasText: en.services }).click();
    await expect(heading(page)).toHaveText(en.servicesTitle);
    const toast = page.getByText(en.serviceInquiry);
    const releaseScripts = await holdScripts(page);
    await inquiryButton(page).click();
    await button.press("Enter");
    await expect(openMenu).toBeVisible();
    releaseScripts();
    await expect(toast).toBeVisible();
    await expect(openMenu, "the menu is open above a toast").toHaveCount(0);
    await button.press("Enter");
    await page.clock.runFor(6000);
    await expect(toast).toBeHidden();
    await expect(openMenu, "the menu has closed with a toast").toBeVisible();
  });
});
