import type { Page } from "playwright/test";
import { contrast } from "@/lib/colour-mixing";
import { textContrast } from "@/tests/fixture-site/content/colours";
import { pigments } from "@/tests/fixture-site/content/pigments";
import { en, ms } from "@/tests/fixture-site/messages";
import { expectNoViolations } from "@/tests/helpers/axe";
import { expect, test } from "@/tests/helpers/fixtures";
import { switchTo } from "@/tests/helpers/locators";
import { largeText, setStyle } from "@/tests/helpers/text-layout";
import { openPage } from "@/tests/helpers/waiting";

type Pigment = typeof pigments.first;

/** The pigment that is selected at first, and the next one. */
const { third: selected, fourth: next } = pigments;
const all = Object.values(pigments);

function strip(page: Page, { name }: Pigment) {
  return page.getByRole("radio", { name, exact: true });
}

/** Locates the description of a pigment. */
function descriptionOf(page: Page, pigment: Pigment, texts = en) {
  return page.getByText(texts[pigment.description], { exact: true });
}

/**
 * Reads which strip is selected, how many pixels of it the header or an edge of the window cuts, the strips whose name others
 * cover, and the colours of the surfaces that take the chosen pigment.
 */
function readDeck(inputs: HTMLInputElement[]) {
  const selected = inputs.find(({ checked }) => checked)!;
  const { top, right, bottom, left } = selected.getBoundingClientRect();
  const header = document.querySelector("header")!.getBoundingClientRect();
  const start = Math.max(0, header.bottom);
  const cut = Math.max(start - top, bottom - innerHeight, -left, right - innerWidth, 0);
  const covered = inputs.filter((input) => {
    // Names are at the left edge, after the selected strip at the right edge. From the centre to the end of the second line:
    const right =
      input.offsetWidth * (inputs.indexOf(input) > inputs.indexOf(selected) ? 0.38 : -0.38);
    const down = input.offsetHeight * 0.3;
    const { a, b, c, d } = new DOMMatrix(getComputedStyle(input).transform);
    const { x, y, width, height } = input.getBoundingClientRect();
    const place = [x + width / 2 + a * right + c * down, y + height / 2 + b * right + d * down];
    return document.elementFromPoint(place[0]!, place[1]!) !== input;
  });
  const surfaces = [...document.querySelectorAll(".pigment-surface")];
  return {
    selected: selected.ariaLabel,
    isFocused: document.activeElement === selected,
    cut: Math.floor(cut),
    covered: covered.map(({ ariaLabel }) => ariaLabel),
    surfaces: surfaces.map((surface) => {
      const { backgroundColor, color } = getComputedStyle(surface);
      return { backgroundColor, color };
    }),
  };
}

test("the keyboard selects strips, and scrolls the whole strip and its description into view", async ({
  page,
}) => {
  await openPage(page, "deck/");
  const hero = page.locator("section").filter({ has: page.getByRole("radio") });
  const lastLink = hero.locator(":not(fieldset *):is(a, button)").last();
  for (const { width, height, css = "" } of [
    { width: 640, height: 320 },
    { width: 320, height: 256 },
    { width: 390, height: 500 },
    { width: 1280, height: 320 },
    { width: 320, height: 640, css: largeText },
    { width: 390, height: 700 },
  ]) {
    const size = `${width} × ${height} px${css ? " with 200% text" : ""}`;
    const expectFocus = ({ name }: Pigment) =>
      expect
        .poll(() => page.getByRole("radio").evaluateAll(readDeck), `${name} at ${size}`)
        .toMatchObject({ selected: name, isFocused: true, cut: 0 });
    await page.setViewportSize({ width, height });
    await setStyle(page, css);
    await page.evaluate(() => scrollTo(0, 0));
    await lastLink.press("Tab");
    await expectFocus(selected);
    const first = all.indexOf(selected) + 1;
    for (const pigment of [...all.slice(first), ...all.slice(0, first)]) {
      await page.keyboard.press("ArrowRight");
      await expectFocus(pigment);
    }
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Shift+Tab");
    await expectFocus(selected);
  }

  await expect(descriptionOf(page, selected)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("ArrowRight");
  await expect(descriptionOf(page, next)).toBeInViewport({ ratio: 1 });
  await expect(descriptionOf(page, selected)).toBeHidden();
  await switchTo(page, "ms");
  await expect(descriptionOf(page, next, ms)).toBeVisible();
});

test("each strip can be pressed, describes its pigment, and gives it to all surfaces", async ({
  page,
}) => {
  await openPage(page, "deck/");
  for (const { width, css = "" } of [
    { width: 320 },
    { width: 320, css: largeText },
    { width: 1280 },
  ]) {
    const size = `${width} px${css ? " with 200% text" : ""}`;
    // So high that nothing scrolls.
    await page.setViewportSize({ width, height: 3000 });
    await setStyle(page, css);
    const seen = new Set<string>();
    for (const pigment of all) {
      const { name } = pigment;
      const { x, y, ...box } = (await strip(page, pigment).boundingBox())!;
      await page.mouse.click(x + box.width / 2, y + box.height / 2);
      const { surfaces, ...deck } = await page.getByRole("radio").evaluateAll(readDeck);
      const pressed = { selected: name, cut: 0, covered: [] };
      expect.soft(deck, `${name}, pressed at ${size}`).toMatchObject(pressed);
      const [hero, ...others] = surfaces;
      expect.soft(others, `surfaces with ${name}`).toEqual([hero]);
      const ratio = contrast(hero!.backgroundColor, hero!.color);
      expect.soft(ratio, `contrast on ${name}`).toBeGreaterThanOrEqual(textContrast);
      seen.add(hero!.backgroundColor);
    }
    expect.soft(seen.size, `colours of pigments at ${size}`).toBe(all.length);
    await expectNoViolations(page, ".fan-deck");
  }
  for (const pigment of all) {
    const { genericName, number, cas, description, uses } = pigment;
    const identity = `${genericName}, C.I. ${number}, CAS ${cas}`;
    const texts = `${en[description]} ${en.uses} ${en[uses]}`;
    await expect(strip(page, pigment)).toHaveAccessibleDescription(`${identity} ${texts}`);
  }
});

test("in forced colours, a list of strips shows the selected one and the focus", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openPage(page, "deck/");
  await setStyle(page, largeText);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, forcedColors: "active" });
    const outlines = await page.getByRole("radio").evaluateAll((inputs: HTMLInputElement[]) => {
      document.body.style.backgroundColor = "Canvas";
      const { backgroundColor } = getComputedStyle(document.body);
      return inputs.map((input) => {
        input.checked = true;
        const { outlineColor, outlineStyle } = getComputedStyle(input, "::before");
        return { name: input.ariaLabel, outlineColor, outlineStyle, backgroundColor };
      });
    });
    expect(outlines).toHaveLength(all.length);
    for (const { name, outlineColor, outlineStyle, backgroundColor } of outlines) {
      expect.soft(outlineStyle, `${name}, ${colorScheme}`).toBe("solid");
      const ratio = contrast(outlineColor, backgroundColor);
      expect.soft(ratio, `the outline of ${name}, ${colorScheme}`).toBeGreaterThanOrEqual(3);
    }
    await strip(page, selected).press("ArrowRight");
    const focused = await strip(page, next).evaluate(
      (input) => getComputedStyle(input, "::before").outlineStyle,
    );
    expect.soft(focused, `the focus, ${colorScheme}`).toBe("double");
    await strip(page, next).blur();
  }
});

test("the chosen pigment leads to an inquiry about it, and Back to its link", async ({ page }) => {
  await openPage(page, "deck/");
  for (const [key, pigment] of [
    ["third", selected],
    ["fourth", next],
  ] as const) {
    await strip(page, pigment).check({ force: true });
    const link = page.getByRole("link", { name: en.askAbout.replace("{topic}", pigment.name) });
    await link.click();
    await expect(page).toHaveURL(`contact/?about=${key}#form`);
    await expect(page.getByRole("region", { name: en.sendUsMessage })).toBeFocused();
    await page.goBack();
    await expect(link).toBeFocused();
    await expect(strip(page, pigment)).toBeChecked();
  }
});
