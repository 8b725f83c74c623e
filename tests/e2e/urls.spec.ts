import ms from "@/messages/ms.json" with { type: "json" };
import { expect, expectFallbackLinks, heading, test } from "@/tests/helpers/browser-test";

test("a URL with repeated slashes leads to the page", async ({ page, siteUrl }) => {
  await page.goto(`${siteUrl}/services//?lang=ms#x`);
  await expect(page).toHaveURL((url) => url.pathname === "/services/");
  await expect(heading(page)).toHaveText(ms.servicesTitle);
  await expectFallbackLinks(page);
});
