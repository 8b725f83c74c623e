import { expect, holdScripts, openNow, openPage, phone, switchTo, test } from "./test";

test.use({
  timezoneId: "America/New_York",
  viewport: phone,
  contextOptions: { reducedMotion: "reduce" },
});

test("the contact page says whether the office is open in Malaysia, and follows the clock", async ({
  page,
}) => {
  // 5:59 PM on a Monday in Malaysia, 4:59 AM where the visitor is.
  await page.clock.setFixedTime("2026-11-23T09:59:50Z");
  await openPage(page, "/contact/");
  await expect(openNow(page)).toHaveText("Open now until 6:00 PM");
  await switchTo(page, "ms");
  await expect(openNow(page)).toHaveText("Dibuka sekarang hingga 6.00 petang");
  await page.clock.setFixedTime("2026-11-23T10:00:00Z");
  await expect(openNow(page)).toHaveText("Tutup sekarang, dibuka Selasa pukul 9.00 pagi", {
    timeout: 10_000,
  });
  await switchTo(page, "en");
  await expect(openNow(page)).toHaveText("Closed now, opens Tuesday at 9:00 AM");
  await expect(page.getByText("9:00 AM - 6:00 PM")).toBeVisible();
});

for (const width of [320, 390, 768, 1280]) {
  test(`it appears without moving anything at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    // A Tuesday evening in Malaysia: no day has a longer name than the next.
    await page.clock.setFixedTime("2026-11-24T12:00:00Z");
    const letThrough = await holdScripts(page);
    await page.goto("/contact/", { waitUntil: "domcontentloaded" });
    const hours = page.getByText("9:00 AM - 6:00 PM");
    await page.evaluate(() => document.fonts.ready);
    const place = await hours.boundingBox();
    await expect(openNow(page)).toHaveCount(0);
    letThrough();
    await expect(openNow(page)).toHaveText("Closed now, opens Wednesday at 9:00 AM");
    expect(await hours.boundingBox()).toEqual(place);
  });
}
