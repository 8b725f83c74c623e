import { en } from "@/tests/fixture-site/messages";
import { expect, test } from "@/tests/helpers/fixtures";
import { heading, inquiryButton, mainNavigationLink, toast } from "@/tests/helpers/locators";
import { openPage, waitForRequests } from "@/tests/helpers/waiting";

test.use({ reducedMotion: "no-preference" });

test("prints closed details, a page in its transition at full opacity and in place, and no toast", async ({
  page,
}) => {
  await openPage(page, "./");

  await test.step("the content of closed details", async () => {
    await page.getByRole("main").evaluate((main) => {
      const details = document.createElement("details");
      details.append(document.createElement("summary"), "The answer");
      main.append(details);
    });
    const details = page.locator("details");
    const { height } = (await details.boundingBox())!;
    await page.emulateMedia({ media: "print" });
    const printed = (await details.boundingBox())!.height;
    expect.soft(printed, "the height of printed details").toBeGreaterThan(height + 10);
    await page.emulateMedia({ media: "screen" });
    await details.evaluate((element) => element.remove());
  });

  await test.step("a page in its transition", async () => {
    // The transition needs framer-motion, which loads after hydration.
    await waitForRequests(page);
    const content = page.locator("main .page-container").first();
    const paused = page.getByRole("main").evaluate(async (main) => {
      const readAnimations = () => main.querySelector(".page-container")!.getAnimations();
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
    await expect.soft(content).toHaveCSS("opacity", "1");
    await expect.soft(content).toHaveCSS("transform", "none");
    await page.emulateMedia({ media: "screen" });
  });

  await test.step("no toast", async () => {
    await inquiryButton(page).press("Enter");
    await expect(toast(page)).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect.soft(page.getByText(en.serviceInquiry)).toBeHidden();
    await expect.soft(heading(page)).toBeVisible();
    await page.emulateMedia({ media: "screen" });
    await expect(toast(page), "the toast was still open when printing hid it").toBeVisible();
  });
});
