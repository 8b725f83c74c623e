import type { Page } from "playwright/test";
import {
  expect,
  inFull,
  languageToggle,
  openPage,
  phone,
  switchTo,
  test,
  waitForFrame,
} from "./test";

test.use({ contextOptions: { reducedMotion: "reduce" } });

function inquiry(page: Page, service = "Chemical Trading") {
  return page.getByRole("button", { name: `Learn More about ${service}` });
}

/** The toasts, with those that are on their way out. */
function toasts(page: Page) {
  return page.locator("[data-sonner-toast]");
}

/** The toast that is showing. */
function toast(page: Page) {
  return page.getByRole("region", { name: "(F8)" }).getByRole("listitem").filter({ visible: true });
}

/** Opens the services, shows an inquiry's toast and takes the pointer off it. */
async function openWithToast(page: Page, prepare = async () => {}) {
  await openPage(page, "/services/");
  await prepare();
  await inquiry(page).click();
  await expect(toast(page)).toContainText("Service Inquiry");
  await page.mouse.move(2, 300);
}

/** Opens a toast with all its time before it, which passes only as the test says. */
async function openWithToastInPausedTime(page: Page) {
  await page.clock.install();
  await openWithToast(page, () => setHidden(page, true));
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await setHidden(page, false);
}

/** Expects such a toast and no other, or none, before long: sonner shows and removes by timers of its own. */
async function expectToast(page: Page, text?: string) {
  await expect
    .poll(async () => {
      await page.clock.runFor(50);
      return toast(page).allInnerTexts();
    })
    .toEqual(text ? [expect.stringContaining(text)] : []);
}

/** Expects that the toast is still open when so many milliseconds have passed. */
async function expectOpenAfter(page: Page, milliseconds: number) {
  await page.clock.runFor(milliseconds);
  // Behind React in the queue, which draws a toast that has closed on its way out.
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

/** Expects that the toast has closed when so many milliseconds have passed. */
async function expectClosedAfter(page: Page, milliseconds: number) {
  await page.clock.runFor(milliseconds);
  await expectToast(page);
}

/** Makes the document one that is in front or behind another, as far as its scripts can tell. */
async function setHidden(page: Page, isHidden: boolean) {
  await page.evaluate((isHidden) => {
    Object.defineProperty(document, "hidden", { value: isHidden, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, isHidden);
}

test.describe("a toast", () => {
  test.describe("in the course of time", () => {
    test("closes by itself after five seconds", async ({ page }) => {
      await openWithToastInPausedTime(page);
      await expectOpenAfter(page, 4500);
      await expectClosedAfter(page, 1000);
    });

    test("waits while the pointer is over it", async ({ page }) => {
      await openWithToastInPausedTime(page);
      await page.clock.runFor(2000);
      await toast(page).hover();
      await expectOpenAfter(page, 20_000);
      await page.mouse.move(2, 300);
      await expectOpenAfter(page, 1500);
      await expectClosedAfter(page, 2000);
    });

    test("waits while it has the focus, and goes on when that leaves", async ({ page }) => {
      await openWithToastInPausedTime(page);
      await page.keyboard.press("F8");
      await expectOpenAfter(page, 20_000);
      await inquiry(page).focus();
      await expectClosedAfter(page, 5500);
    });

    test("waits while the page is hidden", async ({ page }) => {
      await openWithToastInPausedTime(page);
      await setHidden(page, true);
      await page.clock.runFor(20_000);
      await setHidden(page, false);
      await expectOpenAfter(page, 4500);
      await expectClosedAfter(page, 1000);
    });

    test("starts its time afresh when it replaces another", async ({ page }) => {
      await openWithToastInPausedTime(page);
      await page.clock.runFor(4000);
      await toast(page).evaluate((item) => (item.id = "replaced"));
      await inquiry(page, "Custom Solutions").click();
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

  test("is the only one, and the one before never comes back", async ({ page }) => {
    await openWithToast(page);
    await page.evaluate(() => {
      const frames: number[][] = [];
      const items: Element[] = [];
      Object.assign(window, { seen: frames });
      requestAnimationFrame(function look() {
        const present = [...document.querySelectorAll("[aria-live] li")];
        items.push(...present.filter((item) => !items.includes(item)));
        const shown = present.filter((item) => item.checkVisibility({ visibilityProperty: true }));
        frames.push(shown.map((item) => items.indexOf(item)));
        requestAnimationFrame(look);
      });
    });
    for (const button of await page.getByRole("main").getByRole("button").all()) {
      await button.evaluate((element: HTMLButtonElement) => element.click());
    }
    await expect(toast(page)).toContainText("Service Inquiry");
    await page.keyboard.press("Escape");
    await expect(toasts(page)).toHaveCount(0);
    await waitForFrame(page);

    const frames = await page.evaluate(() => Reflect.get(window, "seen") as number[][]);
    expect(frames.filter((items) => items.length > 1)).toEqual([]);
    const shown = frames.flat();
    expect(shown.at(-1)).toBeGreaterThan(0);
    expect(shown).toEqual(shown.toSorted((a, b) => a - b));
    expect(frames.at(-1)).toEqual([]);
  });

  test("is heard by a screen reader: its text comes into a region that was live before", async ({
    page,
  }) => {
    await openPage(page, "/services/");
    await page.evaluate(() => {
      Object.assign(window, { live: document.querySelector("[aria-live='polite']") });
    });
    for (const service of ["Chemical Trading", "Colour Solutions"]) {
      await inquiry(page, service).click();
      await expect(toast(page)).toContainText("Service Inquiry");
      const isHeard = await toast(page).evaluate(
        (item) => item.closest("[aria-live]") === Reflect.get(window, "live"),
      );
      expect(isHeard).toBe(true);
    }
  });

  test("has its button and its region named in the language of the page, and follows it", async ({
    page,
  }) => {
    await openPage(page, "/services/");
    await switchTo(page, "ms");
    await switchTo(page, "en");
    await inquiry(page).click();
    await expect(page.getByRole("region", { name: "Notifications (F8)" })).toContainText("Service");
    await expect(toast(page).getByRole("button", { name: "Close" })).toBeVisible();
    await toast(page).hover();
    await languageToggle(page).press("Enter");
    await expect(page.locator("html")).toHaveAttribute("lang", "ms");
    await expect(page.getByRole("region", { name: "Pemberitahuan (F8)" })).toContainText(
      "Pertanyaan",
    );
    await expect(toast(page)).toContainText("Pertanyaan Perkhidmatan");
    await expect(toast(page)).toContainText("Ciri ini belum dilaksanakan");
    const isCutOff = await toast(page).evaluate(
      (item) => item.scrollHeight > item.clientHeight + 1,
    );
    expect(isCutOff).toBe(false);
    await toast(page).getByRole("button", { name: "Tutup" }).click();
    await expect(toast(page)).toHaveCount(0);
  });

  test("closes by Escape wherever the focus is", async ({ page }) => {
    await page.setViewportSize(phone);
    await openPage(page, "/services/");
    const places = {
      "on the page": () => page.evaluate(() => (document.activeElement as HTMLElement).blur()),
      "on the button": () => inquiry(page).focus(),
      "on the language toggle": () => languageToggle(page).focus(),
      "in the toast": () => page.keyboard.press("F8"),
      "on its button": () => toast(page).getByRole("button", { name: "Close" }).focus(),
      "in the menu": async () => {
        await page.getByRole("button", { name: "Menu" }).press("Enter");
        await page.locator("#mobile-menu").getByRole("link", { name: "About" }).focus();
      },
    };
    for (const [place, goThere] of Object.entries(places)) {
      await inquiry(page).press("Enter");
      await expect(toast(page), place).toHaveCount(1);
      await goThere();
      await page.keyboard.press("Escape");
      await expect(toast(page), place).toHaveCount(0);
    }
  });

  test("leaves Escape to whoever has used it already", inFull, async ({ page }) => {
    await openWithToast(page);
    await page.evaluate(() => {
      document.body.addEventListener("keydown", (event) => event.preventDefault(), {
        once: true,
      });
    });
    await page.keyboard.press("Escape");
    await waitForFrame(page);
    await expect(toast(page)).toHaveAttribute("data-removed", "false");
    await page.keyboard.press("Escape");
    await expect(toast(page)).toHaveCount(0);
  });

  test("takes the focus on F8, visibly, and gives it back when it closes", async ({ page }) => {
    await openWithToast(page);
    await inquiry(page).focus();
    await page.keyboard.press("F8");
    await expect(toast(page)).toBeFocused();
    await expect(toast(page)).toHaveCSS("outline-style", "solid");
    await page.keyboard.press("Tab");
    await expect(toast(page).getByRole("button", { name: "Close" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(toast(page)).toHaveCount(0);
    await expect(inquiry(page)).toBeFocused();

    await inquiry(page, "Custom Solutions").press("Enter");
    await expect(toast(page)).toContainText("Service Inquiry");
    await page.keyboard.press("F8");
    await page.keyboard.press("Escape");
    await expect(toast(page)).toHaveCount(0);
    await expect(inquiry(page, "Custom Solutions")).toBeFocused();
  });

  test("gives the focus back although the window lost it meanwhile", inFull, async ({ page }) => {
    await openWithToast(page);
    await inquiry(page).focus();
    await page.keyboard.press("F8");
    await toast(page).evaluate((item) => {
      // As the browser tells of a window that comes to the front again.
      item.dispatchEvent(new FocusEvent("focusout", { bubbles: true, relatedTarget: null }));
      item.dispatchEvent(new FocusEvent("focusin", { bubbles: true, relatedTarget: null }));
    });
    await page.keyboard.press("Escape");
    await expect(inquiry(page)).toBeFocused();
  });

  test("keeps the focus when the window becomes narrower", inFull, async ({ page }) => {
    await page.setViewportSize({ width: 700, height: 800 });
    await openWithToast(page);
    await inquiry(page).focus();
    await page.keyboard.press("F8");
    await page.setViewportSize({ width: 600, height: 800 });
    await expect(toast(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(inquiry(page)).toBeFocused();
  });

  test("is not kept for ever by a press on the one before it", inFull, async ({ page }) => {
    await openWithToastInPausedTime(page);
    await toast(page).hover();
    await page.mouse.down();
    await page.keyboard.press("Escape");
    await expectClosedAfter(page, 1000);
    await page.mouse.move(2, 300);
    await page.mouse.up();
    await inquiry(page).press("Enter");
    await expectToast(page, "Service Inquiry");
    await expectClosedAfter(page, 5500);
  });

  test("lets the focus go where the visitor clicks next", inFull, async ({ page }) => {
    await openWithToast(page);
    await inquiry(page).focus();
    await page.keyboard.press("F8");
    await inquiry(page, "Technical Support").click();
    await expect(inquiry(page, "Technical Support")).toBeFocused();
  });

  test("closes by a swipe to the right with a mouse, and by no other", inFull, async ({ page }) => {
    await expectOnlySwipesToTheRightToClose(page, swipeByMouse(page));
  });

  test.describe("on a touch screen", () => {
    test.skip(({ browserName }) => browserName !== "chromium", "Only Chromium can be touched.");
    test.use({ viewport: phone, hasTouch: true });

    test("closes by a swipe to the right with a finger, and by no other", async ({ page }) => {
      await expectOnlySwipesToTheRightToClose(page, await swipeByFinger(page));
    });

    test("waits while a finger holds it", async ({ page }) => {
      await openWithToastInPausedTime(page);
      const devtools = await page.context().newCDPSession(page);
      const { x, y } = (await toast(page).boundingBox())!;
      const touch = (type: "touchStart" | "touchMove", dx: number) =>
        devtools.send("Input.dispatchTouchEvent", {
          type,
          touchPoints: [{ x: x + 40 + dx, y: y + 20 }],
        });
      await touch("touchStart", 0);
      await touch("touchMove", 10);
      await touch("touchMove", 30);
      await expectOpenAfter(page, 20_000);
      await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
      await expectClosedAfter(page, 5500);
    });

    test("does not stay for ever because it was tapped", async ({ page }) => {
      await openWithToastInPausedTime(page);
      await toast(page).getByText("Service Inquiry").tap();
      await expectClosedAfter(page, 5500);
    });
  });
});

type Point = { x: number; y: number };
/** Goes from the start to each of the distances in turn, slowly or in one go. */
type Swipe = (start: Point, distances: readonly Distance[], isQuick: boolean) => Promise<void>;
type Distance = readonly [right: number, down: number];

/** Every direction, on both sides of the threshold, slow and quick. */
const swipes: { name: string; distances: Distance[]; isQuick?: boolean; closes?: boolean }[] = [
  { name: "50 px to the right", distances: [[50, 0]], closes: true },
  { name: "50 px to the right in one go", distances: [[50, 0]], isQuick: true, closes: true },
  { name: "120 px to the right and a little down", distances: [[120, 40]], closes: true },
  { name: "49 px to the right", distances: [[49, 0]] },
  { name: "a quick flick of 40 px", distances: [[40, 0]], isQuick: true },
  {
    name: "80 px to the right and back",
    distances: [
      [80, 0],
      [20, 0],
    ],
  },
  { name: "120 px to the left", distances: [[-120, 0]] },
  { name: "120 px up", distances: [[0, -120]] },
  { name: "120 px down", distances: [[0, 120]] },
  { name: "further down than to the right", distances: [[60, 100]] },
];

async function expectOnlySwipesToTheRightToClose(page: Page, swipe: Swipe) {
  await openWithToast(page);
  // No toast closes by itself while its page is hidden.
  await setHidden(page, true);
  // Selected text is no obstacle.
  await page.evaluate(() => getSelection()?.selectAllChildren(document.querySelector("h1")!));
  for (const { name, distances, isQuick = false, closes = false } of swipes) {
    await test.step(name, async () => {
      if ((await toast(page).count()) === 0) await inquiry(page).press("Enter");
      await expect(toast(page)).toHaveCount(1);
      const text = toast(page).getByText("Service Inquiry");
      await toast(page).evaluate((item) =>
        Promise.all(item.getAnimations().map((animation) => animation.finished)),
      );
      const before = (await text.boundingBox())!;
      await swipe({ x: before.x + 40, y: before.y + 10 }, distances, isQuick);
      if (closes) return expect(toast(page), name).toHaveCount(0);

      await waitForFrame(page);
      await expect(toast(page)).toHaveAttribute("data-removed", "false");
      await expect.poll(() => text.boundingBox(), name).toEqual(before);
      await expect(inquiry(page)).toBeFocused();
    });
  }
}

function swipeByMouse(page: Page): Swipe {
  return async ({ x, y }, distances, isQuick) => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (const [right, down] of distances) {
      await page.mouse.move(x + right, y + down, { steps: isQuick ? 1 : 8 });
    }
    await page.mouse.up();
    await page.mouse.move(2, 300);
  };
}

async function swipeByFinger(page: Page): Promise<Swipe> {
  const devtools = await page.context().newCDPSession(page);
  return async ({ x, y }, distances, isQuick) => {
    const touch = (type: "touchStart" | "touchMove", right = 0, down = 0) =>
      devtools.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: [{ x: x + right, y: y + down }],
      });
    await touch("touchStart");
    let last: Distance = [0, 0];
    for (const next of distances) {
      const steps = isQuick ? 2 : 8;
      for (let step = 1; step <= steps; step++) {
        const at = (axis: 0 | 1) => last[axis] + ((next[axis] - last[axis]) * step) / steps;
        await touch("touchMove", at(0), at(1));
      }
      last = next;
    }
    await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  };
}
