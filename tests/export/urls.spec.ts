import { navigationRoutes } from "@/lib/routes";
import en from "@/messages/en.json" with { type: "json" };
import { expect, exportTest as test } from "@/tests/helpers/browser-test";
import { heading } from "@/tests/helpers/locators";
import { waitForHydration } from "@/tests/helpers/waiting";

const route = navigationRoutes.at(-1)!;

// The router would read the first segment after two slashes as a host name.
for (const path of [`/${route.path}/`, `${route.path}//`]) {
  test(`the URL ${path} leads to the page`, async ({ page, siteUrl }) => {
    await page.goto(`${siteUrl.replace(/\/$/, "")}${path}#x`);
    await expect(page).toHaveURL((url) => url.pathname === `${route.path}/`);
    await waitForHydration(page);
    await expect(heading(page)).toHaveText(en[route.heading]);
  });
}
