import type { Page } from "playwright/test";
import { en } from "@/tests/fixture-site/messages";
import { expect, test } from "@/tests/helpers/browser-test";
import { desktop, pauseTimers, phone } from "@/tests/helpers/conditions";
import { swipe } from "@/tests/helpers/gestures";
import { fillForm, inquiryButton, toast } from "@/tests/helpers/locators";
import { advanceClock, openPage } from "@/tests/helpers/waiting";

test.use({ contextOptions: { reducedMotion: "reduce" }, hasTouch: true });

// Timers, which close toasts, run only when a test advances the clock.
test.beforeEach(async ({ page }) => {
  await pauseTimers(page);
  await openPage(page, "services/");
});

function firstButton(page: Page) {
  return page.getByRole("main").getByRole("button").first();
}

/** Presses an inquiry button, by default the last one, and waits for its toast. */
async function openToast(page: Page, button = inquiryButton(page)) {
  await button.press("Enter");
  await expectToasts(page, 1);
}

/** Expects this number of toasts, once sonner has loaded and its timers have added or removed them. */
async function expectToasts(page: Page, count: number) {
  await expect
    .poll(async () => {
      await advanceClock(page, 100);
      return toast(page).count();
    })
    .toBe(count);
}

/** Sets `document.hidden`. */
async function setHidden(page: Page, isHidden: boolean) {
  await page.evaluate((isHidden) => {
    Object.defineProperty(document, "hidden", { value: isHidden, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, isHidden);
}

/** What pauses the timer of a toast during `wait`. */
const pauses: Record<string, (page: Page, wait: () => Promise<void>) => Promise<void>> = {
  "the pointer is moved over it": async (page, wait) => {
    await toast(page).hover();
    await toast(page).hover({ position: { x: 30, y: 30 } });
    await wait();
    await page.mouse.move(2, 300);
  },
  "a finger holds it": async (page, wait) => {
    // A touch screen keeps the hover state after a tap.
    await toast(page).tap({ position: { x: 40, y: 20 } });
    await swipe(toast(page), [20], "finger", { whileHeld: wait });
  },
  "it has focus": async (page, wait) => {
    await page.keyboard.press("F8");
    await wait();
    await inquiryButton(page).focus();
  },
  "the page is hidden": async (page, wait) => {
    await setHidden(page, true);
    await wait();
    await setHidden(page, false);
  },
};

for (const [condition, pause] of Object.entries(pauses)) {
  test(`a toast closes after 5 s, not counting those while ${condition}`, async ({ page }) => {
    await openToast(page);
    await advanceClock(page, 2000);
    await pause(page, () => advanceClock(page, 20_000));
    await advanceClock(page, 2000);
    await expect(toast(page)).toBeVisible();
    await advanceClock(page, 1000);
    await expectToasts(page, 0);
  });
}

/** How a pointer comes to rest where a toast opens. Each opens the toast, and returns the position of the pointer. */
const restingPointers: Record<string, (page: Page) => Promise<{ x: number; y: number }>> = {
  "that pressed the button": async (page) => {
    await page.setViewportSize(desktop);
    const button = page.getByRole("main").getByRole("button").nth(4);
    // To the lower right of the window, where the toast opens.
    await button.evaluate((element) => {
      scrollBy(0, element.getBoundingClientRect().top - innerHeight + 120);
    });
    await button.hover({ position: { x: 5, y: 5 } });
    const { x, y, width, height } = (await button.boundingBox())!;
    await button.click();
    await expectToasts(page, 1);
    return { x: x + width / 2, y: y + height / 2 };
  },
  "that was moved over the toast before": async (page) => {
    await openToast(page);
    const { x, y } = (await toast(page).boundingBox())!;
    await page.mouse.move(x + 20, y + 20);
    await page.mouse.move(x + 30, y + 30);
    await openToast(page, firstButton(page));
    return { x: x + 30, y: y + 30 };
  },
  "that was over the map": async (page) => {
    await openPage(page, "contact/");
    await page.setViewportSize(desktop);
    await fillForm(page);
    await page.locator("iframe").hover();
    const pointer = { x: desktop.width - 100, y: desktop.height - 60 };
    await page.mouse.move(pointer.x, pointer.y);
    await page.keyboard.press("Enter");
    await expectToasts(page, 1);
    return pointer;
  },
};

for (const [pointer, openUnder] of Object.entries(restingPointers)) {
  test(`a toast under a resting pointer ${pointer} closes after 5 s`, async ({ page }) => {
    const { x, y } = await openUnder(page);
    const isHovered = async () => {
      // A movement of no distance, which browsers report when something moves under the pointer.
      await page.mouse.move(x, y);
      return toast(page).evaluate((item) => item.matches(":hover"));
    };
    // Once the toast is at its place.
    await expect.poll(isHovered).toBe(true);
    await advanceClock(page, 4000);
    await expect(toast(page)).toBeVisible();
    await advanceClock(page, 1000);
    await expectToasts(page, 0);
  });
}

test("a toast replaces the open one, and has five seconds of its own", async ({ page }) => {
  await openToast(page);
  await advanceClock(page, 4000);
  await openToast(page, firstButton(page));
  await advanceClock(page, 4000);
  await expect(toast(page)).toHaveCount(1);
  await advanceClock(page, 1000);
  await expectToasts(page, 0);
  // The first toast does not reappear.
  await advanceClock(page, 1000);
  await expect(toast(page)).toHaveCount(0);
});

test("the link of the status line closes the toast, which would cover the form", async ({
  page,
}) => {
  await openToast(page);
  await page.getByRole("main").getByRole("status").last().getByRole("link").click();
  await expect(page).toHaveURL(/#form$/);
  await expectToasts(page, 0);
});

test("Escape closes the menu first, then the toast", async ({ page }) => {
  await page.setViewportSize(phone);
  await openToast(page);
  const menu = page.locator("#mobile-menu");
  await page.getByRole("button", { name: en.menu }).press("Enter");
  await page.keyboard.press("Tab");
  await expect(menu).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await advanceClock(page, 1000);
  await expect(toast(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expectToasts(page, 0);
});

test("F8 focuses the toast, and closing it returns focus", async ({ page }) => {
  await openToast(page);
  await page.keyboard.press("F8");
  await expect(toast(page)).toBeFocused();
  await expect(toast(page)).toHaveCSS("outline-style", "solid");
  await page.keyboard.press("Tab");
  await expect(toast(page).getByRole("link").first()).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expectToasts(page, 0);
  await expect(inquiryButton(page)).toBeFocused();

  await openToast(page, firstButton(page));
  await page.keyboard.press("F8");
  await page.keyboard.press("Escape");
  await expectToasts(page, 0);
  await expect(firstButton(page)).toBeFocused();

  // A clicked button keeps the focus.
  await openToast(page);
  await page.keyboard.press("F8");
  await firstButton(page).click();
  await advanceClock(page, 1000);
  await expect(firstButton(page)).toBeFocused();
});

for (const { name, distance, via, closes } of [
  { name: "50 px to the right", distance: [50], closes: true },
  { name: "49 px to the right", distance: [49] },
  { name: "80 px to the right and back", distance: [20], via: [80] },
  { name: "120 px to the left", distance: [-120] },
  { name: "60 px to the right and 100 px down", distance: [60, 100] },
]) {
  test(`a swipe of ${name} ${closes ? "closes" : "does not move"} the toast`, async ({ page }) => {
    await openToast(page);
    const before = await toast(page).boundingBox();
    await swipe(toast(page), distance, "finger", { via });
    await advanceClock(page, 1000);
    await expectToasts(page, closes ? 0 : 1);
    if (!closes) await expect.poll(() => toast(page).boundingBox()).toEqual(before);
    await expect(inquiryButton(page)).toBeFocused();
  });
}
