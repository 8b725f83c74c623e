import { ms } from "@/tests/fixed-site/content.mjs";
import { expect, test } from "@/tests/helpers/browser-test";
import { inquiryButton, switchTo, toast } from "@/tests/helpers/locators";
import { largeText, readOverflow, setFont, setStyle } from "@/tests/helpers/text-layout";
import { openPage } from "@/tests/helpers/waiting";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("the menu and a toast are not clipped at 320 px with 200% text", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openPage(page, "services/");
  await setStyle(page, largeText);
  await setFont(page, "wide");
  await switchTo(page, "ms");
  const menuButton = page.getByRole("button", { name: ms.menu });
  await menuButton.click();
  await expect(page.locator("#mobile-menu")).toBeVisible();
  expect(await readOverflow(page)).toEqual([]);
  await menuButton.click();
  await inquiryButton(page).click();
  // A hovered toast does not close.
  await toast(page).hover();
  expect(await readOverflow(page)).toEqual([]);
  await expect(toast(page)).toBeVisible();
});
