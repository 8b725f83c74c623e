import en from "@/messages/en.json" with { type: "json" };
import ms from "@/messages/ms.json" with { type: "json" };
import { expect, heading, openPage, readNames, switchTo, test } from "@/tests/helpers/browser-test";

test("the home page links to the about page", async ({ page, browserName }) => {
  const name = `${en.learnMore} ${en.learnMoreAboutUs}`;
  await openPage(page, "/");
  // The name that the browser computes has a space between its parts.
  if (browserName === "chromium") expect(await readNames(page, "link")).toContain(name);
  await page.getByRole("main").getByRole("link", { name }).click();
  await expect(page).toHaveURL("/about/");
  await expect(heading(page)).toHaveText(en.aboutTitle);
  await switchTo(page, "ms");
  await expect(heading(page)).toHaveText(ms.aboutTitle);
});
