import { services } from "@/lib/services";
import en from "@/messages/en.json" with { type: "json" };
import ms from "@/messages/ms.json" with { type: "json" };
import { expect, test } from "@/tests/helpers/browser-test";
import {
  formField,
  inquire,
  inquiryButton,
  inquiryName,
  mainNavigationLink,
  switchTo,
} from "@/tests/helpers/locators";
import { openPage } from "@/tests/helpers/waiting";

test("a quote replaces the subject of a service, in both languages", async ({ page }) => {
  await openPage(page, "/services/");
  await expect(inquiryButton(page)).toHaveText(en.getQuote);
  await inquire(page, inquiryName(services[0]));
  await mainNavigationLink(page, en.services).click();
  await inquire(page, en.getQuote);
  await expect(page).toHaveURL("/contact/?about=quote#form");
  await expect(formField(page, en.subject)).toHaveValue(en.quoteRequest);
  await switchTo(page, "ms");
  await expect(page.locator("#subject")).toHaveValue(ms.quoteRequest);
});
