import ms from "@/messages/ms.json" with { type: "json" };
import { expect, test } from "@/tests/helpers/browser-test";
import { expectFallbackLinks, heading } from "@/tests/helpers/locators";

// The router would read the first segment after two slashes as a host name.
for (const path of ["//services/", "/services//"]) {
  test(`the URL ${path} leads to the page`, async ({ page, siteUrl }) => {
    await page.goto(`${siteUrl}${path}?lang=ms#x`);
    await expect(page).toHaveURL((url) => url.pathname === "/services/");
    await expect(heading(page)).toHaveText(ms.servicesTitle);
    await expectFallbackLinks(page);
  });
}
