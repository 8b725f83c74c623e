import type { Page } from "playwright/test";
import { services } from "@/lib/services";
import en from "@/messages/en.json" with { type: "json" };
import ms from "@/messages/ms.json" with { type: "json" };
import {
  expect,
  fullOnly,
  inquiryName,
  languageToggle,
  openPage,
  phone,
  switchTo,
  test,
  toastRegion,
  waitForPaint,
} from "@/tests/helpers/browser-test";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const [firstService] = services;
const lastService = services.at(-1)!;

/** Locates the inquiry button of a service. */
function inquiry(page: Page, service: (typeof services)[number] = firstService) {
  return page.getByRole("button", { name: inquiryName(service) });
}

/** Locates all toasts, including those that are being removed. */
function allToasts(page: Page) {
  return page.locator("[data-sonner-toast]");
}

/** Locates the visible toast. */
function toast(page: Page) {
  return toastRegion(page).getByRole("listitem").filter({ visible: true });
}

/** Opens the services page, calls `prepare`, opens a toast and moves the pointer off it. */
async function openWithToast(page: Page, prepare = async () => {}) {
  await openPage(page, "/services/");
  await prepare();
  await inquiry(page).click();
  await expect(toast(page)).toContainText(en.serviceInquiry);
  await page.mouse.move(2, 300);
}

/** Opens a toast with its full duration left and a paused clock. */
async function openWithToastAndPausedClock(page: Page) {
  await page.clock.install();
  await openWithToast(page, () => setDocumentHidden(page, true));
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await setDocumentHidden(page, false);
}

/** Advances the clock for the timers of sonner; expects one toast with `text`, or no toast. */
async function expectToast(page: Page, text?: string) {
  await expect
    .poll(async () => {
      await page.clock.runFor(50);
      return toast(page).allInnerTexts();
    })
    .toEqual(text ? [expect.stringContaining(text)] : []);
}

/** Advances the clock and expects the toast to be open. */
async function expectOpenAfter(page: Page, milliseconds: number) {
  await page.clock.runFor(milliseconds);
  // React schedules work with MessageChannel: this message arrives after a pending render.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      }),
  );
  await expect(toast(page)).toHaveAttribute("data-removed", "false");
}

/** Advances the clock and expects the toast to be closed. */
async function expectClosedAfter(page: Page, milliseconds: number) {
  await page.clock.runFor(milliseconds);
  await expectToast(page);
}

/** Sets `document.hidden` and dispatches `visibilitychange`. */
async function setDocumentHidden(page: Page, isHidden: boolean) {
  await page.evaluate((isHidden) => {
    Object.defineProperty(document, "hidden", { value: isHidden, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, isHidden);
}

test.describe("a toast", () => {
  test.describe("timing", () => {
    test("closes automatically after five seconds", async ({ page }) => {
      await openWithToastAndPausedClock(page);
      await expectOpenAfter(page, 4500);
      await expectClosedAfter(page, 1000);
    });

    test("pauses its timer while the pointer is over it", async ({ page }) => {
      await openWithToastAndPausedClock(page);
      await page.clock.runFor(2000);
      await toast(page).hover();
      await expectOpenAfter(page, 20_000);
      await page.mouse.move(2, 300);
      await expectOpenAfter(page, 1500);
      await expectClosedAfter(page, 2000);
    });

    test("pauses its timer while it has focus and resumes on blur", async ({ page }) => {
      await openWithToastAndPausedClock(page);
      await page.keyboard.press("F8");
      await expectOpenAfter(page, 20_000);
      await inquiry(page).focus();
      await expectClosedAfter(page, 5500);
    });

    test("pauses its timer while the page is hidden", async ({ page }) => {
      await openWithToastAndPausedClock(page);
      await setDocumentHidden(page, true);
      await page.clock.runFor(20_000);
      await setDocumentHidden(page, false);
      await expectOpenAfter(page, 4500);
      await expectClosedAfter(page, 1000);
    });

    test("restarts the timer when it replaces another toast", async ({ page }) => {
      await openWithToastAndPausedClock(page);
      await page.clock.runFor(4000);
      await toast(page).evaluate((item) => (item.id = "replaced"));
      await inquiry(page, lastService).click();
      await page.mouse.move(2, 300);
      await expect
        .poll(async () => {
          await page.clock.runFor(50);
          return toast(page).evaluateAll((items) => items.map(({ id }) => id));
        })
        .toEqual([""]);
      await expectOpenAfter(page, 4500);
      await expectClosedAfter(page, 1000);
    });
  });

  test("replaces the previous toast, which does not reappear", async ({ page }) => {
    await openWithToast(page);
    await page.evaluate(() => {
      const frames: number[][] = [];
      const items: Element[] = [];
      Object.assign(window, { recordedFrames: frames });
      requestAnimationFrame(function recordFrame() {
        const present = [...document.querySelectorAll("[aria-live] li")];
        items.push(...present.filter((item) => !items.includes(item)));
        const shown = present.filter((item) => item.checkVisibility({ visibilityProperty: true }));
        frames.push(shown.map((item) => items.indexOf(item)));
        requestAnimationFrame(recordFrame);
      });
    });
    for (const button of await page.getByRole("main").getByRole("button").all()) {
      await button.evaluate((element: HTMLButtonElement) => element.click());
    }
    await expect(toast(page)).toContainText(en.serviceInquiry);
    await page.keyboard.press("Escape");
    await expect(allToasts(page)).toHaveCount(0);
    await waitForPaint(page);

    const frames = await page.evaluate(() => Reflect.get(window, "recordedFrames") as number[][]);
    expect(frames.filter((items) => items.length > 1)).toEqual([]);
    const shown = frames.flat();
    expect(shown.at(-1)).toBeGreaterThan(0);
    expect(shown).toEqual(shown.toSorted((a, b) => a - b));
    expect(frames.at(-1)).toEqual([]);
  });

  test("is added to an existing live region, so that screen readers announce it", async ({
    page,
  }) => {
    await openPage(page, "/services/");
    await page.evaluate(() => {
      Object.assign(window, { liveRegion: document.querySelector("[aria-live='polite']") });
    });
    for (const service of [firstService, lastService]) {
      await inquiry(page, service).click();
      await expect(toast(page)).toContainText(en.serviceInquiry);
      const isInLiveRegion = await toast(page).evaluate(
        (item) => item.closest("[aria-live]") === Reflect.get(window, "liveRegion"),
      );
      expect(isInLiveRegion).toBe(true);
    }
  });

  test("updates its text and the labels of its button and region on a language switch", async ({
    page,
  }) => {
    await openPage(page, "/services/");
    await switchTo(page, "ms");
    await switchTo(page, "en");
    await inquiry(page).click();
    await expect(page.getByRole("region", { name: en.notifications })).toContainText(
      en.serviceInquiry,
    );
    await expect(toast(page).getByRole("button", { name: en.closeNotification })).toBeVisible();
    await toast(page).hover();
    await languageToggle(page).press("Enter");
    await expect(page.locator("html")).toHaveAttribute("lang", "ms");
    await expect(page.getByRole("region", { name: ms.notifications })).toContainText(
      ms.serviceInquiry,
    );
    await expect(toast(page)).toContainText(ms.serviceInquiry);
    await expect(toast(page)).toContainText(ms.notImplemented);
    const isCutOff = await toast(page).evaluate(
      (item) => item.scrollHeight > item.clientHeight + 1,
    );
    expect(isCutOff).toBe(false);
    await toast(page).getByRole("button", { name: ms.closeNotification }).click();
    await expect(toast(page)).toHaveCount(0);
  });

  test("closes on Escape wherever the focus is", async ({ page }) => {
    await page.setViewportSize(phone);
    await openPage(page, "/services/");
    // Pauses the timer, so that only Escape can close the toast.
    await setDocumentHidden(page, true);
    const focusTargets = {
      "on the page": () => page.evaluate(() => (document.activeElement as HTMLElement).blur()),
      "on the button": () => inquiry(page).focus(),
      "on the language toggle": () => languageToggle(page).focus(),
      "in the toast": () => page.keyboard.press("F8"),
      "on its close button": () =>
        toast(page).getByRole("button", { name: en.closeNotification }).focus(),
      "in the menu": async () => {
        await page.getByRole("button", { name: en.menu }).press("Enter");
        await page.locator("#mobile-menu").getByRole("link", { name: en.contact }).focus();
      },
    };
    for (const [focusTarget, moveFocus] of Object.entries(focusTargets)) {
      await inquiry(page).press("Enter");
      await expect(toast(page), focusTarget).toHaveCount(1);
      await moveFocus();
      await page.keyboard.press("Escape");
      await expect(toast(page), focusTarget).toHaveCount(0);
    }
  });

  test(
    "ignores Escape when another handler has called preventDefault()",
    fullOnly,
    async ({ page }) => {
      await openWithToast(page);
      await page.evaluate(() => {
        document.body.addEventListener("keydown", (event) => event.preventDefault(), {
          once: true,
        });
      });
      await page.keyboard.press("Escape");
      await waitForPaint(page);
      await expect(toast(page)).toHaveAttribute("data-removed", "false");
      await page.keyboard.press("Escape");
      await expect(toast(page)).toHaveCount(0);
    },
  );

  test("receives visible focus on F8 and returns focus when it closes", async ({ page }) => {
    await openWithToast(page);
    await inquiry(page).focus();
    await page.keyboard.press("F8");
    await expect(toast(page)).toBeFocused();
    await expect(toast(page)).toHaveCSS("outline-style", "solid");
    await page.keyboard.press("Tab");
    await expect(toast(page).getByRole("link")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(toast(page).getByRole("button", { name: en.closeNotification })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(toast(page)).toHaveCount(0);
    await expect(inquiry(page)).toBeFocused();

    await inquiry(page, lastService).press("Enter");
    await expect(toast(page)).toContainText(en.serviceInquiry);
    await page.keyboard.press("F8");
    await page.keyboard.press("Escape");
    await expect(toast(page)).toHaveCount(0);
    await expect(inquiry(page, lastService)).toBeFocused();
  });

  test("returns focus after the window has lost and regained focus", fullOnly, async ({ page }) => {
    await openWithToast(page);
    await inquiry(page).focus();
    await page.keyboard.press("F8");
    await toast(page).evaluate((item) => {
      // The events that the browser fires when the window loses and regains focus.
      item.dispatchEvent(new FocusEvent("focusout", { bubbles: true, relatedTarget: null }));
      item.dispatchEvent(new FocusEvent("focusin", { bubbles: true, relatedTarget: null }));
    });
    await page.keyboard.press("Escape");
    await expect(inquiry(page)).toBeFocused();
  });

  test("keeps focus when the window becomes narrower", fullOnly, async ({ page }) => {
    await page.setViewportSize({ width: 700, height: 800 });
    await openWithToast(page);
    await inquiry(page).focus();
    await page.keyboard.press("F8");
    await page.setViewportSize({ width: 600, height: 800 });
    await expect(toast(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(inquiry(page)).toBeFocused();
  });

  test(
    "closes after five seconds although the previous toast closed while the mouse was pressed on it",
    fullOnly,
    async ({ page }) => {
      await openWithToastAndPausedClock(page);
      await toast(page).hover();
      await page.mouse.down();
      await page.keyboard.press("Escape");
      await expectClosedAfter(page, 1000);
      await page.mouse.move(2, 300);
      await page.mouse.up();
      await inquiry(page).press("Enter");
      await expectToast(page, en.serviceInquiry);
      await expectClosedAfter(page, 5500);
    },
  );

  test("does not take focus back from the button clicked next", fullOnly, async ({ page }) => {
    await openWithToast(page);
    await inquiry(page).focus();
    await page.keyboard.press("F8");
    await inquiry(page, lastService).click();
    await expect(inquiry(page, lastService)).toBeFocused();
  });

  test("closes only on a swipe to the right with a mouse", fullOnly, async ({ page }) => {
    await expectOnlyRightSwipesToClose(page, swipeWithMouse(page));
  });

  test.describe("on a touch screen", () => {
    test.skip(
      ({ browserName }) => browserName !== "chromium",
      "Only Chromium supports CDP touch events.",
    );
    test.use({ viewport: phone, hasTouch: true });

    test("closes only on a swipe to the right with a finger", async ({ page }) => {
      await expectOnlyRightSwipesToClose(page, await swipeWithFinger(page));
    });

    test("pauses its timer while a finger holds it", async ({ page }) => {
      await openWithToastAndPausedClock(page);
      const cdpSession = await page.context().newCDPSession(page);
      const { x, y } = (await toast(page).boundingBox())!;
      const touch = (type: "touchStart" | "touchMove", dx: number) =>
        cdpSession.send("Input.dispatchTouchEvent", {
          type,
          touchPoints: [{ x: x + 40 + dx, y: y + 20 }],
        });
      await touch("touchStart", 0);
      await touch("touchMove", 10);
      await touch("touchMove", 30);
      await expectOpenAfter(page, 20_000);
      await cdpSession.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
      await expectClosedAfter(page, 5500);
    });

    test("closes after five seconds although it was tapped", async ({ page }) => {
      await openWithToastAndPausedClock(page);
      await toast(page).getByText(en.serviceInquiry).tap();
      await expectClosedAfter(page, 5500);
    });
  });
});

type Point = { x: number; y: number };
/** Presses at `start`, moves to each offset from it in turn, and releases. */
type Swipe = (start: Point, offsets: readonly Offset[], isFast: boolean) => Promise<void>;
type Offset = readonly [right: number, down: number];

/** Swipes in every direction, above and below the threshold, slow and fast. */
const swipes: { name: string; offsets: Offset[]; isFast?: boolean; closes?: boolean }[] = [
  { name: "50 px to the right", offsets: [[50, 0]], closes: true },
  { name: "50 px to the right, fast", offsets: [[50, 0]], isFast: true, closes: true },
  { name: "120 px to the right and 40 px down", offsets: [[120, 40]], closes: true },
  { name: "49 px to the right", offsets: [[49, 0]] },
  { name: "40 px to the right, fast", offsets: [[40, 0]], isFast: true },
  {
    name: "80 px to the right, then back to 20 px",
    offsets: [
      [80, 0],
      [20, 0],
    ],
  },
  { name: "120 px to the left", offsets: [[-120, 0]] },
  { name: "120 px up", offsets: [[0, -120]] },
  { name: "120 px down", offsets: [[0, 120]] },
  { name: "60 px to the right and 100 px down", offsets: [[60, 100]] },
];

async function expectOnlyRightSwipesToClose(page: Page, swipe: Swipe) {
  await openWithToast(page);
  // Pauses the timer, so that only a swipe can close the toast.
  await setDocumentHidden(page, true);
  // A text selection must not prevent the swipe.
  await page.evaluate(() => getSelection()?.selectAllChildren(document.querySelector("h1")!));
  for (const { name, offsets, isFast = false, closes = false } of swipes) {
    await test.step(name, async () => {
      if ((await toast(page).count()) === 0) await inquiry(page).press("Enter");
      await expect(toast(page)).toHaveCount(1);
      const text = toast(page).getByText(en.serviceInquiry);
      await toast(page).evaluate((item) =>
        Promise.all(item.getAnimations().map((animation) => animation.finished)),
      );
      const before = (await text.boundingBox())!;
      await swipe({ x: before.x + 40, y: before.y + 10 }, offsets, isFast);
      if (closes) return expect(toast(page), name).toHaveCount(0);

      await waitForPaint(page);
      await expect(toast(page)).toHaveAttribute("data-removed", "false");
      await expect.poll(() => text.boundingBox(), name).toEqual(before);
      await expect(inquiry(page)).toBeFocused();
    });
  }
}

function swipeWithMouse(page: Page): Swipe {
  return async ({ x, y }, offsets, isFast) => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (const [right, down] of offsets) {
      await page.mouse.move(x + right, y + down, { steps: isFast ? 1 : 8 });
    }
    await page.mouse.up();
    await page.mouse.move(2, 300);
  };
}

async function swipeWithFinger(page: Page): Promise<Swipe> {
  const cdpSession = await page.context().newCDPSession(page);
  return async ({ x, y }, offsets, isFast) => {
    const touch = (type: "touchStart" | "touchMove", right = 0, down = 0) =>
      cdpSession.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: [{ x: x + right, y: y + down }],
      });
    await touch("touchStart");
    let last: Offset = [0, 0];
    for (const next of offsets) {
      const steps = isFast ? 2 : 8;
      for (let step = 1; step <= steps; step++) {
        const at = (axis: 0 | 1) => last[axis] + ((next[axis] - last[axis]) * step) / steps;
        await touch("touchMove", at(0), at(1));
      }
      last = next;
    }
    await cdpSession.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  };
}
