import type { Page } from "playwright/test";
import en from "@/messages/en.json" with { type: "json" };
import { hrefOf, routes } from "@/lib/routes";
import {
  breakLayout,
  expect,
  fillForm,
  fullOnly,
  inquiryButton,
  openPage,
  switchTo,
  test,
} from "@/tests/helpers/browser-test";

/**
 * Records the CSP violations of every page opened afterwards.
 *
 * @returns a live array with the directive and the blocked URI of each violation
 */
async function recordViolations(page: Page) {
  const violations: string[] = [];
  await page.exposeFunction("reportViolation", (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
      (Reflect.get(window, "reportViolation") as (text: string) => void)(
        `${effectiveDirective} ${blockedURI}`,
      ),
    );
  });
  return violations;
}

test("reports no CSP violations on any page or interaction", async ({ page }) => {
  const violations = await recordViolations(page);
  const heading = page.getByRole("heading", { level: 1 });
  for (const route of Object.values(routes)) {
    await openPage(page, hrefOf(route));
    await expect(heading).toBeVisible();
  }
  await openPage(page, hrefOf(routes.contact));
  await page.getByTitle(en.mapTitle).scrollIntoViewIfNeeded();
  await expect(page.frameLocator("main iframe").locator("html")).toBeAttached();
  await fillForm(page);
  await page.getByRole("button", { name: en.sendMessage }).click();
  await expect(page.getByText(en.messageSent)).toBeVisible();
  await switchTo(page, "ms");
  await switchTo(page, "en");
  const navigation = page.getByRole("navigation", { name: en.mainNavigation });
  for (const route of [...Object.values(routes), routes.services]) {
    await navigation.getByRole("link", { name: en[route.label], exact: true }).click();
    await expect(heading).toHaveText(en[route.heading]);
  }
  await inquiryButton(page).click();
  await expect(page.getByText(en.serviceInquiry)).toBeVisible();
  await page.goto("/nowhere/");
  await expect(heading).toHaveText(en.errorTitle);
  await switchTo(page, "ms");
  expect(violations).toEqual([]);
});

test.describe("on the error screens", () => {
  test.use({ allowedErrors: /Failed on purpose/ });

  test("reports no CSP violations", fullOnly, async ({ page }) => {
    const violations = await recordViolations(page);
    await page.addInitScript(() => {
      const fail = () => {
        throw new Error("Failed on purpose");
      };
      if (location.pathname === "/contact/") HTMLIFrameElement.prototype.setAttribute = fail;
    });
    // The error screen replaces the content of /contact/ and the whole document of /services/.
    for (const path of ["/contact/", "/services/"]) {
      if (path === "/services/") await page.addInitScript(breakLayout);
      await page.goto(path);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(en.errorTitle);
      await expect(page.getByRole("button", { name: en.tryAgain })).toBeVisible();
    }
    expect(violations).toEqual([]);
  });
});
