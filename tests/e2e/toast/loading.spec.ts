import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright/test";
import { en } from "@/tests/fixture-site/messages";
import { fixtureSite } from "@/tests/fixture-site/settings.mjs";
import {
  blockScripts,
  desktop,
  enableDataSaver,
  holdScripts,
  pauseTimers,
  phone,
} from "@/tests/helpers/conditions";
import { expect, test } from "@/tests/helpers/fixtures";
import {
  heading,
  inquiryButton,
  mainNavigationLink,
  plainText,
  toast,
} from "@/tests/helpers/locators";
import { advanceClock, openPage, waitForRequests } from "@/tests/helpers/waiting";
import { expectClosed, expectFiveSeconds, expectOpen, openToast } from "./toasts";

/** Reads a file of the export. */
function read(file: string) {
  return readFileSync(path.join(fixtureSite.folder, file), "utf8");
}

/** Returns a live array with the paths of the requested scripts that contain sonner. */
function recordSonnerRequests(page: Page) {
  const requested: string[] = [];
  page.on("request", (request) => {
    const file = new URL(request.url()).pathname.replace(fixtureSite.basePath, "");
    if (file.endsWith(".js") && read(file).includes("data-sonner-toaster")) requested.push(file);
  });
  return requested;
}

const sonnerToast = "[data-sonner-toast]";

test("sonner loads once, when a page that can open a toast is idle", async ({ page }) => {
  const requested = recordSonnerRequests(page);
  await openPage(page, "./");
  await waitForRequests(page);
  expect(requested, "the home page opens no toast").toEqual([]);
  await mainNavigationLink(page, en.services).click();
  await expect.poll(() => requested, "the services page opens toasts").toHaveLength(1);
  const script = requested[0]!;
  expect.soft(read("services/index.html"), "the page waits for sonner").not.toContain(script);
  expect.soft(read(script), "sonner's script repeats the texts").not.toContain(en.tryAgain);
});

test("sonner loads before a click that preceded hydration is replayed", async ({ page }) => {
  await page.addInitScript(() => {
    const markReplay = ({ isTrusted }: Event) => !isTrusted && performance.mark("replay");
    addEventListener("click", markReplay, true);
  });
  const requested = recordSonnerRequests(page);
  const releaseScripts = await holdScripts(page);
  await page.goto("services/", { waitUntil: "domcontentloaded" });
  await inquiryButton(page).click();
  releaseScripts();
  await expect(toast(page)).toContainText(en.serviceInquiry);
  const entries = await page.evaluate(() => performance.getEntries().map(({ name }) => name));
  const isOfClick = (name: string) => name === "replay" || name.endsWith(requested[0]!);
  const order = [expect.stringMatching(/\.js$/), "replay"];
  expect(entries.filter(isOfClick), "sonner must load before the replay").toEqual(order);
});

test.describe("with Data Saver on, sonner loads on the first press", () => {
  test.use({ allowedErrors: /ERR_FAILED|Loading chunk/ });

  test.beforeEach(async ({ page }) => {
    await pauseTimers(page);
    await enableDataSaver(page);
  });

  test("a button is busy meanwhile, at most 3 seconds, and links work", async ({ page }) => {
    const requested = recordSonnerRequests(page);
    const button = inquiryButton(page);
    await openPage(page, "./");
    await mainNavigationLink(page, en.services).click();
    await expect(button).toBeVisible();
    await advanceClock(page, 5000);
    expect(requested, "sonner must not load before a press").toEqual([]);
    const releaseScripts = await holdScripts(page);

    await test.step("a link works, and after 3 s the next page shows a toast without sonner", async () => {
      await button.click();
      await mainNavigationLink(page, en.home).click();
      await expect(heading(page)).toHaveText(en.homeTitle);
      await advanceClock(page, 2900);
      await expect.soft(toast(page), "before 3 s").toHaveCount(0);
      await advanceClock(page, 100);
      await expect.soft(toast(page), "after 3 s").toContainText(en.serviceInquiry);
      await mainNavigationLink(page, en.services).click();
    });

    await test.step("when sonner has loaded, it shows the toast", async () => {
      await button.click();
      await expect.soft(button, "the pressed button").toHaveAttribute("aria-busy", "true");
      releaseScripts();
      await expectOpen(page);
      await expect(page.locator(sonnerToast)).toContainText(en.serviceInquiry);
      expect.soft(requested, "sonner loads once").toHaveLength(1);
    });
  });

  test("without it, the same toast has the same place, keys and time", async ({ page }) => {
    await openPage(page, "services/");
    const unblockScripts = await blockScripts(page);

    await openToast(page);
    await expect.soft(toast(page), "its text").toContainText(plainText(en.notImplemented));
    await page.keyboard.press("F8");
    await expect.soft(toast(page), "after F8").toBeFocused();
    await page.keyboard.press("Escape");
    await expectClosed(page, "Escape");
    await expect.soft(inquiryButton(page), "after Escape").toBeFocused();
    await openToast(page);
    await expectFiveSeconds(page, "without sonner");

    /** Returns the boxes of a toast, its links and buttons, at each size. */
    const readBoxes = async () => {
      const boxes = [];
      for (const viewport of [phone, desktop, { width: 640, height: 320 }]) {
        await page.setViewportSize(viewport);
        await openToast(page);
        const parts = toast(page).locator(":scope, a, button");
        boxes.push(
          viewport,
          await parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect())),
        );
      }
      return boxes;
    };
    const plainBoxes = await readBoxes();
    await expect(page.locator(sonnerToast), "without sonner").toHaveCount(0);
    await unblockScripts();
    const sonnerBoxes = await readBoxes();
    await expect(page.locator(sonnerToast)).toBeVisible();
    expect(plainBoxes, "the places without and with sonner").toEqual(sonnerBoxes);
  });
});
