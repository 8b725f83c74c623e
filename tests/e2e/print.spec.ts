import { en } from "@/tests/fixed-site/content.mjs";
import { expect, test } from "@/tests/helpers/browser-test";
import { inquiryButton, toast } from "@/tests/helpers/locators";
import { openPage } from "@/tests/helpers/waiting";

test("prints no toast", async ({ page }) => {
  await openPage(page, "services/");
  await inquiryButton(page).click();
  await expect(toast(page)).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(en.serviceInquiry)).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("prints the content of closed details", async ({ page }) => {
  await openPage(page, "./");
  await page.getByRole("main").evaluate((main) => {
    const details = document.createElement("details");
    details.append(document.createElement("summary"), "The answer");
    main.append(details);
  });
  const readHeight = () =>
    page.locator("details").evaluate((details) => details.getBoundingClientRect().height);
  const closed = await readHeight();
  await page.emulateMedia({ media: "print" });
  expect(await readHeight()).toBeGreaterThan(closed + 10);
});
