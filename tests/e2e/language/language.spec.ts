import { company } from "@/tests/fixture-site/content/company";
import { en, ms } from "@/tests/fixture-site/messages";
import {
  blockStorage,
  holdScripts,
  replaceTextNodes,
  storeLanguage,
} from "@/tests/helpers/conditions";
import { expect, test } from "@/tests/helpers/fixtures";
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

test("each change is announced once, in the new language", async ({ page }) => {
  await openPage(page, "services/");
  const status = page.getByRole("banner").getByRole("status");
  await expect(status).toBeEmpty();
  await status.evaluate((status) => {
    const announcements: string[] = [];
    Object.assign(window, { announcements });
    new MutationObserver(() => {
      // Removed text is not announced.
      const { lang, textContent } = status as HTMLElement;
      if (textContent) announcements.push(`${lang}: ${textContent}`);
    }).observe(status, { childList: true, characterData: true, subtree: true });
  });
  // Before the next frame.
  await languageToggle(page).evaluate((toggle: HTMLElement) => {
    toggle.click();
    toggle.click();
  });
  await expect(status).not.toBeEmpty();
  await expect(heading(page), "one of two fast presses is lost").toHaveText(en.servicesTitle);
  await switchTo(page, "ms");
  await expect(status).toHaveText(ms.languageChanged);
  await switchTo(page, "en");
  await expect(status).toHaveText(en.languageChanged);
  expect(await page.evaluate(() => Reflect.get(window, "announcements"))).toEqual([
    `en: ${en.languageChanged}`,
    `ms: ${ms.languageChanged}`,
    `en: ${en.languageChanged}`,
  ]);
});

test("language and title stay after a link and Back, also when storage is blocked", async ({
  page,
}) => {
  // The metadata of a page may arrive later than its content.
  await page.route("**/*.txt*", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 200));
    await route.fallback();
  });
  const expectPage = async (title: string, metaTitle: string) => {
    await expect(heading(page)).toHaveText(title);
    await expect(page.getByRole("alert")).toHaveText(`${metaTitle} | ${company.name}`);
    await expect(page).toHaveTitle(`${metaTitle} | ${company.name}`);
  };
  await blockStorage(page);
  await openPage(page, "contact/?lang=ms");
  await expect(heading(page)).toHaveText(ms.contactTitle);
  await page.getByRole("banner").getByRole("link", { name: company.name }).click();
  await expectPage(ms.homeTitle, ms.homeMetaTitle);
  await page.getByRole("contentinfo").getByRole("link", { name: ms.services }).click();
  await expect(page.getByRole("main")).toBeFocused();
  await expectPage(ms.servicesTitle, ms.servicesMetaTitle);
  await waitForRequests(page);
  await expectPage(ms.servicesTitle, ms.servicesMetaTitle);
  await expect(page.locator("head title")).toHaveCount(1);
  await page.goBack();
  await expectPage(ms.homeTitle, ms.homeMetaTitle);
  await switchTo(page, "en");
  await page.goBack();
  await expectPage(en.contactTitle, en.contactMetaTitle);
});

test("a change applies to all tabs; ?lang= overrides an earlier choice, but not a later one", async ({
  page,
  context,
}) => {
  await openPage(page, "./");
  await switchTo(page, "ms");
  const other = await context.newPage();
  await openPage(other, "services/?lang=en");
  await expect(heading(other), "?lang=en is ignored").toHaveText(en.servicesTitle);
  await expect(other, "?lang= stays in the address").toHaveURL("services/");
  await expect(heading(page), "another tab is ignored").toHaveText(en.homeTitle);
  await switchTo(page, "ms");
  await expect(heading(other), "another tab is ignored").toHaveText(ms.servicesTitle);
  await other.reload();
  await expect(heading(other), "?lang=en overrides a later choice").toHaveText(ms.servicesTitle);
  await expect(other).toHaveTitle(`${ms.servicesMetaTitle} | ${company.name}`);
});

test("a visitor who chose Malay sees only the company name until the page is in Malay", async ({
  page,
}) => {
  await storeLanguage(page, "ms");
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
  // Opens no email program.
  await page.evaluate(() => addEventListener("click", (event) => event.preventDefault()));
  await page.getByRole("link", { name: en.openAsEmail }).first().dispatchEvent("click");
  await page.keyboard.press("Escape");
  await mainNavigationLink(page, en.home).click();
  await expect(heading(page)).toHaveText(en.homeTitle);
  await page.goBack();
  await expect(page.locator("#message")).toHaveValue("Text");
});
