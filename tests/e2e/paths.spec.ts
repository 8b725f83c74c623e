import type { Page } from "playwright/test";
import { company } from "@/tests/fixture-site/content/company";
import { routes } from "@/tests/fixture-site/content/routes";
import { en } from "@/tests/fixture-site/messages";
import { expect, test } from "@/tests/helpers/browser-test";
import { heading, mainNavigationLink } from "@/tests/helpers/locators";
import { openPage } from "@/tests/helpers/waiting";

type Route = (typeof routes)[keyof typeof routes];

const { home, about, services, contact } = routes;

/** Expects the title, the heading and the marked navigation link of a page. */
async function expectPage(page: Page, route: Route) {
  await expect(page).toHaveTitle(`${en[route.title]} | ${company.name}`);
  await expect(heading(page)).toHaveText(en[route.heading]);
  await expect(heading(page)).toBeInViewport();
  const current = page.getByRole("banner").locator("a[aria-current=page]:visible");
  await expect(current).toHaveText([en[route.label]]);
}

for (const path of ["contact/index.html", "%63ontact/"]) {
  test(`the path ${path} shows its page`, async ({ page }) => {
    await openPage(page, path);
    await expectPage(page, contact);
  });
}

test("the navigation opens each page without reloading the document", async ({ page }) => {
  await openPage(page, "./");
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  for (const route of [contact, services, about, home]) {
    await mainNavigationLink(page, en[route.label]).click();
    await expect(page).toHaveURL(route.path === "/" ? "./" : `${route.path.slice(1)}/`);
    await expectPage(page, route);
  }
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
});

test("an unknown URL has status 404, and shows the error screen in English", async ({ page }) => {
  const response = await page.goto("nowhere/");
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(`${en.notFoundTitle} | ${company.name}`);
  await expect(heading(page)).toHaveText(en.notFoundTitle);
  await expect(page.getByText(en.errorNotFound)).toBeVisible();
});
