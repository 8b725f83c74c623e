import { createTranslator } from "next-intl";
import type { Page } from "playwright/test";
import { formatTime } from "@/lib/facts/format-hours";
import { type OpeningStatus, findOpeningStatus, weekdayOf } from "@/lib/facts/opening-hours";
import { colours } from "@/tests/fixture-site/content/colours";
import { company } from "@/tests/fixture-site/content/company";
import { en, ms } from "@/tests/fixture-site/messages";
import { expect, test } from "@/tests/helpers/browser-test";
import { holdScripts } from "@/tests/helpers/conditions";
import { contrast } from "@/tests/helpers/contrast";
import { openingStatus, switchTo } from "@/tests/helpers/locators";
import { setFont } from "@/tests/helpers/text-layout";
import { openPage, waitForHydration } from "@/tests/helpers/waiting";

test.use({ timezoneId: "America/New_York", contextOptions: { reducedMotion: "reduce" } });

/** Returns the text of a status that changes within a week. */
function textOf({ isOpen, time, date, daysAhead }: OpeningStatus, language: "en" | "ms") {
  const t = createTranslator({ locale: language, messages: { en, ms }[language] });
  const key = daysAhead === 0 ? "opensAt" : "opensOn";
  return t(isOpen ? "openUntil" : key, { time: formatTime(t, time), day: t(weekdayOf(date)) });
}

/** Expects the dot of the status to have the colour of an open or a closed office. */
async function expectDot(page: Page, { isOpen }: OpeningStatus) {
  const dot = openingStatus(page).locator("[aria-hidden]");
  const color = await dot.evaluate((dot) => getComputedStyle(dot).backgroundColor);
  expect(contrast(color, colours[isOpen ? "success" : "line-strong"])).toBe(1);
}

test("the status follows Malaysian time and changes as time passes", async ({ page }) => {
  // Monday noon in Malaysia, which is still Sunday in the time zone of the browser.
  const noon = findOpeningStatus(new Date("2026-11-23T04:00:00Z"), company)!;
  const change = new Date(`${noon.date}T${noon.time}:00+08:00`);
  await page.clock.install({ time: change.getTime() - 30_000 });
  await openPage(page, "contact/");
  const before = { ...noon, daysAhead: 0 };
  await expect(openingStatus(page)).toHaveText(textOf(before, "en"));
  await expectDot(page, noon);
  await switchTo(page, "ms");
  await expect(openingStatus(page)).toHaveText(textOf(before, "ms"));
  await page.clock.runFor(60_000);
  const after = findOpeningStatus(change, company)!;
  await expect(openingStatus(page)).toHaveText(textOf(after, "ms"));
  await expectDot(page, after);
});

test("the status moves nothing when it appears at 320 px in a wide font", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  // Tuesday evening in Malaysia: the status names Wednesday, the longest weekday name.
  await page.clock.setFixedTime("2026-11-24T12:00:00Z");
  const releaseScripts = await holdScripts(page);
  await page.goto("contact/", { waitUntil: "domcontentloaded" });
  await setFont(page, "wide");
  await expect(openingStatus(page)).toHaveCount(0);
  const footer = await page.getByRole("contentinfo").boundingBox();
  releaseScripts();
  await waitForHydration(page);
  await expect(openingStatus(page)).toBeVisible();
  expect(await page.getByRole("contentinfo").boundingBox()).toEqual(footer);
});
