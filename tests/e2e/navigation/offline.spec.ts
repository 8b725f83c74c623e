import { en, ms } from "@/tests/fixture-site/messages";
import { expect, test } from "@/tests/helpers/fixtures";
import {
  expectFallbackLinks,
  fillForm,
  formField,
  heading,
  mainNavigationLink,
  sendButton,
  switchTo,
  toast,
} from "@/tests/helpers/locators";
import { openPage, waitForRequests } from "@/tests/helpers/waiting";
import { scriptsOf } from "../without-scripts/scripts";

test.use({ allowedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/ });

test("offline, all works except a link to a page that is not prefetched, which says so", async ({
  page,
  context,
}) => {
  const text = page.getByText(en.offlineText);
  const privacyLink = page.getByRole("contentinfo").getByRole("link", { name: en.privacyNotice });
  const servicesLink = mainNavigationLink(page, en.services);
  await page.clock.install();
  await page.route("**/{services,privacy}/*.txt*", (route) => route.abort());
  // Next requests the script of a page after its content: for a moment, there may be no pending request.
  const prefetch = page.waitForResponse(`**${scriptsOf("about/")[0]}`);
  await openPage(page, "contact/");
  await prefetch;
  await waitForRequests(page);
  await fillForm(page);
  await context.setOffline(true);

  await test.step("the form, prefetched pages and the toggle work", async () => {
    await sendButton(page).click();
    await expect.soft(toast(page)).toContainText(en.messageSent);
    await mainNavigationLink(page, en.about).click();
    await expect(heading(page)).toHaveText(en.aboutTitle);
    await switchTo(page, "ms");
    await expect(heading(page)).toHaveText(ms.aboutTitle);
    await switchTo(page, "en");
    await page.goBack();
    await expect(heading(page)).toHaveText(en.contactTitle);
    await expect(text).toHaveCount(0);
  });

  await test.step("another link keeps the page, and shows a toast until it is closed", async () => {
    const liveRegion = page.locator("[aria-live='polite']");
    await expect(liveRegion).toBeAttached();
    for (const link of [privacyLink, servicesLink, servicesLink]) {
      await link.click();
      await expect(liveRegion.getByText(en.offlineText)).toBeInViewport();
      await expect.soft(toast(page)).toHaveAttribute("data-type", "error");
      await expect.soft(page).toHaveURL("contact/");
      await expect.soft(formField(page, en.message)).toHaveValue("Text");
      await expectFallbackLinks(page);
      await page.getByRole("button", { name: en.closeNotification }).click();
      await expect(text).toBeHidden();
    }
  });

  await test.step("or until the browser is online, when the same link works", async () => {
    await servicesLink.click();
    await expect(text).toBeVisible();
    await page.clock.runFor(30_000);
    await expect(text).toBeVisible();
    await context.setOffline(false);
    await expect(text).toBeHidden();
    for (const [link, title] of [
      [servicesLink, en.servicesTitle],
      [privacyLink, en.privacyNotice],
    ] as const) {
      await link.click();
      await expect(heading(page)).toHaveText(title);
    }
  });
});
