import type { Locator, Page } from "playwright/test";
import { en, ms } from "@/tests/fixture-site/messages";
import { mockUnsupportedCss, phone } from "@/tests/helpers/conditions";
import { expect, test } from "@/tests/helpers/fixtures";
import { heading, languageToggle } from "@/tests/helpers/locators";
import { setStyle } from "@/tests/helpers/text-layout";
import { waitForPaint } from "@/tests/helpers/waiting";
import { openBeforeHydration } from "../without-scripts/scripts";

test.use({ viewport: phone });

/** Expects `change` to leave an element where it is in the window. */
async function expectInPlace(element: Locator, change: () => Promise<void>) {
  const { y } = (await element.boundingBox())!;
  await change();
  const readShift = async () => Math.abs((await element.boundingBox())!.y - y);
  await expect.soft.poll(readShift, `${element} moves`).toBeLessThanOrEqual(2);
}

/** Switches to a language without scrolling to the header, as Playwright's `click` does. */
async function switchInPlace(page: Page, language: string) {
  await languageToggle(page).evaluate((toggle: HTMLElement) => toggle.click());
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await waitForPaint(page);
}

// Safari has no scroll anchoring.
for (const anchoring of ["with", "without"]) {
  test(`what a visitor reads or types stays in place, ${anchoring} scroll anchoring`, async ({
    page,
  }) => {
    if (anchoring === "without") await mockUnsupportedCss(page, "overflow-anchor");
    const hydrate = await openBeforeHydration(page, "contact/?lang=ms&about=fourth#form");
    if (anchoring === "without") await setStyle(page, "* { overflow-anchor: none }");

    await test.step("a first visit with ?lang=ms shows the English page at once", async () => {
      await expect.soft(heading(page)).toHaveText(en.contactTitle);
      await expect.soft(page.locator("body")).toBeVisible();
      const animations = await page.locator("body").evaluate((body) => body.getAnimations().length);
      expect.soft(animations, "the body is hidden by an animation").toBe(0);
    });

    const field = page.locator("#firstName");

    await test.step("a visitor who types while the scripts load keeps field and text", async () => {
      await expect.soft(page.locator("#form")).toBeFocused();
      await field.focus();
      await page.keyboard.type("Rahman b");
      await expectInPlace(field, async () => {
        await hydrate();
        await expect(heading(page)).toHaveText(ms.contactTitle);
        await expect(page.locator("#message")).not.toHaveValue("");
      });
      await expect(field).toBeFocused();
      await page.keyboard.type("in Abdullah");
      await expect(field).toHaveValue("Rahman bin Abdullah");
    });

    await test.step("a change of the language keeps the field and its text", async () => {
      await field.evaluate((field) => field.scrollIntoView({ block: "center" }));
      // The browser picks its scroll anchor from painted content.
      await waitForPaint(page);
      await expectInPlace(field, () => switchInPlace(page, "en"));
      await expect.soft(field).toHaveValue("Rahman bin Abdullah");
    });

    if (anchoring === "with") return;

    await test.step("without a focused field, it keeps the middle of the window", async () => {
      const text = page.locator("main dd").last();
      await field.blur();
      await text.evaluate((text) => text.scrollIntoView({ block: "center" }));
      await expectInPlace(text, () => switchInPlace(page, "ms"));
    });

    await test.step("at the top of the page, it does not scroll", async () => {
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      await switchInPlace(page, "en");
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });
  });
}

test("a visitor who scrolls while the scripts load stays where he is", async ({ page }) => {
  const hydrate = await openBeforeHydration(page, "contact/#form");
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await hydrate();
  await waitForPaint(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
