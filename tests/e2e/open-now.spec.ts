import { createTranslator } from "next-intl";
import type { Page } from "playwright/test";
import { formatDate, formatHours, formatTime } from "@/lib/i18n/format-hours";
import { findOpeningStatus, groupHours, weekdayOf, type OpeningStatus } from "@/lib/opening-hours";
import en from "@/messages/en.json" with { type: "json" };
import ms from "@/messages/ms.json" with { type: "json" };
import {
  expect,
  fonts,
  fullOnlyUnless,
  holdScripts,
  openingStatus,
  openPage,
  phone,
  setFont,
  switchTo,
  test,
} from "@/tests/helpers/browser-test";

test.use({
  timezoneId: "America/New_York",
  viewport: phone,
  contextOptions: { reducedMotion: "reduce" },
});

const translators = {
  en: createTranslator({ locale: "en", messages: en }),
  ms: createTranslator({ locale: "ms", messages: ms }),
};
// Monday 12:00 in Malaysia, which is still Sunday in the time zone of the browser.
const noon = findOpeningStatus(new Date("2026-11-23T04:00:00Z"));

/** Locates the first hours of the table, exactly, because the status may contain the same word. */
function firstHours(page: Page) {
  const text = formatHours(translators.en, groupHours()[0]!.hours);
  return page.getByText(text, { exact: true }).first();
}

/** Expects the status in a language; `daysAhead` is relative to the time of the page. */
async function expectStatus(
  page: Page,
  language: "en" | "ms",
  { isOpen, time, date, daysAhead }: OpeningStatus,
) {
  const t = translators[language];
  const key = daysAhead === 0 ? "opensAt" : "opensOn";
  const day = daysAhead < 7 ? t(weekdayOf(date)) : formatDate(t, language, date);
  await expect(openingStatus(page)).toHaveText(
    t(isOpen ? "openUntil" : key, { time: formatTime(t, time), day }),
  );
}

test("shows the open/closed status in Malaysian time and updates it as time passes", async ({
  page,
}) => {
  const change = new Date(`${noon!.date}T${noon!.time}:00+08:00`);
  await page.clock.install({ time: change.getTime() - 30_000 });
  await openPage(page, "/contact/");
  const before = { ...noon!, daysAhead: 0 };
  await expectStatus(page, "en", before);
  await switchTo(page, "ms");
  await expectStatus(page, "ms", before);

  await page.clock.runFor(60_000);
  const next = findOpeningStatus(change)!;
  await expectStatus(page, "ms", next);
  await switchTo(page, "en");
  await expectStatus(page, "en", next);
  await expect(firstHours(page)).toBeVisible();
});

for (const width of [320, 390, 768, 1280]) {
  test(
    `shows the open/closed status without layout shift at ${width} px`,
    fullOnlyUnless(width === 320),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      // Tuesday evening in Malaysia: the status names Wednesday, the longest weekday name.
      const evening = new Date("2026-11-24T12:00:00Z");
      await page.clock.setFixedTime(evening);
      const releaseScripts = await holdScripts(page);
      await page.goto("/contact/", { waitUntil: "domcontentloaded" });
      const hours = firstHours(page);
      const boxes = [];
      for (const font of fonts) {
        await setFont(page, font);
        boxes.push(await hours.boundingBox());
      }
      await expect(openingStatus(page)).toHaveCount(0);
      releaseScripts();
      await expectStatus(page, "en", findOpeningStatus(evening)!);
      for (const [index, font] of fonts.entries()) {
        await setFont(page, font);
        expect.soft(await hours.boundingBox(), font).toEqual(boxes[index]);
      }
    },
  );
}
