import type { Page } from "playwright/test";
import { phoneUrl } from "@/lib/facts/derived-facts";
import {
  type Route,
  isInNavigation,
  navigationRoutes,
  otherRoutes,
  publishedRoutes,
} from "@/lib/find-route";
import { documentTitle } from "@/lib/seo/document-title";
import { expect, exportTest as test } from "@/tests/helpers/browser-test";
import { dictionaries, messages } from "@/tests/helpers/dictionaries";
import { heading, mainNavigationLink } from "@/tests/helpers/locators";
import { pagePath } from "@/tests/helpers/page-paths";
import { openPage, openPageIn } from "@/tests/helpers/waiting";

/** Expects the title, the heading and the marked navigation link of a page, by default in the default language. */
async function expectPage(page: Page, route: Route, texts = messages) {
  await expect(page).toHaveTitle(documentTitle(texts[route.title]));
  await expect(heading(page)).toHaveText(texts[route.heading]);
  await expect(heading(page)).toBeInViewport();
  const current = page.getByRole("banner").locator("a[aria-current=page]:visible");
  await expect(current).toHaveText(isInNavigation(route) ? [texts[route.label]] : []);
}

test("each page has its title and heading in each language, and marks its link", async ({
  page,
}) => {
  for (const route of publishedRoutes) {
    for (const [language, texts] of Object.entries(dictionaries)) {
      await openPageIn(page, language, pagePath(route));
      await expectPage(page, route, texts);
    }
  }
});

const lastRoute = navigationRoutes.at(-1)!;

const encodedPath = lastRoute.path.replace(
  /\w/,
  (letter) => `%${letter.charCodeAt(0).toString(16)}`,
);

for (const path of [`${lastRoute.path}/index.html`, `${encodedPath}/`]) {
  test(`the path ${path} shows its page`, async ({ page }) => {
    await openPage(page, path);
    await expectPage(page, lastRoute);
  });
}

const [lastLanguage, lastTexts] = Object.entries(dictionaries).at(-1)!;

// The router would read the first segment after two slashes as a host name.
for (const path of [`/${lastRoute.path}/`, `${lastRoute.path}//`]) {
  test(`the URL ${path} leads to the page`, async ({ page, siteUrl }) => {
    await page.goto(`${new URL(siteUrl).origin}${path}?lang=${lastLanguage}#x`);
    await expect(page).toHaveURL((url) => url.pathname === `${lastRoute.path}/`);
    await expect(heading(page)).toHaveText(lastTexts[lastRoute.heading]);
    const paths = [...navigationRoutes, ...otherRoutes].map(pagePath);
    for (const href of [...paths, phoneUrl]) {
      const link = page.getByRole("contentinfo").locator(`a[href="${href}"]`);
      await expect(link.first()).toBeVisible();
    }
  });
}

test("the navigation opens each page without reloading the document", async ({ page }) => {
  await openPage(page, "/");
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  for (const route of navigationRoutes.toReversed()) {
    await mainNavigationLink(page, messages[route.label]).click();
    await expect(page).toHaveURL(pagePath(route));
    await expectPage(page, route);
  }
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
});

test("an unknown URL shows the error screen, with status 404", async ({ page }) => {
  const response = await page.goto("/nowhere/");
  expect(response?.status()).toBe(404);
  for (const [language, texts] of Object.entries(dictionaries)) {
    await openPageIn(page, language, "/nowhere/");
    await expect(page).toHaveTitle(documentTitle(texts.notFoundTitle));
    await expect(heading(page)).toHaveText(texts.notFoundTitle);
    await expect(page.getByText(texts.errorNotFound)).toBeVisible();
  }
  await page.getByRole("main").getByRole("link").last().click();
  await expect(heading(page)).not.toHaveText(lastTexts.notFoundTitle);
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`the browser bar has the colour of the header in the ${colorScheme} scheme`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await openPage(page, "/");
    const [bar, header] = await page.evaluate(() => {
      const metas = [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")];
      const meta = metas.find(({ media }) => matchMedia(media).matches);
      const colour = document.body.appendChild(document.createElement("i"));
      colour.style.background = meta?.content ?? "";
      const elements = [colour, document.querySelector("header")!];
      return elements.map((element) => getComputedStyle(element).backgroundColor);
    });
    expect(bar, "change themeColor in app/layout.tsx").toBe(header);
  });
}
