import { phoneUrl } from "@/lib/derived-facts";
import { navigationRoutes } from "@/lib/routes";
import { expect, exportTest as test } from "@/tests/helpers/browser-test";
import { dictionaries } from "@/tests/helpers/dictionaries";
import { heading } from "@/tests/helpers/locators";
import { paths } from "@/tests/helpers/page-paths";

const route = navigationRoutes.at(-1)!;
const [language, texts] = Object.entries(dictionaries).at(-1)!;

// The router would read the first segment after two slashes as a host name.
for (const path of [`/${route.path}/`, `${route.path}//`]) {
  test(`the URL ${path} leads to the page`, async ({ page, siteUrl }) => {
    await page.goto(`${new URL(siteUrl).origin}${path}?lang=${language}#x`);
    await expect(page).toHaveURL((url) => url.pathname === `${route.path}/`);
    await expect(heading(page)).toHaveText(texts[route.heading]);
    for (const href of [...paths, phoneUrl]) {
      const link = page.getByRole("contentinfo").locator(`a[href="${href}"]`);
      await expect(link.first()).toBeVisible();
    }
  });
}
