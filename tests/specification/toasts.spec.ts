import type { Page } from "playwright/test";
import { swipe } from "@/tests/helpers/gestures";
import { recordVisibleCounts } from "@/tests/helpers/recorders";
import { readLooks } from "@/tests/helpers/styles";
import { advanceClock } from "@/tests/helpers/waiting";
import { expect, expectTexts, main, notSent, open, test, toasts, toggle, widths } from "./site";

// Sections 2, 3, 4, 7 and 9: inquiries and toasts.

const inquiry = `Service Inquiry | ${notSent} | Contact Us`;
const buttons = (page: Page) => main(page).getByRole("button");

for (const width of widths) {
  test(`2, 3, 4, 7, 9. inquiries, and ways to close a toast, at ${width} px`, async ({ page }) => {
    await open(page, "/services/", width);
    await expect(buttons(page)).toHaveText([...Array(6).fill(/^Learn More/), "Get Quote"]);
    const text = toasts(page).getByText("Service Inquiry");
    const link = toasts(page).getByRole("link", { name: "Contact Us" });
    const closeButton = toasts(page).getByRole("button");
    const pointer = width < 640 ? "finger" : "mouse";
    /** For each toast: a swipe that does not close it, and what closes it, at last a press that moves less than 10 px. */
    const ways = [
      [text, [49, 0], () => closeButton.click()],
      [text, [-99, 0], () => page.keyboard.press("Escape")],
      [text, [0, 99], () => page.keyboard.press("F8").then(() => page.keyboard.press("Escape"))],
      [text, [0, -99], () => swipe(text, [50, 0], pointer)],
      [link, [49, 0], () => swipe(link, [50, 0], pointer)],
      [closeButton, [0, 99], () => swipe(closeButton, [50, 0], pointer)],
      [link, [-99, 0], () => swipe(link, [5, 0], "mouse")],
    ] as const;
    for (const [index, [from, distance, close]] of ways.entries()) {
      await expect(page).toHaveURL("/services/");
      await buttons(page).nth(index).click();
      await expectTexts(toasts(page), inquiry);
      await expect(toasts(page)).toBeInViewport({ ratio: 1 });
      await expect(link).toHaveAttribute("href", /^\/contact\//);
      const { x, y, height } = (await toasts(page).boundingBox())!;
      expect(width < 640 ? y < 100 : x > 640 && y > 400 && y + height > 760).toBe(true);
      await swipe(from, [...distance], pointer);
      await expectTexts(toasts(page), inquiry);
      for (const language of index % 6 === 0 ? ["ms", "en"] : []) {
        await toggle(page).click();
        await expectTexts(toasts(page), inquiry, language);
      }
      await close();
      await expect(toasts(page), `${index}`).toHaveCount(0);
    }
    await expect(page).toHaveURL(/\/contact\//);
  });
}

test("3, 4, 9. one toast at a time; F8; the destructive variant", async ({ page, context }) => {
  const readCounts = await recordVisibleCounts(page, "[aria-live] li");
  await page.route("**/about/**", (route) => route.abort());
  await open(page, "/services/");
  await buttons(page).last().click();
  await expectTexts(toasts(page), inquiry);
  const parts = toasts(page).locator(":scope, [data-title]");
  const looks = await readLooks(parts);
  const first = (await toasts(page).elementHandle())!;
  await buttons(page).first().click();
  await expect.poll(() => first.evaluate((item) => item.isConnected)).toBe(false);
  await expectTexts(toasts(page), inquiry);
  await page.keyboard.press("F8");
  await expect(toasts(page)).toBeFocused();
  await context.setOffline(true);
  await page.getByRole("link", { name: "About" }).first().click();
  await expectTexts(toasts(page), "… | …");
  const others = await readLooks(parts);
  expect(others.filter((look, index) => look === looks[index])).toEqual([]);
  expect(await readCounts()).toEqual([0, 1]);
});

test("4, 9. a toast closes after 5,000 ms, or stays (infinite)", async ({ page, context }) => {
  await page.clock.install();
  await page.route("**/about/**", (route) => route.abort());
  await open(page, "/services/");
  await page.clock.pauseAt(Date.now() + 9_000_000);
  // Sonner marks a toast that is about to leave.
  const shown = page.locator("[aria-live] li:not([data-removed=true])");
  const countAfter = (time: number) => advanceClock(page, time).then(() => shown.count());
  for (const index of [6, 0]) {
    await buttons(page).nth(index).press("Enter");
    await expect.poll(() => countAfter(1)).toBe(1);
    let time = 0;
    while (time < 6000 && (await countAfter(50))) time += 50;
    expect([4950, 5000]).toContain(time);
    await page.clock.runFor(1000);
  }
  await context.setOffline(true);
  await page.getByRole("link", { name: "About" }).first().click();
  await expect.poll(() => countAfter(1)).toBe(1);
  for (let minute = 0; minute < 3; minute++) expect(await countAfter(60_000)).toBe(1);
});
