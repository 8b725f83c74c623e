import type { Locator, Page } from "playwright/test";
import { contrast } from "@/lib/colour-mixing";
import { services } from "@/tests/fixture-site/content/services";
import { en, ms } from "@/tests/fixture-site/messages";
import { expectNoViolations } from "@/tests/helpers/axe";
import { desktop, pauseTimers, phone } from "@/tests/helpers/conditions";
import { expect, test } from "@/tests/helpers/fixtures";
import { fillForm, inquiryUrl, plainText, sendButton, toast } from "@/tests/helpers/locators";
import {
  largeText,
  readBrokenWords,
  readOverflow,
  setFont,
  setStyle,
} from "@/tests/helpers/text-layout";
import { openPage } from "@/tests/helpers/waiting";
import { expectClosed, expectOpen, openToast, toggleLanguage } from "./toasts";

test.beforeEach(async ({ page }) => {
  await pauseTimers(page);
  await page.setViewportSize(desktop);
  await openPage(page, "services/");
});

test("a toast has its texts, links and buttons, and its place, in both languages", async ({
  page,
}) => {
  await openToast(page);
  const [, , , phoneLink, between, emailLink] = en.notImplemented.split(/<\/?\w+>/);
  await expect.soft(toast(page)).toMatchAriaSnapshot(`
    - listitem:
      - text: ${en.serviceInquiry} ${plainText(en.notImplemented.split("<phone>")[0]!)}
      - link "${phoneLink}"
      - text: ${between}
      - link "${emailLink}"
      - link "${en.contactUs}"
      - button "${en.closeNotification}"
  `);
  await expect.soft(page.getByRole("region", { name: en.notifications })).toBeAttached();

  await test.step("it moves from the bottom right to the top of a phone, with focus", async () => {
    const expectPlace = async (...edges: string[]) => {
      await expect.soft.poll(() => readNearEdges(page), "the edges near it").toEqual(edges);
      await expect.soft(toast(page), "the toast is cut off").toBeInViewport({ ratio: 1 });
    };
    await page.keyboard.press("F8");
    for (const css of [largeText, ""]) {
      await setStyle(page, css);
      await expectPlace("right", "bottom");
    }
    await page.setViewportSize(phone);
    await expectPlace("header", "right", "left");
    await expect.soft(toast(page), "when it moves").toBeFocused();
  });

  // Axe needs timers. The toast stays open while it has focus, then under a pointer that was moved over it.
  await page.clock.resume();

  await test.step("axe finds no violation on a phone", () => expectNoViolations(page));

  await test.step("in Malay, on a desktop, in the dark", async () => {
    await page.setViewportSize(desktop);
    await page.emulateMedia({ colorScheme: "dark" });
    // At its edge, because the text of a hovered button may have less contrast.
    for (const x of [4, 8]) await toast(page).hover({ position: { x, y: 4 } });
    await toggleLanguage(page, "ms");
    await expect.soft(page.getByRole("region", { name: ms.notifications })).toBeAttached();
    const malayTexts = `${ms.serviceInquiry}${plainText(ms.notImplemented)}`;
    await expect.soft(toast(page), "its texts").toContainText(malayTexts);
    const hiddenHeight = await toast(page).evaluate(
      (item) => item.scrollHeight - item.clientHeight,
    );
    expect.soft(hiddenHeight, "the Malay text is cut off").toBeLessThanOrEqual(1);
    await expectNoViolations(page);
    await toast(page).getByRole("button", { name: ms.closeNotification }).click();
    await expectClosed(page, "the close button");
  });
});

test("a press is announced by its status line, not by the toast or in another language", async ({
  page,
}) => {
  const main = page.getByRole("main");
  const button = main.getByRole("button").first();
  const status = main.getByRole("status").first();
  const liveRegion = page.locator("[aria-live]", { has: toast(page) });
  await openToast(page, button);
  await expect.soft(liveRegion, "the toast is not announced").toHaveAttribute("aria-live", "off");
  const askAbout = en.askAbout.replace("{topic}", en[services[0]!.title]);
  await expect
    .soft(status, "what is announced")
    .toHaveText(`${plainText(en.nothingSent)} ${askAbout}`);
  await expect.soft(status, "a press is announced").not.toHaveAttribute("aria-live");
  await toggleLanguage(page, "ms");
  await expect.soft(status, "in Malay").toContainText(plainText(ms.nothingSent));
  await expect.soft(status, "a translation is not announced").toHaveAttribute("aria-live", "off");
  await openToast(page, button);
  await expect.soft(status, "a press in Malay is announced").not.toHaveAttribute("aria-live");
  await toggleLanguage(page, "en");

  await status.getByRole("link").click();
  await expect(page).toHaveURL(inquiryUrl);
  await expectClosed(page, "the link of the status line");
  await fillForm(page);
  const line = main.getByRole("status").filter({ hasText: plainText(en.messageNotSent) });
  for (const viewport of [desktop, phone]) {
    await test.step(`the form at ${viewport.width} px, of which the toast covers no end`, async () => {
      await page.setViewportSize(viewport);
      // Scrolls the button to the bottom, where the toast appears on large screens.
      await sendButton(page).evaluate((button) => button.scrollIntoView({ block: "end" }));
      await sendButton(page).press("Enter");
      await expectOpen(page);
      await expect
        .soft(liveRegion, "the toast is not announced")
        .toHaveAttribute("aria-live", "off");
      for (const element of [sendButton(page), line]) await expectUncovered(element, 0.95);
      await toast(page).getByRole("button", { name: en.closeNotification }).click();
      await expectClosed(page, "the close button");
      await expect(line).toBeVisible();
    });
  }

  await test.step("screen readers announce new nodes", async () => {
    const text = await line.evaluateHandle((line) => line.firstChild);
    await sendButton(page).press("Enter");
    await expectOpen(page);
    expect.soft(await text.evaluate((node) => node?.isConnected), "an old node").toBe(false);
    await expect.soft(line).toBeVisible();
  });
});

test("a toast covers neither what was pressed or has focus nor its own links", async ({ page }) => {
  const buttons = page.getByRole("main").getByRole("button");

  // A window of 1280 × 1024 px.
  await test.step("the pressed button at 400% zoom", async () => {
    await page.setViewportSize({ width: 320, height: 256 });
    for (const button of [buttons.first(), buttons.last()]) {
      await openToast(page, button);
      await expectUncovered(button, 1);
      await expect.soft(page.getByRole("banner"), "the header").not.toBeInViewport();
    }
  });

  await test.step("Tab scrolls the links of the toast into view, in twice the size", async () => {
    await setStyle(page, largeText);
    await page.keyboard.press("F8");
    for (const link of await toast(page).getByRole("link").all()) {
      await page.keyboard.press("Tab");
      await expect(link).toBeFocused();
      // The toast is a little lower than a link of three lines.
      await expect.soft(link, "a link with focus is cut off").toBeInViewport({ ratio: 0.8 });
    }
    await expect.soft(toast(page), "the toast is cut off").toBeInViewport({ ratio: 1 });
    await setStyle(page, "");
  });

  for (const viewport of [
    { width: 320, height: 256 },
    { width: 640, height: 320 },
  ]) {
    await test.step(`the close button and the links at ${viewport.width} px`, async () => {
      await page.setViewportSize(viewport);
      await openToast(page);
      const button = toast(page).getByRole("button", { name: en.closeNotification });
      const links = toast(page).getByRole("link");
      for (const isAlone of [false, true]) {
        // Only a company with WhatsApp has the second action.
        await links
          .last()
          .evaluate((link, value) => link.toggleAttribute("hidden", value), isAlone);
        await expect(links).toHaveCount(isAlone ? 3 : 4);
        for (const link of await links.all()) await expectApart(button, link);
        expect.soft(await readBrokenWords(page, "section li"), "broken words").toEqual([]);
        const colors = await button.evaluate((button): [string, string] => {
          const box = button.closest("li")!;
          return [getComputedStyle(button).color, getComputedStyle(box).backgroundColor];
        });
        expect.soft(contrast(...colors), colors.join(" on ")).toBeGreaterThanOrEqual(4.5);
      }
    });
  }

  // At the end of the page, which cannot scroll further, Escape closes the toast.
  await test.step("Tab scrolls the next control out from behind the toast", async () => {
    await page.setViewportSize({ width: 1280, height: 700 });
    await openToast(page, buttons.first());
    const focused = page.locator(":focus");
    const isInToast = () => toast(page).evaluate((item) => item.contains(document.activeElement));
    const isAtEnd = () =>
      page.evaluate(() => scrollY + innerHeight > document.documentElement.scrollHeight - 1);
    let count = 0;
    await page.keyboard.press("Tab");
    for (; !(await isInToast()); count++) {
      if (!(await isAtEnd())) await expectApart(toast(page), focused);
      await page.keyboard.press("Tab");
    }
    expect(count, "the controls after the pressed button").toBeGreaterThan(5);
  });
});

test("the menu and a toast are not clipped at 320 px with 200% text", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await setStyle(page, largeText);
  await setFont(page, "wide");
  await toggleLanguage(page, "ms");
  const menuButton = page.getByRole("button", { name: ms.menu });
  await menuButton.press("Enter");
  await expect(page.locator("#mobile-menu")).toBeVisible();
  expect.soft(await readOverflow(page), "with an open menu").toEqual([]);
  await menuButton.press("Enter");
  await openToast(page);
  expect.soft(await readOverflow(page), "with an open toast").toEqual([]);
});

/** Returns the edges of the window, and that of the header, that are at most 50 px from the toast. */
function readNearEdges(page: Page) {
  return toast(page).evaluate((item) => {
    const { top, right, bottom, left } = item.getBoundingClientRect();
    const header = top - document.querySelector("header")!.getBoundingClientRect().bottom;
    const gaps = { header, right: innerWidth - right, bottom: innerHeight - bottom, left };
    const near = Object.entries(gaps).filter(([, gap]) => gap > 0 && gap <= 50);
    return near.map(([edge]) => edge);
  });
}

/** Expects that the toast is in the window, and this ratio of an element, which it does not cover. */
async function expectUncovered(element: Locator, ratio: number) {
  await expect.soft(toast(element.page()), "the toast is cut off").toBeInViewport({ ratio: 1 });
  await expect.soft(element, `${element} is not visible`).toBeInViewport({ ratio });
  await expectApart(toast(element.page()), element);
}

async function expectApart(one: Locator, other: Locator) {
  const isOverlapping = await one.evaluate(
    (one, other) => {
      const [a, b] = [one.getBoundingClientRect(), other!.getBoundingClientRect()];
      return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    },
    await other.elementHandle(),
  );
  expect.soft(isOverlapping, `"${await other.textContent()}" is covered`).toBe(false);
}
