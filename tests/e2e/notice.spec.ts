import type { Page } from "playwright/test";
import { company } from "@/tests/fixture-site/content/company";
import { expect, test } from "@/tests/helpers/browser-test";
import { holdScripts } from "@/tests/helpers/conditions";
import { languageToggle } from "@/tests/helpers/locators";
import { openPage } from "@/tests/helpers/waiting";

const { text } = company.notice!;

type Shift = { previousRect: DOMRect; currentRect: DOMRect };

function notice(page: Page) {
  return page.getByRole("complementary").getByText(text.en);
}

test("the notice is shown from its first to its last day in Malaysia, and moves nothing", async ({
  page,
}) => {
  await page.addInitScript(() => {
    // Downwards or upwards, as by a notice: a page that is still parsed may move an icon of the header sideways.
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & { sources: Shift[] })[];
      const isVertical = ({ previousRect, currentRect }: Shift) =>
        previousRect.top !== currentRect.top;
      if (shifts.some(({ sources }) => sources.some(isVertical)))
        Object.assign(window, { hasShift: true });
    }).observe({ type: "layout-shift", buffered: true });
  });
  for (const [time, isShown] of [
    ["2073-05-05T15:59:00Z", false],
    ["2073-05-05T16:01:00Z", true],
    ["2073-05-08T15:59:00Z", true],
    ["2073-05-08T16:01:00Z", false],
  ] as const) {
    await page.clock.setFixedTime(time);
    await openPage(page, "services/");
    await expect(notice(page)).toBeVisible({ visible: isShown });
    expect(await page.evaluate(() => "hasShift" in window)).toBe(false);
  }
});

test("the notice is translated, and stays closed", async ({ page }) => {
  await page.clock.setFixedTime("2073-05-07T00:00:00Z");
  await openPage(page, "services/");
  await languageToggle(page).click();
  const bar = page.getByRole("complementary");
  await expect(bar).toContainText(text.ms);
  const releaseScripts = await holdScripts(page);
  await page.goto("./", { waitUntil: "domcontentloaded" });
  await bar.getByRole("button").click();
  await expect(bar).toBeHidden();
  releaseScripts();
  await openPage(page, "services/");
  await expect(page.locator("aside")).toBeHidden();
  // Another text.
  await page.evaluate(() => localStorage.setItem("notice", "Earlier notice"));
  await openPage(page, "./");
  await expect(bar).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the notice is shown", async ({ page }) => {
    await page.goto("services/");
    await expect(notice(page)).toBeVisible();
    await expect(page.getByRole("complementary").getByRole("button")).toBeHidden();
  });
});
