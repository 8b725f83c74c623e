import { en } from "@/tests/fixture-site/messages";
import { expect, test } from "@/tests/helpers/browser-test";
import { mockConnection } from "@/tests/helpers/conditions";
import { heading, mainNavigationLink } from "@/tests/helpers/locators";
import { openPage, waitForRequests } from "@/tests/helpers/waiting";

test.use({ loadsTypeface: true });

for (const { connection, requests } of [
  { connection: { effectiveType: "4g" }, requests: 1 },
  { connection: { effectiveType: "3g" }, requests: 0 },
  { connection: { effectiveType: "4g", saveData: true }, requests: 0 },
]) {
  test(`two pages load ${requests} fonts: ${JSON.stringify(connection)}`, async ({ page }) => {
    let requested = 0;
    page.on("request", (request) => (requested += request.resourceType() === "font" ? 1 : 0));
    await mockConnection(page, connection);
    await openPage(page, "./");
    await waitForRequests(page);
    await mainNavigationLink(page, en.services).click();
    await expect(heading(page)).toHaveText(en.servicesTitle);
    expect(requested).toBe(requests);
    const readFonts = () =>
      page.evaluate(() => [...document.fonts].map((font) => `${font.family} ${font.status}`));
    if (requests) await expect.poll(readFonts).toContain("typeface loaded");
  });
}
