import { company } from "@/tests/fixture-site/content/company";
import { en, ms } from "@/tests/fixture-site/messages";
import { expect, test } from "@/tests/helpers/browser-test";
import {
  blockScripts,
  blockStorage,
  holdScripts,
  pauseTimers,
  storeLanguage,
} from "@/tests/helpers/conditions";
import { heading, switchTo } from "@/tests/helpers/locators";
import { setStyle } from "@/tests/helpers/text-layout";
import { openPage, waitForHydration, waitForPaint } from "@/tests/helpers/waiting";

test.use({ allowedErrors: /ERR_FAILED/ });

test.describe("a visitor who chose Malay on an earlier visit", () => {
  test.beforeEach(({ page }) => storeLanguage(page, "ms"));

  test("sees only the company name until the page is in Malay", async ({ page }) => {
    await page.addInitScript(() => {
      const texts: string[] = [];
      Object.assign(window, { textOfFrames: texts });
      requestAnimationFrame(function recordFrame() {
        const text = document.body?.innerText.trim();
        if (text) texts.push(text);
        requestAnimationFrame(recordFrame);
      });
    });
    const releaseScripts = await holdScripts(page);
    await page.goto("", { waitUntil: "domcontentloaded" });
    // Keeps the page hidden for as long as the test needs; the style sheet shows it after 1.25 s.
    await setStyle(page, "[data-language-pending] body { animation-play-state: paused }");
    await waitForPaint(page);
    releaseScripts();
    await waitForHydration(page);
    await expect(heading(page)).toHaveText(ms.homeTitle);
    const texts = await page.evaluate(() => Reflect.get(window, "textOfFrames") as string[]);
    expect(texts[0]).toBe(company.name);
    const otherTexts = texts.filter((text) => text !== company.name);
    expect(otherTexts.filter((text) => !text.includes(ms.homeTitle))).toEqual([]);
  });

  test("sees the English page immediately when the scripts fail", async ({ page }) => {
    // Rules out the fallback that runs three seconds after load.
    await pauseTimers(page);
    await blockScripts(page);
    await page.goto("services/", { waitUntil: "commit" });
    // Visibility alone proves nothing: the style sheet shows the page after 1.25 s anyway.
    await expect(page.locator("html")).not.toHaveAttribute("data-language-pending");
    await expect(heading(page)).toHaveText(en.servicesTitle);
    await expect(heading(page)).toBeVisible();
  });
});

test("the language stays after a navigation and Back when storage is blocked", async ({ page }) => {
  await blockStorage(page);
  await openPage(page, "contact/?lang=ms");
  await expect(heading(page)).toHaveText(ms.contactTitle);
  await page.getByRole("contentinfo").getByRole("link", { name: ms.services }).click();
  await expect(heading(page)).toHaveText(ms.servicesTitle);
  await switchTo(page, "en");
  await page.goBack();
  await expect(heading(page)).toHaveText(en.contactTitle);
});

test("a page from the back/forward cache has the language chosen meanwhile", async ({ page }) => {
  await openPage(page, "./");
  await page.evaluate(() => {
    // As another page of the site does, and the browser when it restores this page.
    localStorage.setItem("language", "ms");
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await expect(heading(page)).toHaveText(ms.homeTitle);
});
