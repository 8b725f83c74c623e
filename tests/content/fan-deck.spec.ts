import type { Page } from "playwright/test";
import { textContrast } from "@/lib/content/colours";
import { pigments } from "@/lib/content/pigments";
import { inquiryHref } from "@/lib/facts/inquiry";
import { colourIndexName, pigmentKeys } from "@/lib/facts/pigments";
import { expectNoViolations } from "@/tests/helpers/axe";
import { expect, exportTest as test } from "@/tests/helpers/browser-test";
import { contrast } from "@/tests/helpers/contrast";
import { dictionaries, messages } from "@/tests/helpers/dictionaries";
import { switchTo } from "@/tests/helpers/locators";
import { largeText, setStyle } from "@/tests/helpers/text-layout";
import { openPage } from "@/tests/helpers/waiting";

// Delete this file together with components/pigments/fan-deck.tsx.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** The pigment that is selected at first, and the next one. */
const nextKey = pigmentKeys[pigmentKeys.indexOf("blue") + 1]!;
const [selected, next] = [pigments.blue, pigments[nextKey]];

/** Locates the description of a pigment. */
function descriptionOf(page: Page, pigment: typeof selected | typeof next, texts = messages) {
  return page.getByText(texts[pigment.description], { exact: true });
}

function strip(page: Page, name: string) {
  return page.getByRole("radio", { name, exact: true });
}

test("the keyboard selects a strip and scrolls its description into view", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await openPage(page, "/");
  const hero = page.locator("section").filter({ has: page.getByRole("radio") });
  const links = hero.locator(":not(fieldset *):is(a, button)");
  await links.last().press("Tab");
  await expect(strip(page, selected.name)).toBeFocused();
  await expect(strip(page, selected.name)).toBeInViewport({ ratio: 0.99 });
  await expect(descriptionOf(page, selected)).toBeInViewport({ ratio: 1 });

  await page.keyboard.press("ArrowRight");
  await expect(strip(page, next.name)).toBeChecked();
  await expect(strip(page, next.name)).toHaveAccessibleDescription(
    `${next.name} ${colourIndexName(nextKey)} ${messages[next.description]} ${messages.uses} ${messages[next.uses]}`,
  );
  await expect(descriptionOf(page, next)).toBeInViewport({ ratio: 1 });
  await expect(descriptionOf(page, selected)).toBeHidden();
  const [language, texts] = Object.entries(dictionaries).at(-1)!;
  await switchTo(page, language);
  await expect(descriptionOf(page, next, texts)).toBeVisible();
});

test("the chosen pigment leads to an inquiry about it", async ({ page }) => {
  await openPage(page, "/");
  await page
    .getByRole("link", { name: messages.askAbout.replace("{topic}", selected.name) })
    .click();
  await expect(page).toHaveURL(inquiryHref("blue").replace("?", "/?"));
  await expect(page.getByRole("region", { name: messages.sendUsMessage })).toBeFocused();
});

test("all surfaces take the colour of the chosen pigment", async ({ page }) => {
  await openPage(page, "/");
  const surfaces = page.locator(".pigment-surface.chosen-pigment");
  const readSurfaces = () =>
    surfaces.evaluateAll((all) =>
      all.map((surface) => {
        const { backgroundColor, color } = getComputedStyle(surface);
        return { backgroundColor, color };
      }),
    );
  const seen = new Set<string>();
  for (const key of pigmentKeys) {
    await strip(page, pigments[key].name).check({ force: true });
    const [hero, ...others] = await readSurfaces();
    expect(
      others,
      "give a section of app/page.tsx, such as the call to action, the class chosen-pigment",
    ).not.toEqual([]);
    for (const surface of others) expect(surface).toEqual(hero);
    const ratio = contrast(hero!.backgroundColor, hero!.color);
    const advice = `change the colour of ${key} in lib/content/pigments.ts`;
    expect(ratio, advice).toBeGreaterThanOrEqual(textContrast);
    seen.add(hero!.backgroundColor);
  }
  expect(seen.size, "give each pigment in lib/content/pigments.ts another colour").toBe(
    pigmentKeys.length,
  );
});

for (const { name, width, css } of [
  { name: "320 px", width: 320, css: "" },
  { name: "320 px with 200% text", width: 320, css: largeText },
  { name: "1280 px", width: 1280, css: "" },
]) {
  test(`a click selects each strip, which is large enough, at ${name}`, async ({ page }) => {
    // So high that the header covers no strip.
    await page.setViewportSize({ width, height: 1400 });
    await openPage(page, "/");
    await setStyle(page, css);
    for (const { name } of pigmentKeys.map((key) => pigments[key])) {
      await strip(page, name).click();
      await expect(strip(page, name)).toBeChecked();
      await expect(strip(page, name)).toBeInViewport({ ratio: 0.99 });
      await expectNoViolations(page, ".fan-deck");
    }
  });
}
