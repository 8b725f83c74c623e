import { phoneUrl } from "@/lib/facts/derived-facts";
import { isInNavigation, navigationRoutes, otherRoutes, publishedRoutes } from "@/lib/find-route";
import { documentTitle } from "@/lib/seo/document-title";
import { expect, exportTest as test } from "@/tests/helpers/browser-test";
import { dictionaries } from "@/tests/helpers/dictionaries";
import { heading, mainNavigationLink } from "@/tests/helpers/locators";
import { pagePath } from "@/tests/helpers/page-paths";
import { openPage, openPageIn } from "@/tests/helpers/waiting";

for (const route of publishedRoutes) {
  const path = pagePath(route);

  test(`${path} has its title and heading in each language, and marks its link`, async ({
    page,
  }) => {
    const advice = `the page.tsx of ${path} needs the metadata and the heading of its route in lib/content/routes.ts`;
    for (const [language, texts] of Object.entries(dictionaries)) {
      await openPageIn(page, language, path);
      await expect(page, advice).toHaveTitle(documentTitle(texts[route.title]));
      await expect(heading(page), advice).toHaveText(texts[route.heading]);
      const first = `${path}: the section with the heading has to be the first of page.tsx`;
      await expect(heading(page), first).toBeInViewport();
      const current = page.getByRole("banner").locator("a[aria-current=page]:visible");
      await expect(current).toHaveText(isInNavigation(route) ? [texts[route.label]] : []);
    }
  });
}

for (const route of navigationRoutes) {
  test(`a link to ${route.path} shows the page in the layout of a direct visit`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const readSizes = () =>
      page.locator("main *").evaluateAll((all) =>
        all.map((element) => {
          const { width, height } = element.getBoundingClientRect();
          return `${element.localName}.${element.getAttribute("class")} ${width} × ${height}`;
        }),
      );
    await openPage(page, pagePath(route));
    const sizes = await readSizes();
    await openPage(page, pagePath(navigationRoutes.find((other) => other !== route)!));
    await mainNavigationLink(page, dictionaries.en[route.label]).click();
    await expect(heading(page)).toHaveText(dictionaries.en[route.heading]);
    await expect.poll(readSizes, `${route.path} lacks a style sheet`).toEqual(sizes);
  });
}

const lastRoute = navigationRoutes.at(-1)!;
const [lastLanguage, lastTexts] = Object.entries(dictionaries).at(-1)!;

// Needs a site at the root: the router would read the first segment after two slashes as a host name.
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
    expect(bar, "change themeColor in app/layout.tsx to the colour of the header").toBe(header);
  });
}
