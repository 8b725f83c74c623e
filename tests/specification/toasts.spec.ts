import type { Page } from "playwright/test";
import { swipe } from "@/tests/helpers/gestures";
import { readLooks } from "@/tests/helpers/styles";
import { advanceClock, openPage } from "@/tests/helpers/waiting";
import { ask, expect, expectLife, expectTexts, header, main, notSent, nothingSent } from "./site";
import { statusLines, test, toasts, toggle } from "./site";

// Sections 2, 3, 4, 7 and 9: inquiries and toasts.

test.use({ allowedErrors: /net::ERR_|Failed to fetch/ });

const inquiry = `Service Inquiry = Pertanyaan Perkhidmatan | ${notSent} | Contact Us`;
const offline = "No Internet Connection | This page stays open.…";
const buttons = (page: Page) => main(page).getByRole("button");
const closeButton = (page: Page) => toasts(page).getByRole("button");

for (const width of [390, 1280]) {
  test(`2, 4, 7, 9. inquiries, and ways to close a toast, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.clock.install();
    await openPage(page, "/services/");
    await page.clock.pauseAt(Date.now() + 60_000);
    await expect(buttons(page)).toHaveText([...Array(6).fill(/^Learn More/), "Get Quote"]);
    const text = toasts(page).getByText(/^(Service Inquiry|Pertanyaan Perkhidmatan)$/);
    const link = toasts(page).getByRole("link", { name: /^(Contact Us|Hubungi Kami)$/ });
    const button = closeButton(page);
    const pointer = width < 640 ? "finger" : "mouse";
    const focus = page.locator("[aria-label*=F8] :focus");
    /** Runs the timers of half a second after an action. */
    const after = (action: Promise<void>) => action.then(() => advanceClock(page, 500));
    const pressKey = (key: string) => page.keyboard.press(key);
    /** For each button: a swipe that does not close its toast, and what closes it, at last a press that moves less than 10 px. */
    const ways = [
      [text, [49, 0], () => button.click()],
      [text, [-99, 0], () => pressKey("Escape")],
      [text, [0, 99], () => pressKey("F8").then(() => focus.press("Escape"))],
      [text, [0, -99], () => swipe(text, [50, 0], pointer)],
      [link, [49, 0], () => swipe(link, [50, 0], pointer)],
      [button, [0, 99], () => swipe(button, [50, 0], pointer)],
      [link, [-99, 0], () => swipe(link, [5, 0], "mouse")],
    ] as const;
    for (const [index, [from, distance, close]] of ways.entries()) {
      const [language, next] = index % 2 === 0 ? ["en", "ms"] : ["ms", "en"];
      const at = `(button ${index + 1} at ${width} px in ${language})`;
      await expect(page, at).toHaveURL("/services/");
      await buttons(page).nth(index).click();
      await after(expectTexts(statusLines(page).nth(index), nothingSent, language, at));
      await expectTexts(toasts(page), inquiry, language, at);
      await expect.soft(link, at).toHaveAttribute("href", /^\/contact\//);

      const placed = ask('2. "top … on small screens, at the bottom right on larger ones"', at);
      await placed(toasts(page)).toBeInViewport({ ratio: 1 });
      const { x, y, width: w, height: h } = (await toasts(page).boundingBox())!;
      const isAtRight = x > 640 && x + w > width - 40 && y + h > 760;
      placed(width < 640 ? y < 100 : isAtRight).toBe(true);

      await after(swipe(from, [...distance], pointer));
      await expectTexts(toasts(page), inquiry, language, `"50 px, toward the right" ${at}`);
      await after(toggle(page).click());
      await expectTexts(toasts(page), inquiry, next, at);
      await expectTexts(statusLines(page).nth(index), nothingSent, next, at);
      await after(close());
      await ask('4. "It can also be closed"', at)(toasts(page)).toHaveCount(0);
    }
    await page.clock.resume();
    await expect(page, "link of the toast").toHaveURL(/\/contact\//);
  });
}

test("3, 4, 9. one toast at a time, for 5 s or for ever; variants", async ({ page, context }) => {
  const readLook = async () => (await readLooks(toasts(page))).join();
  const followLink = () => header(page).getByRole("link", { name: "About" }).click();
  /** The status line is filled when the toast opens. */
  const press = async (index: number) => {
    await buttons(page).nth(index).press("Enter");
    await expectTexts(statusLines(page).nth(index), nothingSent);
  };
  await page.clock.install();
  // Otherwise the page is there before its link is followed.
  await page.route("**/about/**", (route) => route.abort());
  await openPage(page, "/services/");
  await page.clock.pauseAt(Date.now() + 60_000);
  await press(6);
  await expectLife(page, inquiry);
  await press(0);
  await advanceClock(page, 3000);
  await press(1);
  await expectLife(page, inquiry, "(in place of one of 3 s)");
  await press(2);
  await advanceClock(page, 1000);
  const look = await readLook();
  await press(3);
  for (const milliseconds of [1, 20, 100, 200, 500]) {
    await advanceClock(page, milliseconds);
    await expectTexts(toasts(page), inquiry, "en", '"a new toast replaces the old one"');
  }

  await context.setOffline(true);
  await followLink();
  const infinite = ask('4. "unless its duration is set to infinite"');
  const countAfter = (time: number) => advanceClock(page, time).then(() => toasts(page).count());
  await infinite.poll(() => countAfter(1)).toBe(1);
  for (let minute = 0; minute < 3; minute++) await advanceClock(page, 60_000);
  await expectTexts(toasts(page), offline, "en", "after three minutes");
  ask('3. "a variant (default or destructive)"')(await readLook()).not.toBe(look);
  await page.clock.resume();
  const ways = {
    "the close button": () => closeButton(page).click(),
    "the Escape key": () => page.keyboard.press("Escape"),
    "a swipe": () => swipe(toasts(page).getByText("No Internet Connection"), [50, 0], "mouse"),
  };
  for (const [way, close] of Object.entries(ways)) {
    await expectTexts(toasts(page), offline);
    await close();
    const closed = ask(`4. "It can also be closed with" ${way}, if destructive and infinite`);
    await closed(toasts(page)).toHaveCount(0);
    await followLink();
  }
});
