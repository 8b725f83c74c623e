import type { Page } from "playwright/test";
import { type Route, isInNavigation, navigationRoutes, routes } from "@/lib/routes";
import { documentTitle } from "@/lib/seo/document-title";
import en from "@/messages/en.json" with { type: "json" };
import ms from "@/messages/ms.json" with { type: "json" };
import { expect, test } from "@/tests/helpers/browser-test";
import { heading, mainNavigationLink, switchTo } from "@/tests/helpers/locators";
import { pagePath } from "@/tests/helpers/page-paths";
import { openPage } from "@/tests/helpers/waiting";

/** Expects the title, the heading and the marked navigation link of a page in English. */
async function expectPage(page: Page, route: Route) {
  await expect(page).toHaveTitle(documentTitle(en[route.title]));
  await expect(heading(page)).toHaveText(en[route.heading]);
  await expect(heading(page)).toBeInViewport();
  const current = page.getByRole("banner").locator("a[aria-current=page]:visible");
  await expect(current).toHaveText(isInNavigation(route) ? [en[route.label]] : []);
}

test("each page has its title and heading, and marks its link", async ({ page }) => {
  for (const route of Object.values(routes)) {
    await openPage(page, pagePath(route));
    await expectPage(page, route);
  }
  for (const path of [`${pagePath(routes.contact)}index.html`, "/%63ontact/"]) {
    await openPage(page, path);
    await expectPage(page, routes.contact);
  }
});

test("the navigation opens each page without reloading the document", async ({ page }) => {
  await openPage(page, "/");
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  for (const route of navigationRoutes.toReversed()) {
    await mainNavigationLink(page, en[route.label]).click();
    await expect(page).toHaveURL(pagePath(route));
    await expectPage(page, route);
  }
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
});

test("an unknown URL shows the error screen, with status 404", async ({ page }) => {
  const response = await page.goto("/nowhere/");
  expect(response?.status()).toBe(404);
  for (const [language, messages] of Object.entries({ en, ms })) {
    if (language === "ms") await switchTo(page, "ms");
    await expect(page).toHaveTitle(documentTitle(messages.errorTitle));
    await expect(heading(page)).toHaveText(messages.errorTitle);
    await expect(page.getByText(messages.errorNotFound)).toBeVisible();
  }
  const links = page.getByRole("main").getByRole("link");
  await expect(links).toHaveText([ms.home, ms.services, ms.contactUs]);
  await links.last().click();
  await expect(heading(page)).toHaveText(ms.contactTitle);
});
