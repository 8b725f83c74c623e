import { services } from "@/lib/services";
import en from "@/messages/en.json" with { type: "json" };
import ms from "@/messages/ms.json" with { type: "json" };
import {
  expect,
  formField,
  inquire,
  inquiryButton,
  inquiryLink,
  inquiryName,
  mainNavigationLink,
  openPage,
  readNames,
  switchTo,
  test,
} from "@/tests/helpers/browser-test";

const quoteUrl = "/contact/?about=quote";

test("the button Get Quote follows the buttons of the services", async ({ page, browserName }) => {
  await openPage(page, "/services/");
  await expect(page.getByRole("main").getByRole("button")).toHaveCount(services.length + 1);
  await expect(inquiryButton(page)).toHaveText(en.getQuote);
  test.skip(browserName !== "chromium", "Only Chromium exposes its accessibility tree.");
  expect(await readNames(page, "button")).toContain(en.getQuote);
});

test("a quote replaces the subject of a service, in both languages", async ({ page }) => {
  await openPage(page, "/services/");
  await inquire(page, inquiryName(services[0]));
  await mainNavigationLink(page, en.services).click();
  await inquire(page, en.getQuote);
  await expect(page).toHaveURL(quoteUrl);
  await expect(formField(page, en.subject)).toHaveValue(en.quoteRequest);
  await switchTo(page, "ms");
  await expect(page.locator("#subject")).toHaveValue(ms.quoteRequest);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a link to the form replaces the button", async ({ page }) => {
    await page.goto("/services/");
    await expect(inquiryLink(page)).toHaveText(en.getQuote);
    await inquiryLink(page).click();
    await expect(page).toHaveURL(quoteUrl);
    await expect(page.getByText(en.formNeedsScripts)).toBeVisible();
  });
});
