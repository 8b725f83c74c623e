import { company } from "@/tests/fixture-site/content/company";
import { en, ms } from "@/tests/fixture-site/messages";
import { expect, test } from "@/tests/helpers/browser-test";
import {
  blockScripts,
  blockStorage,
  holdScripts,
  mockUnsupportedCss,
  pauseTimers,
  phone,
  replaceTextNodes,
  storeLanguage,
} from "@/tests/helpers/conditions";
import {
  fillForm,
  heading,
  inquiryButton,
  languageToggle,
  mainNavigationLink,
  sendButton,
  switchTo,
  toast,
  toastAction,
} from "@/tests/helpers/locators";
import { setStyle } from "@/tests/helpers/text-layout";
import { openPage, waitForHydration, waitForPaint, waitForRequests } from "@/tests/helpers/waiting";

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
  // The metadata of a page may arrive later than its content.
  await page.route("**/*.txt*", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 200));
    await route.fallback();
  });
  await openPage(page, "contact/");
  await switchTo(page, "ms");
  await page.getByRole("banner").getByRole("link", { name: company.name }).click();
  await expect(heading(page)).toHaveText(ms.homeTitle);
  await page.getByRole("contentinfo").getByRole("link", { name: ms.services }).click();
  await expect(heading(page)).toHaveText(ms.servicesTitle);
  await expect(page).toHaveTitle(`${ms.servicesMetaTitle} | ${company.name}`);
  await waitForRequests(page);
  await expect(page.locator("head title")).toHaveCount(1);

  await page.reload();
  await expect(heading(page)).toHaveText(ms.servicesTitle);
  await expect(page).toHaveTitle(`${ms.servicesMetaTitle} | ${company.name}`);

  await page.goBack();
  await expect(heading(page)).toHaveText(ms.homeTitle);
  await expect(page).toHaveTitle(`${ms.homeMetaTitle} | ${company.name}`);
});

test("a page that the browser has translated can be used", async ({ page }) => {
  await openPage(page, "services/");
  await replaceTextNodes(page);
  await inquiryButton(page).click();
  await expect(toast(page)).toContainText(en.serviceInquiry);
  await replaceTextNodes(page);
  await switchTo(page, "ms");
  await expect(toast(page)).toContainText(ms.serviceInquiry);
  await toastAction(page).click();
  await expect(heading(page)).toHaveText(ms.contactTitle);
  await expect(page.locator("#subject")).toHaveValue(ms.quoteRequest);
  await replaceTextNodes(page);
  await switchTo(page, "en");
  for (const topic of ["fourth", "quote"]) {
    // As a link of the router does.
    await page.evaluate((topic) => history.pushState(null, "", `?about=${topic}`), topic);
    await expect(page.locator("#subject")).toHaveValue(
      topic === "quote" ? en.quoteRequest : /Product/,
    );
    await replaceTextNodes(page);
  }
  await fillForm(page);
  await sendButton(page).click();
  await expect(toast(page)).toContainText(en.messageSent);
  await replaceTextNodes(page);
  await page.getByRole("link", { name: en.openAsEmail }).first().dispatchEvent("click");
  await page.keyboard.press("Escape");
  await mainNavigationLink(page, en.home).click();
  await expect(heading(page)).toHaveText(en.homeTitle);
  await page.goBack();
  await expect(page.locator("#message")).toHaveValue("Text");
});

for (const { anchoring, selector } of [
  { anchoring: "with", selector: "#subject" },
  // Safari has no scroll anchoring.
  { anchoring: "without", selector: "#subject" },
  { anchoring: "without", selector: "main dd >> nth=-1" },
]) {
  test(`a change keeps ${selector} in place ${anchoring} scroll anchoring`, async ({ page }) => {
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

test("a change at the top of the page does not scroll", async ({ page }) => {
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

test("a first visit with ?lang=ms shows the English page until it is in Malay", async ({
  page,
}) => {
  const releaseScripts = await holdScripts(page);
  await page.goto("?lang=ms", { waitUntil: "domcontentloaded" });
  await expect(heading(page)).toHaveText(en.homeTitle);
  await expect(page.locator("body")).toBeVisible();
  expect(await page.locator("body").evaluate((body) => body.getAnimations().length)).toBe(0);
  releaseScripts();
  await expect(heading(page)).toHaveText(ms.homeTitle);
});

test.describe("a visitor who chose Malay on an earlier visit", () => {
  test.use({ allowedErrors: /ERR_FAILED/ });

  test.beforeEach(({ page }) => storeLanguage(page, "ms"));

  test("sees only the company name until the page is in Malay", async ({ page }) => {
    await page.addInitScript(() => {
      const texts: string[] = [];
      Object.assign(window, { textOfFrames: texts });
      requestAnimationFrame(function recordFrame() {
        const text = document.body?.innerText.trim();
        if (text) texts.push(text);
        requestAnimationFrame(recordFrame);
      });
    });
    const releaseScripts = await holdScripts(page);
    await page.goto("", { waitUntil: "domcontentloaded" });
    // Keeps the page hidden for as long as the test needs; the style sheet shows it after 1.25 s.
    await setStyle(page, "[data-language-pending] body { animation-play-state: paused }");
    await waitForPaint(page);
    releaseScripts();
    await waitForHydration(page);
    await expect(heading(page)).toHaveText(ms.homeTitle);
    const texts = await page.evaluate(() => Reflect.get(window, "textOfFrames") as string[]);
    expect(texts[0]).toBe(company.name);
    const otherTexts = texts.filter((text) => text !== company.name);
    expect(otherTexts.filter((text) => !text.includes(ms.homeTitle))).toEqual([]);
  });

  test("sees the English page immediately when the scripts fail", async ({ page }) => {
    // Rules out the fallback that runs three seconds after load.
    await pauseTimers(page);
    await blockScripts(page);
    await page.goto("services/", { waitUntil: "commit" });
    // Visibility alone proves nothing: the style sheet shows the page after 1.25 s anyway.
    await expect(page.locator("html")).not.toHaveAttribute("data-language-pending");
    await expect(heading(page)).toHaveText(en.servicesTitle);
    await expect(heading(page)).toBeVisible();
  });
});

test("the language stays after a navigation and Back when storage is blocked", async ({ page }) => {
  await blockStorage(page);
  await openPage(page, "contact/?lang=ms");
  await expect(heading(page)).toHaveText(ms.contactTitle);
  await page.getByRole("contentinfo").getByRole("link", { name: ms.services }).click();
  await expect(heading(page)).toHaveText(ms.servicesTitle);
  await switchTo(page, "en");
  await page.goBack();
  await expect(heading(page)).toHaveText(en.contactTitle);
});

test("a page from the back/forward cache has the language chosen meanwhile", async ({ page }) => {
  await openPage(page, "./");
  await page.evaluate(() => {
    // As another page of the site does, and the browser when it restores this page.
    localStorage.setItem("language", "ms");
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await expect(heading(page)).toHaveText(ms.homeTitle);
});
