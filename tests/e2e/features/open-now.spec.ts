import { createTranslator } from "next-intl";
import { contrast } from "@/lib/colour-mixing";
import { colours } from "@/tests/fixture-site/content/colours";
import { messages } from "@/tests/fixture-site/messages";
import { holdScripts } from "@/tests/helpers/conditions";
import { expect, test } from "@/tests/helpers/fixtures";
import { openingStatus, switchTo } from "@/tests/helpers/locators";
import { setFont } from "@/tests/helpers/text-layout";
import { waitForHydration } from "@/tests/helpers/waiting";

test.use({ timezoneId: "America/New_York" });

/** Returns the status before and after the office closes on a Tuesday. */
function textsOf(language: "en" | "ms") {
  const t = createTranslator({ locale: language, messages: messages[language] });
  return {
    open: t("openUntil", { time: t("timeAfternoon", { hour: 5, minute: 32 }) }),
    closed: t("opensOn", { day: t("wednesday"), time: t("timeMorning", { hour: 7, minute: 31 }) }),
  };
}

test("the status follows Malaysian time, changes as time passes, and moves nothing at 320 px in a wide font", async ({
  page,
}) => {
  const status = openingStatus(page);
  const dot = status.locator("..").locator("[aria-hidden]");
  const readColour = () => dot.evaluate((dot) => getComputedStyle(dot).borderTopColor);
  const footer = page.getByRole("contentinfo");
  await page.setViewportSize({ width: 320, height: 800 });
  await page.clock.install({ time: new Date("2026-11-24T17:31:00+08:00") });
  const releaseScripts = await holdScripts(page);
  await page.goto("contact/", { waitUntil: "domcontentloaded" });
  await setFont(page, "wide");
  await expect(status).toHaveCount(0);
  const place = await footer.boundingBox();
  releaseScripts();
  await waitForHydration(page);

  await expect(status).toHaveText(textsOf("en").open);
  expect.soft(contrast(await readColour(), colours.success), "the colour of open").toBe(1);
  expect.soft(await footer.boundingBox(), "the place of the footer").toEqual(place);
  await switchTo(page, "ms");
  await expect.soft(status).toHaveText(textsOf("ms").open);

  await page.clock.runFor(60_000);
  await expect.soft(status).toHaveText(textsOf("ms").closed);
  expect.soft(contrast(await readColour(), colours["line-strong"]), "the colour of closed").toBe(1);
  await switchTo(page, "en");
  // Wednesday is the longest name of a weekday.
  await expect(status).toHaveText(textsOf("en").closed);
  expect.soft(await footer.boundingBox(), "the place of the footer").toEqual(place);
});
