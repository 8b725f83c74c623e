import { contrast } from "@/lib/colour-mixing";
import { colours } from "@/tests/fixture-site/content/colours";
import { company } from "@/tests/fixture-site/content/company";
import { en, ms } from "@/tests/fixture-site/messages";
import { expect, test } from "@/tests/helpers/fixtures";
import {
  expectErrorScreen,
  heading,
  languageToggle,
  mainNavigationLink,
  switchTo,
} from "@/tests/helpers/locators";
import { openPage } from "@/tests/helpers/waiting";

test.use({ allowedErrors: /Failed on purpose/ });

test("an unknown URL has status 404 and an error screen that leads on", async ({ page }) => {
  const response = await page.goto("nowhere/");
  expect.soft(response?.status()).toBe(404);
  for (const texts of [en, ms]) {
    if (texts === ms) await switchTo(page, "ms");
    await expect(heading(page)).toHaveText(texts.notFoundTitle);
    await expect.soft(page).toHaveTitle(`${texts.notFoundTitle} | ${company.name}`);
    await expect.soft(page.getByText(texts.errorNotFound)).toBeVisible();
  }
  const links = heading(page).locator("xpath=..").getByRole("link");
  await expect(links).toHaveText([ms.home, ms.services, ms.contactUs]);
  await links.last().click();
  await expect(heading(page)).toHaveText(ms.contactTitle);
});

test("a page that fails shows an error screen, from which the visitor gets on", async ({
  page,
}) => {
  const title = heading(page);
  const tryAgain = page.getByRole("button", { name: ms.tryAgain });
  const fail = async (part: "page" | "layout") => {
    await page.getByRole("button", { name: `Fail in the ${part}` }).click();
    await expectErrorScreen(page, ms);
    const message = `the language toggle after an error in the ${part}`;
    await expect(languageToggle(page), message).toBeVisible({ visible: part === "page" });
  };
  await openPage(page, "services/broken/?lang=ms");
  await expect(title).toHaveText(ms.brokenTitle);
  const marked = page.getByRole("banner").locator("[aria-current]:visible");
  await expect.soft(marked, "the page above in the navigation").toHaveText([ms.services]);
  await expect.soft(marked).toHaveAttribute("aria-current", "true");

  await test.step("after an error in the page, Try Again shows it with its input", async () => {
    await page.locator("#message").fill("Text");
    await fail("page");
    await expect.soft(page.getByText(ms.errorOnPage, { exact: true })).toBeVisible();
    await tryAgain.click();
    await expect(title).toHaveText(ms.brokenTitle);
    await expect.soft(page.locator("#message")).toHaveValue("Text");
  });

  await test.step("after an error in the layout, Try Again, Forward and Back work", async () => {
    await fail("layout");
    await expect.soft(page).toHaveTitle(`${ms.errorTitle} | ${company.name}`);
    await expect.soft(page.locator("html[lang=ms][dir=ltr]")).toBeAttached();
    await tryAgain.click();
    await expect(title).toHaveText(ms.brokenTitle);
    await mainNavigationLink(page, ms.services).click();
    await expect(title).toHaveText(ms.servicesTitle);
    await page.goBack();
    await expect(title).toHaveText(ms.brokenTitle);
    await fail("layout");
    await page.goForward();
    await expect(title).toHaveText(ms.servicesTitle);
    await page.goBack();
    await expect(title).toHaveText(ms.brokenTitle);
  });

  await test.step("after an error in the layout, links show their focus, and work", async () => {
    await fail("layout");
    const link = page.getByRole("contentinfo").getByRole("link").last();
    await tryAgain.press("Shift+Tab");
    await link.focus();
    const focus = await link.evaluate((link) => getComputedStyle(link).outlineColor);
    expect.soft(contrast(focus, colours.paper)).toBeGreaterThanOrEqual(3);
    await page.getByRole("link", { name: ms.services }).click();
    await expect(page).toHaveURL("services/");
    await expect(title).toHaveText(ms.servicesTitle);
  });
});
