import axe from "axe-core";
import type { Locator, Page } from "playwright/test";
import { textContrast } from "@/lib/colours";
import { services } from "@/lib/services";
import en from "@/messages/en.json" with { type: "json" };
import ms from "@/messages/ms.json" with { type: "json" };
import { expect, test } from "@/tests/helpers/browser-test";
import { desktop, phone } from "@/tests/helpers/conditions";
import { contrast } from "@/tests/helpers/contrast";
import { inquiryButton, inquiryName, toast } from "@/tests/helpers/locators";
import { paths } from "@/tests/helpers/page-paths";
import { setStyle } from "@/tests/helpers/text-layout";
import { openPage } from "@/tests/helpers/waiting";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const allPaths = [...paths, "/nowhere/"];

/** Rules that axe disables by default. */
const rules = {
  "color-contrast-enhanced": { enabled: textContrast >= 7 },
  "target-size": { enabled: true },
};

/** Expects no violation of axe's default rules and `rules` outside the map, which is third-party. */
async function expectNoViolations(page: Page) {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (rules) => window.axe.run({ exclude: ["iframe"] }, { rules }),
    rules,
  );
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`),
  ).toEqual([]);
}

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const { size, viewport, language, colorScheme } of [
  { size: "phone", viewport: phone, language: "en", colorScheme: "light" },
  { size: "desktop", viewport: desktop, language: "ms", colorScheme: "dark" },
] as const) {
  test.describe(`on a ${size}, in ${language}, in the ${colorScheme} scheme`, () => {
    test.use({ viewport, colorScheme });

    for (const path of allPaths) {
      test(`${path} has no axe violations`, async ({ page }) => {
        await openPage(page, `${path}?lang=${language}`);
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        await expectNoViolations(page);
      });
    }

    test("a toast has no axe violations", async ({ page }) => {
      await openPage(page, `/services/?lang=${language}`);
      await inquiryButton(page).click();
      // A hovered toast does not close.
      await toast(page).hover();
      await expectNoViolations(page);
      await expect(toast(page)).toBeVisible();
    });
  });
}

test("the open menu has no axe violations", async ({ page }) => {
  await page.setViewportSize(phone);
  await openPage(page, "/");
  await page.getByRole("button", { name: en.menu }).click();
  await expect(page.locator("#mobile-menu")).toBeVisible();
  await expectNoViolations(page);
});

for (const [language, messages] of Object.entries({ en, ms })) {
  test(`names in ${language} have spaces between their parts`, async ({ page }) => {
    await openPage(page, `/services/?lang=${language}`);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    const texts = await page
      .locator("a, button")
      .evaluateAll((elements) => elements.map((element) => element.textContent));
    expect(texts).toEqual(
      expect.arrayContaining([
        expect.stringContaining(` ${messages.switchLanguage}`),
        expect.stringContaining(` ${messages.opensInNewTab}`),
        ...services.map((service) => inquiryName(service, messages)),
      ]),
    );
  });
}

test("controls of the header and the content are at least 44 px high on a phone", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  for (const path of allPaths) {
    await openPage(page, path);
    const controls = page
      .locator("header :is(a, button), main :is(button, input, textarea, a.rounded)")
      .filter({ visible: true });
    const heights = await controls.evaluateAll((controls) =>
      controls.map((control) => control.getBoundingClientRect().height),
    );
    expect(heights.length, path).toBeGreaterThan(1);
    expect(Math.min(...heights), path).toBeGreaterThanOrEqual(44);
  }
});

for (const { size, viewport, path } of [
  { size: "phone", viewport: phone, path: "/" },
  { size: "phone", viewport: phone, path: "/services/" },
  { size: "desktop", viewport: desktop, path: "/contact/" },
]) {
  test(`Tab and Shift+Tab show the focus on ${path} on a ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openPage(page, path);
    // The map is third-party.
    await setStyle(page, "iframe { display: none }");
    const last = page.getByRole("contentinfo").locator("a[href]").last();
    const forward = await expectVisibleFocus(page, "Tab", last);
    const first = page.getByRole("link", { name: en.skipToContent });
    const backward = await expectVisibleFocus(page, "Shift+Tab", first);
    expect(backward).toEqual(forward.reverse().slice(1));
  });
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
    expect(focus, name).toMatchObject({ outlineStyle: "solid", isCovered: false });
    expect(contrast(focus.outlineColor, focus.background), name).toBeGreaterThanOrEqual(3);
    names.push(name);
  } while (!(await last.evaluate((element) => element === document.activeElement)));
  return names;
}

/** Returns how the focus of an element looks. Self-contained: runs in the page. */
function describeFocus(element: HTMLElement | SVGElement) {
  // A strip of the fan deck has its outline on a pseudo-element.
  const pseudoElement = element.matches("[type=radio]") ? "::before" : null;
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
    background: readBackground(surface),
    isCovered: !element.contains(centre),
  };
}

test.describe("in forced colours mode", () => {
  test.use({ contextOptions: { forcedColors: "active" }, viewport: desktop });

  test("every button has a border, and only the link to the current page", async ({ page }) => {
    await openPage(page, "/services/");
    const findBordered = (elements: Element[]) => {
      const { backgroundColor } = getComputedStyle(document.documentElement);
      const bordered = elements.filter((element) => {
        const { borderBottomColor, borderBottomWidth } = getComputedStyle(element);
        return borderBottomWidth !== "0px" && borderBottomColor !== backgroundColor;
      });
      return bordered.map((element) => element.textContent);
    };
    const buttons = page.getByRole("main").getByRole("button");
    await expect(buttons).not.toHaveCount(0);
    await expect(buttons).toHaveText(await buttons.evaluateAll(findBordered));
    const links = page.getByRole("banner").getByRole("navigation").getByRole("link");
    expect(await links.evaluateAll(findBordered)).toEqual([en.services]);
  });
});
