import type { Page } from "playwright/test";
import { textContrast } from "@/tests/fixture-site/content/colours";
import { pigments } from "@/tests/fixture-site/content/pigments";
import { en, ms } from "@/tests/fixture-site/messages";
import { expectNoViolations } from "@/tests/helpers/axe";
import { expect, test } from "@/tests/helpers/browser-test";
import { contrast } from "@/tests/helpers/contrast";
import { switchTo } from "@/tests/helpers/locators";
import { largeText, setStyle } from "@/tests/helpers/text-layout";
import { openPage } from "@/tests/helpers/waiting";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** The pigment that is selected at first, and the next one. */
const { third: selected, fourth: next } = pigments;

/** Locates the description of a pigment. */
function descriptionOf(page: Page, pigment: typeof selected, texts = en) {
  return page.getByText(texts[pigment.description], { exact: true });
}

function strip(page: Page, name: string) {
  return page.getByRole("radio", { name, exact: true });
}

test("the keyboard selects a strip and scrolls its description into view", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await openPage(page, "deck/");
  const hero = page.locator("section").filter({ has: page.getByRole("radio") });
  const links = hero.locator(":not(fieldset *):is(a, button)");
  await links.last().press("Tab");
  await expect(strip(page, selected.name)).toBeFocused();
  await expect(strip(page, selected.name)).toBeInViewport({ ratio: 0.99 });
  await expect(descriptionOf(page, selected)).toBeInViewport({ ratio: 1 });

  await page.keyboard.press("ArrowRight");
  await expect(strip(page, next.name)).toBeChecked();
  await expect(strip(page, next.name)).toHaveAccessibleDescription(
    `C.I. Pigment Sample 4, C.I. 73304 ${en[next.description]} ${en.uses} ${en[next.uses]}`,
  );
  await expect(descriptionOf(page, next)).toBeInViewport({ ratio: 1 });
  await expect(descriptionOf(page, selected)).toBeHidden();
  await switchTo(page, "ms");
  await expect(descriptionOf(page, next, ms)).toBeVisible();
});

for (const { width, height, css } of [
  { width: 640, height: 320, css: "" },
  { width: 320, height: 256, css: "" },
  { width: 390, height: 500, css: "" },
  { width: 1280, height: 320, css: "" },
  { width: 320, height: 640, css: largeText },
]) {
  const size = `${width} × ${height} px${css ? " with 200% text" : ""}`;

  test(`the keyboard scrolls the whole focused strip into view at ${size}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openPage(page, "deck/");
    await setStyle(page, css);
    /** Expects the strip to have the focus, and no edge of the window or the header to cut it. */
    const expectInView = async (name: string) => {
      await expect(strip(page, name)).toBeFocused();
      await expect(strip(page, name)).toBeInViewport({ ratio: 0.99 });
      const header = (await page.getByRole("banner").boundingBox())!;
      const { y } = (await strip(page, name).boundingBox())!;
      expect(y, name).toBeGreaterThanOrEqual(header.y + header.height);
    };
    const hero = page.locator("section").filter({ has: page.getByRole("radio") });
    await hero.locator(":not(fieldset *):is(a, button)").last().press("Tab");
    await expectInView(selected.name);
    const names = Object.values(pigments).map(({ name }) => name);
    const first = names.indexOf(selected.name) + 1;
    for (const name of [...names.slice(first), ...names.slice(0, first)]) {
      await page.keyboard.press("ArrowRight");
      await expectInView(name);
    }
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Shift+Tab");
    await expectInView(selected.name);
  });
}

test("the chosen pigment leads to an inquiry about it", async ({ page }) => {
  await openPage(page, "deck/");
  await page.getByRole("link", { name: en.askAbout.replace("{topic}", selected.name) }).click();
  await expect(page).toHaveURL("contact/?about=third#form");
  await expect(page.getByRole("region", { name: en.sendUsMessage })).toBeFocused();
});

test("Back from an inquiry returns to the chosen pigment and its link", async ({ page }) => {
  await openPage(page, "deck/");
  await strip(page, next.name).check({ force: true });
  const link = page.getByRole("link", { name: en.askAbout.replace("{topic}", next.name) });
  await link.click();
  await expect(page).toHaveURL("contact/?about=fourth#form");
  await page.goBack();
  await expect(link).toBeFocused();
  await expect(strip(page, next.name)).toBeChecked();
});

test("all surfaces take the colour of the chosen pigment", async ({ page }) => {
  await openPage(page, "deck/");
  const surfaces = page.locator(".pigment-surface.chosen-pigment");
  const readSurfaces = () =>
    surfaces.evaluateAll((all) =>
      all.map((surface) => {
        const { backgroundColor, color } = getComputedStyle(surface);
        return { backgroundColor, color };
      }),
    );
  const seen = new Set<string>();
  for (const { name } of Object.values(pigments)) {
    await strip(page, name).check({ force: true });
    const [hero, ...others] = await readSurfaces();
    expect(others).toEqual([hero]);
    const ratio = contrast(hero!.backgroundColor, hero!.color);
    expect(ratio, name).toBeGreaterThanOrEqual(textContrast);
    seen.add(hero!.backgroundColor);
  }
  expect(seen.size).toBe(Object.keys(pigments).length);
});

for (const { name, width, css } of [
  { name: "320 px", width: 320, css: "" },
  { name: "320 px with 200% text", width: 320, css: largeText },
  { name: "1280 px", width: 1280, css: "" },
]) {
  test(`a click selects each strip, which is large enough, at ${name}`, async ({ page }) => {
    // So high that the header covers no strip.
    await page.setViewportSize({ width, height: 1400 });
    await openPage(page, "deck/");
    await setStyle(page, css);
    for (const { name } of Object.values(pigments)) {
      await strip(page, name).click();
      await expect(strip(page, name)).toBeChecked();
      await expect(strip(page, name)).toBeInViewport({ ratio: 0.99 });
      await expectNoViolations(page, ".fan-deck");
    }
  });
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`in forced colours, a list of strips shows the selected one and the focus, ${colorScheme}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ colorScheme, forcedColors: "active" });
    await openPage(page, "deck/");
    await setStyle(page, largeText);
    const readOutline = (name: string) =>
      strip(page, name).evaluate((input) => {
        const { outlineColor, outlineStyle } = getComputedStyle(input, "::before");
        document.body.style.backgroundColor = "Canvas";
        const { backgroundColor } = getComputedStyle(document.body);
        return { outlineColor, outlineStyle, backgroundColor };
      });
    for (const { name } of Object.values(pigments)) {
      await strip(page, name).evaluate((input: HTMLInputElement) => (input.checked = true));
      const { outlineColor, outlineStyle, backgroundColor } = await readOutline(name);
      expect(outlineStyle).toBe("solid");
      expect(contrast(outlineColor, backgroundColor), name).toBeGreaterThanOrEqual(3);
    }
    await strip(page, selected.name).press("ArrowRight");
    expect(await readOutline(next.name)).toMatchObject({ outlineStyle: "double" });
  });
}
