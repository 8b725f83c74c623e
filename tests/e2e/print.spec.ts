import { en } from "@/tests/fixture-site/messages";
import { expect, test } from "@/tests/helpers/browser-test";
import { inquiryButton, mainNavigationLink, toast } from "@/tests/helpers/locators";
import { openPage, waitForRequests } from "@/tests/helpers/waiting";

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

test("a page printed during its transition is opaque and in place", async ({ page }) => {
  await openPage(page, "./");
  // The transition needs framer-motion, which loads after hydration.
  await waitForRequests(page);
  const content = page.locator("main > section");
  const paused = page.getByRole("main").evaluate(async (main) => {
    const readAnimations = () => main.firstElementChild!.getAnimations();
    // One animation of the opacity and one of the position.
    while (readAnimations().length < 2) await new Promise(requestAnimationFrame);
    for (const animation of readAnimations()) {
      animation.pause();
      animation.currentTime = 100;
    }
  });
  await mainNavigationLink(page, en.services).click();
  await paused;
  await expect(content).not.toHaveCSS("opacity", "1");
  await expect(content).not.toHaveCSS("transform", "none");
  await page.emulateMedia({ media: "print" });
  await expect(content).toHaveCSS("opacity", "1");
  await expect(content).toHaveCSS("transform", "none");
});
