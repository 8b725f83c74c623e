import { en, ms } from "@/tests/fixture-site/messages";
import { expect, test } from "@/tests/helpers/browser-test";
import { enableDataSaver } from "@/tests/helpers/conditions";
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

test.use({ allowedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/ });

test("the form, prefetched pages and the toggle work offline", async ({ page, context }) => {
  await openPage(page, "contact/");
  // Next requests the code of a page after its payload: for a moment, there may be no pending request.
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("/app/services/")),
  );
  await waitForRequests(page);
  await fillForm(page);
  await context.setOffline(true);
  await sendButton(page).click();
  await expect(toast(page)).toContainText(en.messageSent);
  await mainNavigationLink(page, en.services).click();
  await expect(heading(page)).toHaveText(en.servicesTitle);
  await switchTo(page, "ms");
  await expect(heading(page)).toHaveText(ms.servicesTitle);
  await expect(page.getByText(ms.offline)).toHaveCount(0);
});

for (const notice of ["toast", "toast without sonner"]) {
  test(`a link to another page shows a ${notice} while offline`, async ({ page, context }) => {
    await page.clock.install();
    await page.route("**/*.txt*", (route) => route.abort());
    // With Data Saver on, the code of the toast is not loaded in advance.
    if (notice !== "toast") await enableDataSaver(page);
    await openPage(page, "contact/");
    await waitForRequests(page);
    await fillForm(page);
    const liveRegion = page.locator("[aria-live='polite']");
    await expect(liveRegion).toBeAttached();
    const text = page.getByText(en.offlineText);
    await context.setOffline(true);
    for (const name of [en.home, en.services, en.services]) {
      await mainNavigationLink(page, name).click();
      await expect(liveRegion.getByText(en.offlineText)).toBeInViewport();
      await expect(toast(page)).toHaveAttribute("data-type", "error");
      await expect(page.locator("[data-sonner-toast]")).toHaveCount(notice === "toast" ? 1 : 0);
      await expect(page).toHaveURL("contact/");
      await expect(formField(page, en.message)).toHaveValue("Text");
      await expectFallbackLinks(page);
      await page.getByRole("button", { name: en.closeNotification }).click();
      await expect(text).toBeHidden();
    }
    await mainNavigationLink(page, en.home).click();
    await expect(text).toBeVisible();
    await page.clock.runFor(30_000);
    await expect(text).toBeVisible();
    await context.setOffline(false);
    await expect(text).toBeHidden();
    // The link that was cancelled last.
    await mainNavigationLink(page, en.home).click();
    await expect(heading(page)).toHaveText(en.homeTitle);
    await mainNavigationLink(page, en.services).click();
    await expect(heading(page)).toHaveText(en.servicesTitle);
  });
}
