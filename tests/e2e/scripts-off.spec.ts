import { routes } from "@/lib/routes";
import { services } from "@/lib/services";
import en from "@/messages/en.json" with { type: "json" };
import {
  desktop,
  expect,
  fillForm,
  formField,
  fullOnlyUnless,
  inquiryLink,
  inquiryUrl,
  phone,
  test,
} from "@/tests/helpers/browser-test";

test.use({ javaScriptEnabled: false });

/** Selects elements whose text is visually hidden, at least at some widths. */
const hiddenElements = [
  "[class*=sr-only], [class*=sr-only] *",
  "#breadcrumb, header nav, header nav *, svg *",
  "input:not(:checked) + p, input:not(:checked) + p *",
].join(", ");

for (const [size, viewport] of Object.entries({ phone, desktop })) {
  for (const route of Object.values(routes)) {
    test(
      `shows all text of ${route.path} from the first frame on a ${size} without JavaScript`,
      fullOnlyUnless(size === "phone" && (route === routes.home || route === routes.contact)),
      async ({ page }) => {
        await page.setViewportSize(viewport);
        await page.goto(route.path);
        // Computes the effective opacity of each text. The first keyframe counts if its opacity is lower.
        const lowOpacityTexts = await page.evaluate((hidden) => {
          const lowOpacityTexts: string[] = [];
          const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          const firstKeyframes = new Map(
            [...document.styleSheets]
              .flatMap(({ cssRules }) => [...cssRules])
              .filter((rule) => rule instanceof CSSKeyframesRule)
              .map((rule) => [rule.name, Number(rule.findRule("0%")?.style.opacity || 1)]),
          );
          for (const animation of document.getAnimations()) animation.finish();
          while (walker.nextNode()) {
            const parent = walker.currentNode.parentElement;
            const text = walker.currentNode.nodeValue?.trim();
            if (!text || !parent || parent.closest("script, style") || parent.matches(hidden))
              continue;
            if (parent.closest('[class*="no-js:hidden"]')) continue;
            let opacity = parent.checkVisibility({ visibilityProperty: true }) ? 1 : 0;
            for (let at: Element | null = parent; at; at = at.parentElement) {
              const style = getComputedStyle(at);
              const atStart = firstKeyframes.get(style.animationName) ?? 1;
              opacity *= Math.min(Number(style.opacity), atStart);
            }
            if (opacity < 0.7) lowOpacityTexts.push(`${text} (${opacity})`);
          }
          return lowOpacityTexts;
        }, hiddenElements);
        expect(lowOpacityTexts).toEqual([]);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      },
    );
  }
}

test("links the services to the contact page without JavaScript", async ({ page }) => {
  await page.goto("/services/");
  const main = page.getByRole("main");
  const links = main.getByRole("link", { name: en.learnMore });
  await expect(links).toHaveCount(services.length);
  await expect(links.first()).toHaveAttribute("href", `/contact/?about=${services[0].title}`);
  await expect(main.getByRole("button")).toHaveCount(0);
  await inquiryLink(page).click();
  await expect(page).toHaveURL(inquiryUrl);
  await expect(page.getByText(en.formNeedsScripts)).toBeVisible();
});

test("opens the menu, closes it on Escape and navigates without JavaScript", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/");
  const menu = page.locator("#mobile-menu");
  await expect(menu).toBeHidden();
  await page.getByRole("button", { name: en.menu }).click();
  await expect(menu).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await page.getByRole("button", { name: en.menu }).click();
  await menu.getByRole("link", { name: en.services }).click();
  await expect(page).toHaveURL(/\/services\/$/);
  await expect(menu).toBeHidden();
});

test("does not add the form input to the URL without JavaScript", async ({ page }) => {
  await page.goto("/contact/");
  await fillForm(page);
  await page.getByRole("button", { name: en.sendMessage }).click();
  await expect(page).toHaveURL(/\/contact\/$/);
  await expect(formField(page, en.message)).toHaveValue("Text");
});
