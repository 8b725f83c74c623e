import type { Page } from "playwright/test";
import { en } from "@/tests/fixture-site/messages";
import { paths } from "@/tests/fixture-site/settings.mjs";
import { expect, test } from "@/tests/helpers/browser-test";
import { fillForm, inquiryButton, mainNavigationLink, switchTo } from "@/tests/helpers/locators";
import { openPage } from "@/tests/helpers/waiting";

/** Returns a live array with the directive and the blocked URI of each violation on pages opened afterwards. */
async function recordViolations(page: Page) {
  const violations: string[] = [];
  await page.exposeFunction("reportViolation", (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
      Reflect.get(window, "reportViolation")(`${effectiveDirective} ${blockedURI}`),
    );
  });
  return violations;
}

// The browser also logs violations, which the tests read from their events.
test.use({ allowedErrors: /Content.Security.Policy|elsewhere\.example/ });

test("the policy allows everything that the pages do", async ({ page }) => {
  const violations = await recordViolations(page);
  for (const path of [...paths, "nowhere/"]) {
    await openPage(page, path);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await switchTo(page, "ms");
    await switchTo(page, "en");
  }
  await openPage(page, "contact/");
  await fillForm(page);
  await page.getByRole("button", { name: en.sendMessage }).click();
  await expect(page.getByText(en.messageSent)).toBeVisible();
  await mainNavigationLink(page, en.services).click();
  await inquiryButton(page).click();
  await expect(page.getByText(en.serviceInquiry)).toBeVisible();
  expect(violations).toEqual([]);
});

test("the policy blocks inline scripts, and requests to other origins", async ({ page }) => {
  const violations = await recordViolations(page);
  await openPage(page, "./");
  await page.evaluate(async () => {
    const script = document.createElement("script");
    script.textContent = "window.isInjected = true";
    document.head.append(script);
    await fetch("https://elsewhere.example/").catch(() => undefined);
  });
  const expected = ["script-src-elem inline", "connect-src https://elsewhere.example/"];
  await expect.poll(() => violations).toEqual(expected);
});
