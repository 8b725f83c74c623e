import type { Page } from "playwright/test";
import { company } from "@/tests/fixture-site/content/company";
import { holdScripts } from "@/tests/helpers/conditions";
import { expect, test } from "@/tests/helpers/fixtures";
import { heading, switchTo } from "@/tests/helpers/locators";
import { openPage, waitForHydration } from "@/tests/helpers/waiting";

const { text } = company.notice!;

function notice(page: Page) {
  return page.getByRole("complementary");
}

test("the notice is shown only on its days in Malaysia, moves nothing, and is translated", async ({
  page,
}) => {
  for (const [time, isShown] of [
    ["2073-05-05T15:59:00Z", false],
    ["2073-05-08T16:01:00Z", false],
    ["2073-05-08T15:59:00Z", true],
  ] as const) {
    await page.clock.setFixedTime(time);
    const releaseScripts = await holdScripts(page);
    await page.goto("services/", { waitUntil: "domcontentloaded" });
    await expect(notice(page), `at ${time}`).toBeVisible({ visible: isShown });
    const { y } = (await heading(page).boundingBox())!;
    releaseScripts();
    await waitForHydration(page);
    await expect(notice(page), `at ${time}`).toBeVisible({ visible: isShown });
    const moved = (await heading(page).boundingBox())!.y - y;
    expect.soft(moved, `pixels by which the heading moves at ${time}`).toBe(0);
  }
  await expect(notice(page)).toContainText(text.en);
  await switchTo(page, "ms");
  await expect(notice(page)).toContainText(text.ms);
});

test("a notice that is closed before hydration stays closed until its text changes", async ({
  page,
}) => {
  await page.clock.setFixedTime("2073-05-05T16:01:00Z");
  const releaseScripts = await holdScripts(page);
  await page.goto("./", { waitUntil: "domcontentloaded" });
  await notice(page).getByRole("button").click();
  await expect(notice(page)).toBeHidden();
  releaseScripts();
  await waitForHydration(page);
  await expect(notice(page)).toBeHidden();
  await openPage(page, "services/");
  await expect(page.locator("aside")).toBeHidden();
  await page.evaluate(() => localStorage.setItem("notice", "Earlier notice"));
  await page.reload();
  await expect(notice(page)).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the notice is shown, without its button", async ({ page }) => {
    await page.goto("services/");
    await expect(notice(page).getByText(text.en)).toBeVisible();
    await expect(notice(page).getByRole("button")).toBeHidden();
  });
});
