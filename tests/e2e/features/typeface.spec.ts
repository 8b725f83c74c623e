import { en } from "@/tests/fixture-site/messages";
import { mockConnection } from "@/tests/helpers/conditions";
import { expect, test } from "@/tests/helpers/fixtures";
import { heading, mainNavigationLink } from "@/tests/helpers/locators";
import { openPage, waitForRequests } from "@/tests/helpers/waiting";

test.use({ loadsTypeface: true });

test("two pages load the typeface once, and only over 4G without Data Saver", async ({ page }) => {
  let requested = 0;
  page.on("request", (request) => (requested += request.resourceType() === "font" ? 1 : 0));
  for (const { connection, requests } of [
    { connection: { effectiveType: "3g" }, requests: 0 },
    { connection: { effectiveType: "4g", saveData: true }, requests: 0 },
    // Last, because the browser keeps the typeface.
    { connection: { effectiveType: "4g" }, requests: 1 },
  ]) {
    await mockConnection(page, connection);
    await openPage(page, "./");
    await waitForRequests(page);
    await mainNavigationLink(page, en.services).click();
    await expect(heading(page)).toHaveText(en.servicesTitle);
    expect(requested, `requests of fonts: ${JSON.stringify(connection)}`).toBe(requests);
  }
  const readFonts = () =>
    page.evaluate(() => [...document.fonts].map((font) => `${font.family} ${font.status}`));
  await expect.poll(readFonts).toContain("typeface loaded");
});
