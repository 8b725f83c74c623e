import type { Locator, Page } from "playwright/test";
import { textContrast } from "@/lib/content/colours";
import { pigments } from "@/lib/content/pigments";
import { routes } from "@/lib/content/routes";
import { languageCodes } from "@/lib/i18n/languages";
import { expectNoViolations } from "@/tests/helpers/axe";
import { expect, exportTest as test } from "@/tests/helpers/browser-test";
import { desktop, phone } from "@/tests/helpers/conditions";
import { contrast } from "@/tests/helpers/contrast";
import { messages } from "@/tests/helpers/dictionaries";
import { pagePath, paths } from "@/tests/helpers/page-paths";
import { readLooks } from "@/tests/helpers/styles";
import { setStyle } from "@/tests/helpers/text-layout";
import { openPage, openPageIn } from "@/tests/helpers/waiting";

const allPaths = [...paths, "/nowhere/"];
const sizes = { phone, desktop };

test.use({ contextOptions: { reducedMotion: "reduce" } });

// Each language in one scheme, because these do not depend on each other.
for (const [index, language] of languageCodes.entries()) {
  const colorScheme = index % 2 === 0 ? "light" : "dark";

  for (const [size, viewport] of Object.entries(sizes)) {
    test.describe(`on a ${size}, in ${language}, in the ${colorScheme} scheme`, () => {
      test.use({ viewport, colorScheme });

      for (const path of allPaths) {
        test(`${path} has no axe violations`, async ({ page }) => {
          await openPageIn(page, language, path);
          await expectNoViolations(page, "html", textContrast);
        });
      }
    });
  }
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`in forced colours, only strips keep their own, in the ${colorScheme} scheme`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, forcedColors: "active" });
    const inquiryPath = `${pagePath(routes.contact)}?about=${Object.keys(pigments)[0]}`;
    for (const path of [...allPaths, inquiryPath]) {
      await openPage(page, path);
      const { strips, others } = await page.evaluate(() => {
        // Backgrounds of one colour are forced, images are not.
        const isKept = (element: Element) => {
          const pseudoElement = element.matches("[type=radio]") ? "::before" : null;
          const style = getComputedStyle(element, pseudoElement);
          return style.forcedColorAdjust === "none" || style.backgroundImage !== "none";
        };
        const kept = [...document.querySelectorAll("body *")].filter(isKept);
        const others = kept.filter((element) => !element.matches(".strip, [name=pigment]"));
        return {
          strips: kept.length - others.length,
          others: others.map((element) => element.outerHTML.slice(0, 100)),
        };
      });
      expect(strips, path).toBeGreaterThan(0);
      expect(others, path).toEqual([]);
    }
  });
}

test("the open menu has no axe violations", async ({ page }) => {
  await page.setViewportSize(phone);
  await openPage(page, "/");
  await page.getByRole("button", { name: messages.menu }).click();
  await expect(page.locator("#mobile-menu")).toBeVisible();
  await expectNoViolations(page);
});

test("controls of the header and the content are at least 44 px high on a phone", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  for (const path of allPaths) {
    await openPage(page, path);
    const controls = page
      .locator("header :is(a, button), main :is(button, input, textarea, a[class*=rounded])")
      .filter({ visible: true });
    expect(await controls.count(), path).toBeGreaterThan(1);
    // A visitor can press the label of a checkbox.
    const low = await controls.evaluateAll((controls) =>
      controls
        .filter((control) => !control.matches("[type=checkbox]"))
        .filter((control) => control.getBoundingClientRect().height < 44)
        .map((control) => control.textContent || control.outerHTML),
    );
    expect(low, `${path}: give ${low.join(", ")} the class h-control`).toEqual([]);
  }
});

test.describe("on a touch screen", () => {
  test.skip(({ browserName }) => browserName !== "chromium", "Only Chromium emulates one.");
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  for (const colorScheme of ["light", "dark"] as const) {
    test(`the buttons of the form look the same after a tap, in the ${colorScheme} scheme`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await openPage(page, pagePath(routes.contact));
      // A press may scroll its button, which ends the hover state.
      await page.evaluate(() => {
        const ignore = (event: Event) => {
          event.preventDefault();
          event.stopPropagation();
        };
        addEventListener("click", ignore, true);
      });
      const buttons = page.locator("form :is(button, a[class*=rounded])").filter({ visible: true });
      await expect(buttons).not.toHaveCount(0);
      for (const button of await buttons.all()) {
        const before = await readLooks(button);
        const isHovered = async () => {
          await button.tap();
          return button.evaluate((element) => element.matches(":hover"));
        };
        // Until the page does not move any more.
        await expect.poll(isHovered).toBe(true);
        expect(await readLooks(button)).toEqual(before);
      }
    });
  }
});

for (const [size, viewport] of Object.entries(sizes)) {
  for (const path of paths) {
    test(`Tab and Shift+Tab show the focus on ${path} on a ${size}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await openPage(page, path);
      // The map is third-party.
      await setStyle(page, "iframe { display: none }");
      const last = page.getByRole("contentinfo").locator("a[href]").last();
      const forward = await expectVisibleFocus(page, "Tab", last);
      const first = page.getByRole("link", { name: messages.skipToContent });
      const backward = await expectVisibleFocus(page, "Shift+Tab", first);
      const advice = `${path}: delete tabIndex, so that Tab and Shift+Tab have the same order`;
      expect(backward, advice).toEqual(forward.reverse().slice(1));
    });
  }
}

/**
 * Presses the key until `last` has focus. Expects each focused element to have an outline with sufficient contrast, and
 * nothing to cover it.
 *
 * @returns the names of the focused elements
 */
async function expectVisibleFocus(page: Page, key: string, last: Locator) {
  const names: string[] = [];
  do {
    await page.keyboard.press(key);
    const { name, ...focus } = await page.locator(":focus").evaluate(describeFocus);
    const advice = `${name}: show the focus ring of the site, and nothing above it`;
    expect(focus, advice).toMatchObject({ outlineStyle: "solid", isCovered: false });
    const ratio = contrast(focus.outlineColor, focus.background);
    const colourAdvice = `${name}: change highlight in lib/content/colours.ts, or the colour behind it`;
    expect(ratio, colourAdvice).toBeGreaterThanOrEqual(3);
    names.push(name);
  } while (!(await last.evaluate((element) => element === document.activeElement)));
  return names;
}

/** Returns how the focus of an element looks. Self-contained: runs in the page. */
function describeFocus(element: HTMLElement | SVGElement) {
  // A strip of the fan deck has its outline on a pseudo-element, on its white frame.
  const isStrip = element.matches("[type=radio]");
  const pseudoElement = isStrip ? "::before" : null;
  const { outlineStyle, outlineColor } = getComputedStyle(element, pseudoElement);
  const readBackground = (element: Element) => getComputedStyle(element).backgroundColor;
  let surface = element.parentElement!;
  while (surface.parentElement && readBackground(surface) === "rgba(0, 0, 0, 0)") {
    surface = surface.parentElement;
  }
  const { left, top, width, height } = element.getClientRects()[0]!;
  // The browser scrolls the first line of a textarea into view.
  const centre = document.elementFromPoint(left + width / 2, top + Math.min(height, 44) / 2);
  return {
    name: element.textContent || element.id || element.tagName,
    outlineStyle,
    outlineColor,
    background: isStrip
      ? getComputedStyle(element).getPropertyValue("--card")
      : readBackground(surface),
    isCovered: !element.contains(centre),
  };
}
