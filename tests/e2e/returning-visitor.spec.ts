import type { Page } from "playwright/test";
import { company } from "@/lib/company";
import en from "@/messages/en.json" with { type: "json" };
import ms from "@/messages/ms.json" with { type: "json" };
import {
  blockScripts,
  emulateSlowPhone,
  expect,
  fullOnly,
  holdScripts,
  openPage,
  pauseTimers,
  setStyle,
  storeLanguage,
  switchTo,
  test,
  waitForRequests,
} from "@/tests/helpers/browser-test";

type Frame = { time: number; text: string };

/**
 * Records the visible text of each frame, from the first frame with text, on pages opened
 * afterwards.
 *
 * @returns a function that reads the frames of the current page
 */
async function recordFrames(page: Page) {
  await page.addInitScript(() => {
    const frames: Frame[] = [];
    Object.assign(window, { recordedFrames: frames });
    requestAnimationFrame(function recordFrame(time) {
      const text = document.body?.innerText ?? "";
      if (text || frames.length > 0) frames.push({ time, text });
      requestAnimationFrame(recordFrame);
    });
  });
  return () => page.evaluate(() => Reflect.get(window, "recordedFrames") as Frame[]);
}

const englishTexts = [en.servicesTitle, en.servicesDescription, en.learnMore, en.footerDescription];

function isEnglish({ text }: Frame) {
  return englishTexts.some((english) => text.includes(english));
}

test.describe("a returning visitor whose stored language is Malay", () => {
  test(
    "sees no English on slow 3G with a throttled CPU and a warm cache",
    fullOnly,
    async ({ browser, browserName, siteUrl }) => {
      test.skip(browserName !== "chromium", "Only Chromium supports throttling.");
      // A separate context, because routing in the `page` fixture disables the HTTP cache.
      const context = await browser.newContext({ baseURL: siteUrl });
      const first = await context.newPage();
      await openPage(first, "/services/");
      await switchTo(first, "ms");
      await waitForRequests(first);
      await first.close();

      const page = await context.newPage();
      const readFrames = await recordFrames(page);
      await emulateSlowPhone(page);
      await page.goto("/services/");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(ms.servicesTitle);
      const frames = await readFrames();
      // The page is hidden for up to 1.25 s; on a busy machine, hydration may take longer.
      const framesWhileHidden = frames.filter(({ time }) => time - frames[0]!.time < 1000);
      expect(framesWhileHidden.filter(isEnglish)).toEqual([]);
      expect(frames.at(-1)?.text).toContain(ms.servicesTitle);
      await context.close();
    },
  );

  test("sees only the company name until the scripts have run", async ({ page }) => {
    await storeLanguage(page, "ms");
    const release = await holdScripts(page);
    await page.goto("/", { waitUntil: "domcontentloaded" });
    // Keeps the page hidden for as long as the test needs; the style sheet shows it after 1.25 s.
    await setStyle(page, "[data-language-pending] body { animation-play-state: paused }");
    const visibleText = await page.evaluate(() => {
      const texts = [...document.querySelectorAll<HTMLElement>("body *")]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .flatMap((element) => [...element.childNodes])
        .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
      return texts.map((node) => node.textContent);
    });
    expect(visibleText).toEqual([company.name]);
    release();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(ms.heroTitle);
  });

  test.describe("when the scripts fail", () => {
    test.use({ allowedErrors: /ERR_FAILED/ });

    test("sees the English page immediately", async ({ page }) => {
      await storeLanguage(page, "ms");
      // Rules out the fallback that runs three seconds after load.
      await pauseTimers(page);
      await blockScripts(page);
      await page.goto("/services/", { waitUntil: "commit" });
      // Visibility alone proves nothing: the style sheet shows the page after 1.25 s anyway.
      await expect(page.locator("html")).not.toHaveAttribute("data-language-pending");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(en.servicesTitle);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });
  });
});
