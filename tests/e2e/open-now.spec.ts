import { createTranslator } from "next-intl";
import { colours } from "@/tests/fixture-site/content/colours";
import { messages } from "@/tests/fixture-site/messages";
import { expect, test } from "@/tests/helpers/browser-test";
import { holdScripts } from "@/tests/helpers/conditions";
import { contrast } from "@/tests/helpers/contrast";
import { openingStatus, switchTo } from "@/tests/helpers/locators";
import { setFont } from "@/tests/helpers/text-layout";
import { openPage, waitForHydration } from "@/tests/helpers/waiting";

test.use({ timezoneId: "America/New_York", contextOptions: { reducedMotion: "reduce" } });

/** Returns the status before and after the office closes on a Monday. */
function textsOf(language: "en" | "ms") {
  const t = createTranslator({ locale: language, messages: messages[language] });
  return {
    open: t("openUntil", { time: t("timeAfternoon", { hour: 5, minute: 32 }) }),
    closed: t("opensOn", { day: t("tuesday"), time: t("timeMorning", { hour: 7, minute: 31 }) }),
  };
}

test("the status follows Malaysian time and changes as time passes", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-11-23T17:31:30+08:00") });
  await openPage(page, "contact/");
  const status = openingStatus(page);
  const dot = status.locator("..").locator("[aria-hidden]");
  const readColour = () => dot.evaluate((dot) => getComputedStyle(dot).borderTopColor);
  await expect(status).toHaveText(textsOf("en").open);
  expect(contrast(await readColour(), colours.success)).toBe(1);
  await switchTo(page, "ms");
  await expect(status).toHaveText(textsOf("ms").open);
  await page.clock.runFor(60_000);
  await expect(status).toHaveText(textsOf("ms").closed);
  expect(contrast(await readColour(), colours["line-strong"])).toBe(1);
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
