import type { Page } from "playwright/test";
import { expect } from "@/tests/helpers/fixtures";
import { inquiryButton, languageToggle, toast } from "@/tests/helpers/locators";
import { advanceClock } from "@/tests/helpers/waiting";

// In these tests, timers, which close toasts, run only when a test advances the clock.

/** The milliseconds in which sonner shows a toast, and removes one that was replaced or closed. */
const transition = 400;

/** Presses an inquiry button, by default the last one, and waits for its toast. */
export async function openToast(page: Page, button = inquiryButton(page)) {
  await button.press("Enter");
  await expectOpen(page);
}

/** Expects one toast after a press, once sonner has loaded. */
export async function expectOpen(page: Page) {
  await expect(page.locator("main [aria-busy=true]"), "no button stays busy").toHaveCount(0);
  await advanceClock(page, transition);
  await expect(toast(page), "a press must open a toast").toHaveCount(1);
}

/** Expects that `cause` has closed the toast. */
export async function expectClosed(page: Page, cause: string) {
  await advanceClock(page, transition);
  await expect.soft(toast(page), `${cause} must close the toast`).toHaveCount(0);
}

/** Expects that a toast that has just opened closes after 5 s, to which `others` do not count. */
export async function expectFiveSeconds(page: Page, others: string, wait?: () => Promise<void>) {
  await advanceClock(page, 2000);
  await wait?.();
  await advanceClock(page, 2900 - transition);
  await expect.soft(toast(page), `the toast must be open after 4.9 s ${others}`).toHaveCount(1);
  await advanceClock(page, 100);
  await expectClosed(page, `5 s ${others}`);
}

/** Toggles the language, which the page shows after the next paint. */
export async function toggleLanguage(page: Page, language: string) {
  await languageToggle(page).press("Enter");
  await advanceClock(page, 100);
  await expect(page.locator("html")).toHaveAttribute("lang", language);
}
