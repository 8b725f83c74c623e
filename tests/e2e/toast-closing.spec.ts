import type { Page } from "playwright/test";
import { en } from "@/tests/fixture-site/messages";
import { expect, test } from "@/tests/helpers/browser-test";
import { desktop, pauseTimers, phone } from "@/tests/helpers/conditions";
import { inquiryButton, toast } from "@/tests/helpers/locators";
import { openPage } from "@/tests/helpers/waiting";

test.use({ contextOptions: { reducedMotion: "reduce" } });

// Timers, which close toasts, run only when a test advances the clock.
test.beforeEach(async ({ page }) => {
  await pauseTimers(page);
  await openPage(page, "services/");
});

/** Presses an inquiry button, by default the last one, and waits for its toast. */
async function openToast(page: Page, button = inquiryButton(page)) {
  await button.press("Enter");
  await expectToasts(page, 1);
}

/** Advances the clock in ten steps, because React, which sets timers too, renders between steps. */
async function advanceClock(page: Page, milliseconds: number) {
  for (let step = 0; step < 10; step++) await page.clock.runFor(milliseconds / 10);
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

/** Clicks an inquiry button at the lower right of a window, where its toast opens. Returns where the pointer rests. */
async function pressUnderToast(page: Page) {
  await page.setViewportSize(desktop);
  const button = page.getByRole("main").getByRole("button").nth(4);
  await button.evaluate((element) => {
    scrollBy(0, element.getBoundingClientRect().top - innerHeight + 120);
  });
  const { x, y, width, height } = (await button.boundingBox())!;
  const pointer = { x: x + width / 2, y: y + height / 2 };
  await page.mouse.move(pointer.x, y);
  await page.mouse.move(pointer.x, pointer.y);
  await page.mouse.down();
  await page.mouse.up();
  await expectToasts(page, 1);
  return pointer;
}

/** Sets `document.hidden`. */
async function setHidden(page: Page, isHidden: boolean) {
  await page.evaluate((isHidden) => {
    Object.defineProperty(document, "hidden", { value: isHidden, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, isHidden);
}

type Action = (page: Page) => Promise<unknown>;

/** What pauses the timer of a toast, and what ends the pause. */
const pauses: Record<string, [start: Action, end: Action]> = {
  "the pointer is moved over it": [
    async (page) => {
      await toast(page).hover();
      await toast(page).hover({ position: { x: 30, y: 30 } });
    },
    (page) => page.mouse.move(2, 300),
  ],
  "it has focus": [(page) => page.keyboard.press("F8"), (page) => inquiryButton(page).focus()],
  "the page is hidden": [(page) => setHidden(page, true), (page) => setHidden(page, false)],
};

for (const [condition, [start, end]] of Object.entries(pauses)) {
  test(`a toast closes after five seconds, not counting those while ${condition}`, async ({
    page,
  }) => {
    await openToast(page);
    await advanceClock(page, 2000);
    await start(page);
    await advanceClock(page, 20_000);
    await end(page);
    await advanceClock(page, 2000);
    await expect(toast(page)).toBeVisible();
    await advanceClock(page, 1000);
    await expectToasts(page, 0);
  });
}

/** How a pointer comes to rest where a toast opens. Each opens the toast, and returns the position of the pointer. */
const restingPointers: Record<string, (page: Page) => Promise<{ x: number; y: number }>> = {
  "that has pressed the button": pressUnderToast,
  "that was moved over the toast before": async (page) => {
    await openToast(page);
    const { x, y } = (await toast(page).boundingBox())!;
    await page.mouse.move(x + 20, y + 20);
    await page.mouse.move(x + 30, y + 30);
    await openToast(page, page.getByRole("main").getByRole("button").first());
    return { x: x + 30, y: y + 30 };
  },
  "that a touch has followed": async (page) => {
    await page.evaluate(() => {
      const touch = new PointerEvent("pointermove", { pointerType: "touch", movementX: 9 });
      document.body.dispatchEvent(touch);
    });
    return pressUnderToast(page);
  },
  "over the map": async (page) => {
    await openPage(page, "contact/");
    await page.setViewportSize(desktop);
    await page.locator("iframe").scrollIntoViewIfNeeded();
    const { x, y } = (await page.locator("iframe").boundingBox())!;
    await page.mouse.move(x + 20, y - 20);
    await page.mouse.move(x + 30, y + 30);
    const pointer = { x: desktop.width - 100, y: desktop.height - 60 };
    await page.mouse.move(pointer.x, pointer.y);
    await page.evaluate(() => {
      const form = document.querySelector("main form") as HTMLFormElement;
      form.noValidate = true;
      form.requestSubmit();
    });
    await expectToasts(page, 1);
    return pointer;
  },
};

for (const [pointer, openUnder] of Object.entries(restingPointers)) {
  test(`a toast that opens under a resting pointer ${pointer} closes after five seconds`, async ({
    page,
  }) => {
    const { x, y } = await openUnder(page);
    // A movement of no distance, which browsers report when something moves under the pointer.
    await page.mouse.move(x, y);
    await advanceClock(page, 4000);
    expect(await toast(page).evaluate((item) => item.matches(":hover"))).toBe(true);
    await advanceClock(page, 1000);
    await expectToasts(page, 0);
  });
}

test("a toast replaces the open one, and has five seconds of its own", async ({ page }) => {
  await openToast(page);
  await advanceClock(page, 4000);
  await openToast(page, page.getByRole("main").getByRole("button").first());
  await advanceClock(page, 4000);
  await expect(toast(page)).toHaveCount(1);
  await advanceClock(page, 1000);
  await expectToasts(page, 0);
  // The first toast does not reappear.
  await advanceClock(page, 1000);
  await expect(toast(page)).toHaveCount(0);
});

test("Escape closes the toast while a button has focus", async ({ page }) => {
  await openToast(page);
  await page.keyboard.press("Escape");
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

test("F8 moves focus to the toast, and closing it returns focus, unless a button was clicked", async ({
  page,
}) => {
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

  const otherButton = page.getByRole("main").getByRole("button").first();
  await openToast(page, otherButton);
  await page.keyboard.press("F8");
  await page.keyboard.press("Escape");
  await expectToasts(page, 0);
  await expect(otherButton).toBeFocused();

  await openToast(page);
  await page.keyboard.press("F8");
  await otherButton.click();
  await advanceClock(page, 1000);
  await expect(otherButton).toBeFocused();
});

test.describe("on a touch screen", () => {
  test.skip(({ browserName }) => browserName !== "chromium", "Only Chromium supports CDP touches.");
  test.use({ hasTouch: true });

  type TouchEvent = "touchStart" | "touchMove" | "touchEnd";
  /** Touches the toast at an offset from the same point. */
  let touch: (type: TouchEvent, right?: number, down?: number) => Promise<unknown>;

  test.beforeEach(async ({ page }) => {
    await openToast(page);
    const { x, y } = (await toast(page).boundingBox())!;
    const devtools = await page.context().newCDPSession(page);
    touch = (type, right = 0, down = 0) => {
      const touchPoints = type === "touchEnd" ? [] : [{ x: x + 40 + right, y: y + 20 + down }];
      return devtools.send("Input.dispatchTouchEvent", { type, touchPoints });
    };
  });

  test("a toast closes after five seconds, not counting those while it is held", async ({
    page,
  }) => {
    // A touch screen keeps the hover state after a tap.
    await toast(page).tap({ position: { x: 40, y: 20 } });
    await advanceClock(page, 2000);
    await touch("touchStart");
    await touch("touchMove", 20);
    await advanceClock(page, 20_000);
    await touch("touchEnd");
    await advanceClock(page, 2000);
    await expect(toast(page)).toBeVisible();
    await advanceClock(page, 1000);
    await expectToasts(page, 0);
  });

  for (const { swipe, path, closes } of [
    { swipe: "50 px to the right", path: [[25], [50]], closes: true },
    { swipe: "49 px to the right", path: [[25], [49]] },
    { swipe: "80 px to the right and back", path: [[80], [20]] },
    { swipe: "120 px to the left", path: [[-60], [-120]] },
    { swipe: "60 px to the right and 100 px down", path: [[60, 100]] },
  ]) {
    test(`a swipe of ${swipe} ${closes ? "closes" : "does not move"} the toast`, async ({
      page,
    }) => {
      const before = await toast(page).boundingBox();
      await touch("touchStart");
      for (const [right, down] of path) await touch("touchMove", right, down);
      await touch("touchEnd");
      await advanceClock(page, 1000);
      await expectToasts(page, closes ? 0 : 1);
      if (!closes) await expect.poll(() => toast(page).boundingBox()).toEqual(before);
      await expect(inquiryButton(page)).toBeFocused();
    });
  }
});
