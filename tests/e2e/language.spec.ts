import type { Page } from "playwright/test";
import { company } from "@/tests/fixture-site/content/company";
import { en, ms } from "@/tests/fixture-site/messages";
import { expect, test } from "@/tests/helpers/browser-test";
import { phone, storeLanguage } from "@/tests/helpers/conditions";
import { heading, languageToggle, switchTo } from "@/tests/helpers/locators";
import { setStyle } from "@/tests/helpers/text-layout";
import { openPage, waitForPaint } from "@/tests/helpers/waiting";

test("a language change is announced once, in the new language", async ({ page }) => {
  await openPage(page, "./");
  const status = page.getByRole("banner").getByRole("status");
  await expect(status).toBeEmpty();
  await status.evaluate((status) => {
    const announcements: string[] = [];
    Object.assign(window, { announcements });
    new MutationObserver(() =>
      announcements.push(`${(status as HTMLElement).lang}: ${status.textContent}`),
    ).observe(status, { childList: true, characterData: true, subtree: true });
  });
  await switchTo(page, "ms");
  await expect(status).toHaveText(ms.languageChanged);
  await switchTo(page, "en");
  await expect(status).toHaveText(en.languageChanged);
  expect(await page.evaluate(() => Reflect.get(window, "announcements"))).toEqual([
    `ms: ${ms.languageChanged}`,
    `en: ${en.languageChanged}`,
  ]);
});

test("the language and the title stay after a navigation, a reload and Back", async ({ page }) => {
  await openPage(page, "contact/");
  await switchTo(page, "ms");
  await page.getByRole("banner").getByRole("link", { name: company.name }).click();
  await expect(heading(page)).toHaveText(ms.homeTitle);
  await page.getByRole("contentinfo").getByRole("link", { name: ms.services }).click();
  await expect(heading(page)).toHaveText(ms.servicesTitle);
  await expect(page).toHaveTitle(`${ms.servicesMetaTitle} | ${company.name}`);

  await page.reload();
  await expect(heading(page)).toHaveText(ms.servicesTitle);
  await expect(page).toHaveTitle(`${ms.servicesMetaTitle} | ${company.name}`);

  await page.goBack();
  await expect(heading(page)).toHaveText(ms.homeTitle);
  await expect(page).toHaveTitle(`${ms.homeMetaTitle} | ${company.name}`);
});

for (const { anchoring, selector } of [
  { anchoring: "with", selector: "#subject" },
  // Safari has no scroll anchoring.
  { anchoring: "without", selector: "#subject" },
  { anchoring: "without", selector: "main dd >> nth=-1" },
]) {
  test(`a change keeps the position of ${selector} ${anchoring} scroll anchoring`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    // Chromium does not anchor while an ancestor is animated, as `main` is when a page opens.
    await page.emulateMedia({ reducedMotion: "reduce" });
    if (anchoring === "without") await mockUnsupportedCss(page, "overflow-anchor");
    await openPage(page, "contact/");
    if (anchoring === "without") await setStyle(page, "* { overflow-anchor: none }");
    await page.locator("#subject").fill("Titanium dioxide");
    const element = page.locator(selector);
    await element.evaluate((element) => element.scrollIntoView({ block: "center" }));
    // The browser picks its scroll anchor from painted content.
    await waitForPaint(page);
    const before = await element.boundingBox();

    // Playwright's `click` would first scroll to the header's position in the document.
    await languageToggle(page).evaluate((toggle: HTMLElement) => toggle.click());
    await expect(page.locator("html")).toHaveAttribute("lang", "ms");
    await waitForPaint(page);
    const after = await element.boundingBox();
    expect(Math.abs(after!.y - before!.y)).toBeLessThanOrEqual(2);
    await expect(page.locator("#subject")).toHaveValue("Titanium dioxide");
  });
}

test("a change at the top of the page does not scroll, also without scroll anchoring", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await mockUnsupportedCss(page, "overflow-anchor");
  await openPage(page, "./");
  await switchTo(page, "ms");
  await waitForPaint(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("two presses of the toggle before the next frame both count", async ({ page }) => {
  await openPage(page, "services/");
  await languageToggle(page).evaluate((toggle: HTMLElement) => {
    toggle.click();
    toggle.click();
  });
  await expect(page.getByRole("banner").getByRole("status")).toHaveText(en.languageChanged);
  await expect(heading(page)).toHaveText(en.servicesTitle);
});

test("?lang=ms overrides an earlier choice, but not a later one", async ({ page }) => {
  await storeLanguage(page, "en");
  await openPage(page, "services/?lang=ms");
  await expect(heading(page)).toHaveText(ms.servicesTitle);
  await switchTo(page, "en");
  await page.reload();
  await expect(page).toHaveURL(/\/services\/$/);
  await expect(heading(page)).toHaveText(en.servicesTitle);
});

test("a language change applies to all open tabs", async ({ page, context }) => {
  await openPage(page, "./");
  const other = await context.newPage();
  await openPage(other, "services/");
  await switchTo(other, "ms");
  await expect(heading(page)).toHaveText(ms.homeTitle);
  await switchTo(page, "en");
  await expect(heading(other)).toHaveText(en.servicesTitle);
});

/** Makes `CSS.supports()` return false for `feature`; call it before opening the page. */
async function mockUnsupportedCss(page: Page, feature: string) {
  await page.addInitScript((feature) => {
    const supports = CSS.supports.bind(CSS) as (...query: string[]) => boolean;
    CSS.supports = (...query: string[]) => !query[0]?.includes(feature) && supports(...query);
  }, feature);
}
