import { expect, exportTest as test } from "@/tests/helpers/browser-test";
import { phone } from "@/tests/helpers/conditions";
import { paths } from "@/tests/helpers/page-paths";
import { setStyle } from "@/tests/helpers/text-layout";

test.use({ javaScriptEnabled: false, viewport: phone });

test("every text is visible from the first frame", async ({ page }) => {
  for (const path of paths) {
    await page.goto(path);
    // Restarts all animations, and pauses them at their start.
    await setStyle(page, "* { animation: none !important }");
    await expect(page.locator("main > *").first()).toHaveCSS("animation-name", "none");
    await setStyle(page, "* { animation-play-state: paused !important }");
    // The fan deck shows only the description of the selected pigment, and the form its thanks after a redirect. Details and
    // popovers open without scripts; what has `no-js:hidden` needs them.
    const texts = page.locator(
      ":is(main, footer) :is(h1, h2, h3, p, li, dd, label, legend):not(input:not(:checked) + div p, #sent, details *, [popover] *, [class*='no-js:hidden'], [class*='no-js:hidden'] *)",
    );
    await expect(texts).not.toHaveCount(0);
    const hidden = await texts.filter({ hasText: /\S/ }).evaluateAll((texts) => {
      const options = { opacityProperty: true, visibilityProperty: true };
      return texts.filter((text) => !text.checkVisibility(options)).map((text) => text.textContent);
    });
    expect(
      hidden,
      `${path}: show "${hidden[0]}" without scripts, in <details>, or not at all (no-js:hidden)`,
    ).toEqual([]);
  }
});
