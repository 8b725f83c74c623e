import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright/test";
import { en } from "@/tests/fixture-site/messages";
import { fixtureSite } from "@/tests/fixture-site/settings.mjs";
import { expect, test } from "@/tests/helpers/browser-test";
import {
  blockScripts,
  desktop,
  enableDataSaver,
  holdResponses,
  holdScripts,
  pauseTimers,
  phone,
} from "@/tests/helpers/conditions";
import {
  heading,
  inquiryButton,
  mainNavigationLink,
  plainText,
  toast,
} from "@/tests/helpers/locators";
import {
  advanceClock,
  openPage,
  waitForHydration,
  waitForIdle,
  waitForRequests,
} from "@/tests/helpers/waiting";

/** Returns a live array with the paths of the requested scripts that contain sonner. */
function recordSonnerRequests(page: Page) {
  const requested: string[] = [];
  page.on("request", (request) => {
    const file = new URL(request.url()).pathname.replace(fixtureSite.basePath, "");
    if (!/\/_next\/.*\.js$/.test(file)) return;
    const script = readFileSync(path.join(fixtureSite.folder, file), "utf8");
    if (script.includes("data-sonner-toaster")) requested.push(file);
  });
  return requested;
}

// Safari has no requestIdleCallback.
for (const scheduler of ["requestIdleCallback", "setTimeout"]) {
  test(`sonner loads after a page that can open a toast, by ${scheduler}`, async ({ page }) => {
    if (scheduler === "setTimeout") {
      await page.addInitScript(() => Reflect.deleteProperty(window, "requestIdleCallback"));
    }
    const requested = recordSonnerRequests(page);
    await openPage(page, "./");
    await waitForRequests(page);
    expect(requested).toEqual([]);
    await mainNavigationLink(page, en.services).click();
    await expect.poll(() => requested).toHaveLength(1);
    const html = readFileSync(path.join(fixtureSite.folder, "services/index.html"), "utf8");
    expect(html).not.toContain(requested[0]);
    // Nor does it contain code of the page again, such as the dictionaries.
    const script = readFileSync(path.join(fixtureSite.folder, requested[0]!), "utf8");
    expect(script).not.toContain(en.tryAgain);
  });
}

test("sonner loads before hydration if a button was clicked", async ({ page }) => {
  const requested = recordSonnerRequests(page);
  const releaseScripts = await holdScripts(page);
  // Hydration needs the layout.
  const releaseLayout = await holdResponses(page, "**/app/layout-*.js");
  await page.goto("services/", { waitUntil: "domcontentloaded" });
  await inquiryButton(page).click();
  releaseScripts();
  await expect.poll(() => requested).toHaveLength(1);
  releaseLayout();
  await waitForHydration(page);
  await expect(toast(page)).toContainText(en.serviceInquiry);
});

test("with Data Saver on, a button is busy until sonner has loaded", async ({ page }) => {
  await enableDataSaver(page);
  const requested = recordSonnerRequests(page);
  await openPage(page, "services/");
  await waitForIdle(page);
  expect(requested).toEqual([]);
  const releaseScripts = await holdScripts(page);
  await inquiryButton(page).click();
  await expect(inquiryButton(page)).toHaveAttribute("aria-busy", "true");
  releaseScripts();
  await expect(toast(page)).toContainText(en.serviceInquiry);
  await expect(inquiryButton(page)).not.toHaveAttribute("aria-busy");
  expect(requested).toHaveLength(1);
});

test("a button shows the toast when sonner has not loaded within 3 seconds", async ({ page }) => {
  await pauseTimers(page);
  await enableDataSaver(page);
  await openPage(page, "services/");
  const releaseScripts = await holdScripts(page);
  await inquiryButton(page).click();
  await expect(inquiryButton(page)).toHaveAttribute("aria-busy", "true");
  await advanceClock(page, 3000);
  await expect(toast(page)).toContainText(plainText(en.notImplemented));
  await expect(inquiryButton(page)).not.toHaveAttribute("aria-busy");
  releaseScripts();
  await inquiryButton(page).click();
  await expect(inquiryButton(page)).not.toHaveAttribute("aria-busy");
  // Sonner renders a toast in a timer.
  await advanceClock(page, 100);
  await expect(page.locator("[data-sonner-toast]")).toContainText(en.serviceInquiry);
});

test("links work while sonner loads, and the toast appears on the next page", async ({ page }) => {
  await enableDataSaver(page);
  await openPage(page, "./");
  await mainNavigationLink(page, en.services).click();
  await expect(inquiryButton(page)).toBeVisible();
  const releaseScripts = await holdScripts(page);
  await inquiryButton(page).click();
  await mainNavigationLink(page, en.home).click();
  await expect(heading(page)).toHaveText(en.homeTitle);
  releaseScripts();
  await expect(toast(page)).toContainText(en.serviceInquiry);
});

test.describe("when sonner cannot be loaded", () => {
  test.use({ allowedErrors: /ERR_FAILED|Loading chunk/ });

  const low = { width: 640, height: 320 };
  for (const [size, viewport] of Object.entries({ phone, desktop, "low window": low })) {
    test(`a ${size} shows the same toast in the same place, with the same keys`, async ({
      page,
    }) => {
      await pauseTimers(page);
      await page.setViewportSize(viewport);
      await enableDataSaver(page);
      await openPage(page, "services/");
      const unblockScripts = await blockScripts(page);
      const button = inquiryButton(page);
      await button.click();
      await expect(toast(page)).toContainText(plainText(en.notImplemented));
      await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
      await expect(button).not.toHaveAttribute("aria-busy");
      const readBoxes = () =>
        toast(page)
          .locator(":scope, a, button")
          .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON()));
      const plainBoxes = await readBoxes();
      await page.keyboard.press("F8");
      await expect(toast(page)).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(toast(page)).toHaveCount(0);
      await expect(button).toBeFocused();
      await button.click();
      await expect(toast(page)).toHaveCount(1);
      await advanceClock(page, 4900);
      await expect(toast(page)).toHaveCount(1);
      await advanceClock(page, 200);
      await expect(toast(page)).toHaveCount(0);
      await page.clock.resume();
      await unblockScripts();
      await button.click();
      await expect(page.locator("[data-sonner-toast]")).toBeVisible();
      await expect.poll(readBoxes).toEqual(plainBoxes);
    });
  }
});
