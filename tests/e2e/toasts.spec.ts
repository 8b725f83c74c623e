import type { Locator, Page } from "playwright/test";
import { services } from "@/tests/fixture-site/content/services";
import { en, ms } from "@/tests/fixture-site/messages";
import { expect, test } from "@/tests/helpers/browser-test";
import { desktop, phone } from "@/tests/helpers/conditions";
import { contrast } from "@/tests/helpers/contrast";
import {
  fillForm,
  inquiryButton,
  inquiryUrl,
  languageToggle,
  plainText,
  sendButton,
  switchTo,
  toast,
} from "@/tests/helpers/locators";
import {
  largeText,
  readBrokenWords,
  readOverflow,
  setFont,
  setStyle,
} from "@/tests/helpers/text-layout";
import { openPage } from "@/tests/helpers/waiting";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Locates the line below the form that says that nothing was sent. */
function statusLine(page: Page) {
  const hasText = plainText(en.messageNotSent);
  return page.getByRole("main").getByRole("status").filter({ hasText });
}

test("a press is announced by its status line, not by the toast or in another language", async ({
  page,
}) => {
  const readPoliteness = () =>
    toast(page).evaluate((item) => item.closest("[aria-live]")?.ariaLive);
  await openPage(page, "services/");
  const button = page.getByRole("main").getByRole("button").first();
  await button.click();
  await expect.poll(readPoliteness).toBe("off");
  const status = page.getByRole("main").getByRole("status").first();
  const topic = en[services[0]!.title];
  await expect(status).toHaveText(
    `${plainText(en.nothingSent)} ${en.askAbout.replace("{topic}", topic)}`,
  );
  await expect(status).not.toHaveAttribute("aria-live");
  await switchTo(page, "ms");
  await expect(status).toContainText(plainText(ms.nothingSent));
  await expect(status).toHaveAttribute("aria-live", "off");
  await button.click();
  await expect(status).not.toHaveAttribute("aria-live");
  await switchTo(page, "en");
  await status.getByRole("link").click();
  await expect(page).toHaveURL(inquiryUrl);
  await fillForm(page);
  await sendButton(page).click();
  await expect.poll(readPoliteness).toBe("off");
  await toast(page).getByRole("button", { name: en.closeNotification }).click();
  await expect(toast(page)).toHaveCount(0);
  await expect(statusLine(page)).toBeVisible();
  // Screen readers announce new nodes.
  const text = await statusLine(page).evaluateHandle((line) => line.firstChild);
  await sendButton(page).click();
  await expect.poll(() => text.evaluate((node) => node?.isConnected)).toBe(false);
  await expect(statusLine(page)).toBeVisible();
});

test("a toast has links, an action and a close button, and is translated", async ({ page }) => {
  const [, , , phoneLink, between, emailLink] = en.notImplemented.split(/<\/?\w+>/);
  const before = plainText(en.notImplemented.split("<phone>")[0]!);
  await openPage(page, "services/");
  await inquiryButton(page).click();
  await expect(toast(page)).toMatchAriaSnapshot(`
    - listitem:
      - text: ${en.serviceInquiry} ${before}
      - link "${phoneLink}"
      - text: ${between}
      - link "${emailLink}"
      - link "${en.contactUs}"
      - button "${en.closeNotification}"
  `);
  await expect(page.getByRole("region", { name: en.notifications })).toBeAttached();
  // A hovered toast does not close.
  await toast(page).hover();
  await languageToggle(page).press("Enter");
  await expect(page.getByRole("region", { name: ms.notifications })).toBeAttached();
  await expect(toast(page)).toContainText(ms.serviceInquiry);
  await expect(toast(page)).toContainText(plainText(ms.notImplemented));
  const isCutOff = await toast(page).evaluate((item) => item.scrollHeight > item.clientHeight + 1);
  expect(isCutOff).toBe(false);
  await toast(page).getByRole("button", { name: ms.closeNotification }).click();
  await expect(toast(page)).toHaveCount(0);
});

test("the toast is at the right place on a desktop and on a phone", async ({ page }) => {
  await page.setViewportSize(desktop);
  await openPage(page, "services/");
  await inquiryButton(page).click();
  await expect(toast(page)).toBeVisible();
  // A focused toast does not close, and must not lose the focus when it moves.
  await page.keyboard.press("F8");
  /** Returns the width of the toast and its gaps to the header, its border included, and to the viewport, in rem. */
  const readBox = () =>
    toast(page).evaluate((item) => {
      const { top, right, bottom, left, width } = item.getBoundingClientRect();
      const header = document.querySelector("header")!;
      const { clientWidth, clientHeight } = document.documentElement;
      const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
      return {
        top: (top - header.getBoundingClientRect().top - header.clientHeight) / rem,
        right: (clientWidth - right) / rem,
        bottom: (clientHeight - bottom) / rem,
        left: left / rem,
        width: width / rem,
      };
    });
  for (const css of [largeText, ""]) {
    await setStyle(page, css);
    await expect.poll(readBox).toMatchObject({ right: 1.5, bottom: 1.5, width: 22.25 });
  }
  await page.setViewportSize(phone);
  await expect.poll(readBox).toMatchObject({ top: 0.5, left: 1, right: 1 });
  await expect(toast(page)).toBeFocused();
});

for (const [size, viewport] of Object.entries({ desktop, phone })) {
  test(`the toast does not cover the end of the form on a ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openPage(page, "contact/");
    await fillForm(page);
    // Scrolls the button to the bottom, where the toast appears on large screens.
    await sendButton(page).evaluate((button) => button.scrollIntoView({ block: "end" }));
    await sendButton(page).press("Enter");
    await expect(toast(page)).toBeInViewport({ ratio: 1 });
    for (const element of [sendButton(page), statusLine(page)]) {
      await expect(element).toBeInViewport({ ratio: 0.95 });
      expect(await isOverlapping(toast(page), element)).toBe(false);
    }
  });
}

// At the end of the page, which cannot scroll further, Escape closes the toast.
test("Tab scrolls the next control out from behind the toast", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await openPage(page, "services/");
  await page.getByRole("main").getByRole("button").first().click();
  // A hovered toast does not close.
  await toast(page).hover();
  const readFocus = () =>
    toast(page).evaluate((item) => {
      const focused = document.activeElement as HTMLElement;
      const { x, y, width, height } = focused.getBoundingClientRect();
      const isBehind = item.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      const isAtEnd = scrollY + innerHeight > document.documentElement.scrollHeight - 1;
      const isInToast = item.contains(focused);
      return { name: focused.innerText, isBehind: isBehind && !isAtEnd, isInToast };
    });
  const names: string[] = [];
  await page.keyboard.press("Tab");
  for (let focus = await readFocus(); !focus.isInToast; focus = await readFocus()) {
    expect(focus.isBehind, focus.name).toBe(false);
    names.push(focus.name);
    await page.keyboard.press("Tab");
  }
  expect(names.length).toBeGreaterThan(5);
});

test("the menu and a toast are not clipped at 320 px with 200% text", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openPage(page, "services/");
  await setStyle(page, largeText);
  await setFont(page, "wide");
  await switchTo(page, "ms");
  const menuButton = page.getByRole("button", { name: ms.menu });
  await menuButton.click();
  await expect(page.locator("#mobile-menu")).toBeVisible();
  expect(await readOverflow(page)).toEqual([]);
  await menuButton.click();
  await inquiryButton(page).click();
  // A hovered toast does not close.
  await toast(page).hover();
  expect(await readOverflow(page)).toEqual([]);
  await expect(toast(page)).toBeVisible();
});

test.describe("at 400% zoom", () => {
  // A window of 1280 × 1024 px.
  test.use({ viewport: { width: 320, height: 256 } });

  test("neither the header nor the toast covers the pressed button", async ({ page }) => {
    await openPage(page, "services/");
    const buttons = page.getByRole("main").getByRole("button");
    for (const button of [buttons.first(), buttons.last()]) {
      await button.press("Enter");
      await expect(toast(page)).toBeInViewport({ ratio: 1 });
      await expect(button).toBeInViewport({ ratio: 1 });
      expect(await isOverlapping(toast(page), button)).toBe(false);
      await expect(page.getByRole("banner")).not.toBeInViewport();
      await page.keyboard.press("Escape");
      await expect(toast(page)).toHaveCount(0);
    }
  });

  test("Tab scrolls the link of the toast into view, also in twice the size", async ({ page }) => {
    await openPage(page, "services/");
    await inquiryButton(page).click();
    await expect(toast(page)).toBeVisible();
    await setStyle(page, largeText);
    await page.keyboard.press("F8");
    for (const link of await toast(page).getByRole("link").all()) {
      await page.keyboard.press("Tab");
      await expect(link).toBeFocused();
      // The toast is a little lower than a link of three lines.
      await expect(link).toBeInViewport({ ratio: 0.8 });
    }
    await expect(toast(page)).toBeInViewport({ ratio: 1 });
  });
});

const lowWindows = [
  { width: 640, height: 320 },
  { width: 320, height: 256 },
];

for (const viewport of lowWindows) {
  for (const [actions, isAlone] of Object.entries({ "one action": true, "two actions": false })) {
    const size = `${viewport.width} × ${viewport.height} px`;

    test(`the close button of a toast with ${actions} covers nothing at ${size}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await openPage(page, "services/");
      await inquiryButton(page).press("Enter");
      // A hovered toast does not close.
      await toast(page).hover();
      // Only a company with WhatsApp has the second action.
      const action = toast(page).locator("> a").last();
      if (isAlone) await action.evaluate((link) => link.setAttribute("hidden", ""));
      const button = toast(page).getByRole("button", { name: en.closeNotification });
      const links = toast(page).getByRole("link");
      await expect(links).toHaveCount(isAlone ? 3 : 4);
      for (const link of await links.all()) expect(await isOverlapping(button, link)).toBe(false);
      expect(await readBrokenWords(page, "section li")).toEqual([]);
      const { color, background } = await button.evaluate((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        const backgrounds = document
          .elementsFromPoint(x + width / 2, y + height / 2)
          .map((element) => getComputedStyle(element).backgroundColor);
        return {
          color: getComputedStyle(button).color,
          background: backgrounds.find((color) => color !== "rgba(0, 0, 0, 0)")!,
        };
      });
      expect(contrast(color, background)).toBeGreaterThanOrEqual(4.5);
    });
  }
}

async function isOverlapping(...elements: [Locator, Locator]) {
  const [a, b] = await Promise.all(elements.map(async (element) => (await element.boundingBox())!));
  return (
    a!.x < b!.x + b!.width &&
    b!.x < a!.x + a!.width &&
    a!.y < b!.y + b!.height &&
    b!.y < a!.y + a!.height
  );
}
