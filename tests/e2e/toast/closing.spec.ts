import { en } from "@/tests/fixture-site/messages";
import { desktop, pauseTimers, phone } from "@/tests/helpers/conditions";
import { expect, test } from "@/tests/helpers/fixtures";
import { swipe } from "@/tests/helpers/gestures";
import { fillForm, inquiryButton, mainNavigationLink, toast } from "@/tests/helpers/locators";
import { advanceClock, openPage } from "@/tests/helpers/waiting";
import { expectClosed, expectFiveSeconds, expectOpen, openToast } from "./toasts";

test.use({ hasTouch: true, allowedOrigins: ["https://frame.example", "mailto:"] });

test.beforeEach(async ({ page }) => {
  await pauseTimers(page);
  await page.setViewportSize(desktop);
  await openPage(page, "services/");
});

test("a toast closes after 5 s of its own, in which nothing holds it", async ({ page }) => {
  const setHidden = (isHidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "hidden", { value, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, isHidden);
  const wait = () => advanceClock(page, 20_000);
  const pauses = {
    "the page is hidden": async () => {
      await setHidden(true);
      await wait();
      await setHidden(false);
    },
    "it has focus": async () => {
      await page.keyboard.press("F8");
      await wait();
      await inquiryButton(page).focus();
    },
    "the pointer was moved over it": async () => {
      await toast(page).hover();
      await toast(page).hover({ position: { x: 30, y: 30 } });
      await wait();
      await page.mouse.move(2, 300);
    },
    "a finger holds it": async () => {
      // A touch screen keeps the hover state after a tap.
      await toast(page).tap({ position: { x: 40, y: 20 } });
      await swipe(toast(page), [20], "finger", { whileHeld: wait });
    },
  };

  await test.step("it replaces the open one, which does not reappear", async () => {
    await openToast(page);
    await advanceClock(page, 4000);
    await openToast(page, page.getByRole("main").getByRole("button").first());
    await expectFiveSeconds(page, "of its own");
    await advanceClock(page, 1000);
    await expect.soft(toast(page), "the first toast must not reappear").toHaveCount(0);
  });

  for (const [condition, pause] of Object.entries(pauses)) {
    await test.step(`the timer pauses while ${condition}`, async () => {
      await openToast(page);
      await expectFiveSeconds(page, `and those while ${condition}`, pause);
    });
  }
});

test("a pointer that rests where a toast opens does not hold it", async ({ page }) => {
  const buttons = page.getByRole("main").getByRole("button");
  const expectNotHeld = async (pointer: string, x: number, y: number) => {
    const isHovered = async () => {
      // A movement of no distance, which browsers report when something moves under the pointer.
      await page.mouse.move(x, y);
      return toast(page).evaluate((item) => item.matches(":hover"));
    };
    // Once the toast is at its place.
    await expect.poll(isHovered).toBe(true);
    await expectFiveSeconds(page, `under a pointer ${pointer}`);
  };

  await test.step("after it has pressed the button", async () => {
    const button = buttons.nth(4);
    // To the lower right of the window, where the toast opens.
    await button.evaluate((element) => {
      scrollBy(0, element.getBoundingClientRect().top - innerHeight + 120);
    });
    await button.hover({ position: { x: 5, y: 5 } });
    const { x, y, width, height } = (await button.boundingBox())!;
    await button.click();
    await expectOpen(page);
    await expectNotHeld("that pressed the button", x + width / 2, y + height / 2);
  });

  await test.step("after it was moved over the last toast", async () => {
    await openToast(page);
    const { x, y } = (await toast(page).boundingBox())!;
    await page.mouse.move(x + 20, y + 20);
    await page.mouse.move(x + 30, y + 30);
    await openToast(page, buttons.first());
    await expectNotHeld("that was moved over the last toast", x + 30, y + 30);
  });

  await test.step("after it was over the map", async () => {
    await mainNavigationLink(page, en.contact).press("Enter");
    await fillForm(page);
    await page.locator("iframe").hover();
    const [x, y] = [desktop.width - 100, desktop.height - 60];
    await page.mouse.move(x, y);
    await page.keyboard.press("Enter");
    await expectOpen(page);
    await expectNotHeld("that was over the map", x, y);
  });
});

test("keys close a toast, and focus returns to where it was", async ({ page }) => {
  const firstButton = page.getByRole("main").getByRole("button").first();
  const lastButton = inquiryButton(page);

  await test.step("Escape closes the menu first, and no toast during composition", async () => {
    await page.setViewportSize(phone);
    await openToast(page);
    const menu = page.locator("#mobile-menu");
    await page.getByRole("button", { name: en.menu }).press("Enter");
    await page.keyboard.press("Tab");
    await expect(menu).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await advanceClock(page, 1000);
    await expect(toast(page), "the Escape that closes the menu").toHaveCount(1);
    await lastButton.dispatchEvent("keydown", { key: "Escape", isComposing: true });
    await advanceClock(page, 1000);
    await expect(toast(page), "the Escape of an input method").toHaveCount(1);
    await page.setViewportSize(desktop);
  });

  for (const { way, button, keys } of [
    { way: "Escape", button: lastButton, keys: ["Escape"] },
    { way: "Escape in it", button: firstButton, keys: ["F8", "Escape"] },
    { way: "a link in it", button: lastButton, keys: ["F8", "Tab", "Tab", "Enter"] },
  ]) {
    await test.step(way, async () => {
      await openToast(page, button);
      for (const key of keys) await page.keyboard.press(key);
      await expectClosed(page, way);
      await expect.soft(button, `after ${way}`).toBeFocused();
    });
  }

  await test.step("F8 and Tab focus it and its links, and a clicked button keeps the focus", async () => {
    await openToast(page);
    await page.keyboard.press("F8");
    await expect.soft(toast(page), "after F8").toBeFocused();
    await expect.soft(toast(page), "with focus").toHaveCSS("outline-style", "solid");
    await page.keyboard.press("Tab");
    await expect.soft(toast(page).getByRole("link").first(), "after Tab").toBeFocused();
    await firstButton.click();
    await expectOpen(page);
    await expect.soft(firstButton, "after a click of it").toBeFocused();
  });

  await page.getByRole("main").getByRole("status").first().getByRole("link").click();
  await expect(page).toHaveURL(/#form$/);
  await expectClosed(page, "the link of the status line, which would be covered,");
});

test("only a swipe of 50 px to the right closes a toast", async ({ page }) => {
  for (const { name, distance, via, isMouse, isCancelled, closes } of [
    { name: "49 px to the right", distance: [49] },
    { name: "80 px to the right and back", distance: [20], via: [80] },
    { name: "120 px to the left", distance: [-120] },
    { name: "60 px to the right and 100 px down", distance: [60, 100] },
    { name: "80 px to the right that the browser cancels", distance: [80], isCancelled: true },
    { name: "49 px to the right with a mouse", distance: [49], isMouse: true },
    { name: "50 px to the right", distance: [50], closes: true },
  ]) {
    await test.step(`a swipe of ${name}`, async () => {
      await openToast(page);
      const readBoxes = () =>
        toast(page).evaluateAll((items) => items.map((item) => item.getBoundingClientRect()));
      const before = await readBoxes();
      await swipe(toast(page), distance, isMouse ? "mouse" : "finger", { via, isCancelled });
      if (closes) return expectClosed(page, `a swipe of ${name}`);
      await advanceClock(page, 1000);
      const message = `a swipe of ${name} must not close or move the toast`;
      await expect.soft.poll(readBoxes, message).toEqual(before);
    });

    await expect.soft(inquiryButton(page), `focus after a swipe of ${name}`).toBeFocused();
  }
});
