import en from "@/messages/en.json" with { type: "json" };
import { expect, exportTest as test } from "@/tests/helpers/browser-test";
import { dictionaries } from "@/tests/helpers/dictionaries";
import { heading, switchTo } from "@/tests/helpers/locators";
import { openPage } from "@/tests/helpers/waiting";

test("the about page ends with links to the contact and the services page", async ({ page }) => {
  await openPage(page, "/about/");
  const links = page.getByRole("main").locator("section").last().getByRole("link");
  await expect(links).toHaveText([en.contactUs, en.exploreServices]);
  await links.last().click();
  await expect(heading(page)).toHaveText(en.servicesTitle);
});

test("the home page links to the about page", async ({ page }) => {
  const name = `${en.learnMore} ${en.learnMoreAboutUs}`;
  await openPage(page, "/");
  await page.getByRole("main").getByRole("link", { name }).click();
  await expect(page).toHaveURL("/about/");
  await expect(heading(page)).toHaveText(en.aboutTitle);
  const [language, texts] = Object.entries(dictionaries).at(-1)!;
  await switchTo(page, language);
  await expect(heading(page)).toHaveText(texts.aboutTitle);
});
