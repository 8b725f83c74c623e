import en from "@/messages/en.json" with { type: "json" };
import ms from "@/messages/ms.json" with { type: "json" };
import { expect, heading, openPage, readNames, switchTo, test } from "@/tests/helpers/browser-test";

const learnMore = `${en.learnMore} ${en.learnMoreAboutUs}`;

test("the home page links to the about page", async ({ page }) => {
  await openPage(page, "/");
  await page.getByRole("main").getByRole("link", { name: learnMore }).click();
  await expect(page).toHaveURL("/about/");
  await expect(heading(page)).toHaveText(en.aboutTitle);
  await switchTo(page, "ms");
  await expect(heading(page)).toHaveText(ms.aboutTitle);
});

test("the accessible name of the link has a space between its parts", async ({
  page,
  browserName,
}) => {
  test.skip(browserName !== "chromium", "Only Chromium exposes its accessibility tree.");
  await openPage(page, "/");
  expect(await readNames(page, "link")).toContain(learnMore);
});
