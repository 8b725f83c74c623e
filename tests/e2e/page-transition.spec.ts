import { en } from "@/tests/fixed-site/content.mjs";
import { expect, test } from "@/tests/helpers/browser-test";
import { mainNavigationLink } from "@/tests/helpers/locators";
import { openPage, waitForRequests } from "@/tests/helpers/waiting";

test("a page printed during its transition is opaque and in place", async ({ page }) => {
  await openPage(page, "./");
  // The transition needs framer-motion, which loads after hydration.
  await waitForRequests(page);
  const main = page.getByRole("main");
  const paused = main.evaluate(async (main) => {
    // One animation of the opacity and one of the position.
    while (main.getAnimations().length < 2) await new Promise(requestAnimationFrame);
    for (const animation of main.getAnimations()) {
      animation.pause();
      animation.currentTime = 100;
    }
  });
  await mainNavigationLink(page, en.services).click();
  await paused;
  await expect(main).not.toHaveCSS("opacity", "1");
  await expect(main).not.toHaveCSS("transform", "none");
  await page.emulateMedia({ media: "print" });
  await expect(main).toHaveCSS("opacity", "1");
  await expect(main).toHaveCSS("transform", "none");
});
