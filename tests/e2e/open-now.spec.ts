import { createTranslator } from "next-intl";
import { formatHours, formatTime } from "../../lib/i18n/format-hours";
import { findOpeningStatus, groupHours, weekdayOf } from "../../lib/opening-hours";
import en from "../../messages/en.json" with { type: "json" };
import ms from "../../messages/ms.json" with { type: "json" };
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
} from "./test";

test.use({
  timezoneId: "America/New_York",
  viewport: phone,
  contextOptions: { reducedMotion: "reduce" },
});

const english = createTranslator({ locale: "en", messages: en });
const malay = createTranslator({ locale: "ms", messages: ms });
// Monday 12:00 in Malaysia, which is still Sunday in the time zone of the browser.
const noon = findOpeningStatus(new Date("2026-11-23T04:00:00Z"));
const [row] = groupHours();

test("shows the open/closed status in Malaysian time and updates it as time passes", async ({
  page,
}) => {
  const change = new Date(`${noon!.date}T${noon!.time}:00+08:00`);
  await page.clock.install({ time: change.getTime() - 30_000 });
  await openPage(page, "/contact/");
  const before = noon!.isOpen ? "openUntil" : "opensAt";
  await expect(openingStatus(page)).toHaveText(
    english(before, { time: formatTime(english, noon!.time) }),
  );
  await switchTo(page, "ms");
  await expect(openingStatus(page)).toHaveText(
    malay(before, { time: formatTime(malay, noon!.time) }),
  );

  await page.clock.runFor(60_000);
  const next = findOpeningStatus(change)!;
  const after = next.isOpen ? "openUntil" : "opensOn";
  for (const [language, t] of [
    ["ms", malay],
    ["en", english],
  ] as const) {
    if (language === "en") await switchTo(page, language);
    const day = t(weekdayOf(next.date));
    await expect(openingStatus(page)).toHaveText(t(after, { time: formatTime(t, next.time), day }));
  }
  await expect(page.getByText(formatHours(english, row!.hours)).first()).toBeVisible();
});

for (const width of [320, 390, 768, 1280]) {
  test(
    `shows the open/closed status without layout shift at ${width} px`,
    fullOnlyUnless(width === 320),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      // Tuesday evening in Malaysia: the status names Wednesday, the longest weekday name.
      await page.clock.setFixedTime("2026-11-24T12:00:00Z");
      const releaseScripts = await holdScripts(page);
      await page.goto("/contact/", { waitUntil: "domcontentloaded" });
      const hours = page.getByText(formatHours(english, row!.hours)).first();
      const boxes = [];
      for (const font of fonts) {
        await setFont(page, font);
        boxes.push(await hours.boundingBox());
      }
      await expect(openingStatus(page)).toHaveCount(0);
      releaseScripts();
      await expect(openingStatus(page)).toHaveText(/^Closed now\.\nOpens on Wednesday at /);
      for (const [index, font] of fonts.entries()) {
        await setFont(page, font);
        expect.soft(await hours.boundingBox(), font).toEqual(boxes[index]);
      }
    },
  );
}
