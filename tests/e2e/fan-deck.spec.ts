import type { Page } from "playwright/test";
import axe from "axe-core";
import { pigmentKeys, pigments } from "@/lib/pigments";
import en from "@/messages/en.json" with { type: "json" };
import ms from "@/messages/ms.json" with { type: "json" };
import {
  setStyle,
  desktop,
  expect,
  fonts,
  fullOnlyUnless,
  openPage,
  phone,
  setFont,
  switchTo,
  test,
} from "@/tests/helpers/browser-test";

const names = pigmentKeys.map((key) => pigments[key].name);
/** The pigment that is selected at first, and the next one. */
const [selected, next] = [pigments.blue, pigments[pigmentKeys[pigmentKeys.indexOf("blue") + 1]!]];

/** Locates the description of a pigment. */
function descriptionOf(page: Page, { description }: typeof selected | typeof next, texts = en) {
  return page.getByText(texts[description], { exact: true });
}

function strip(page: Page, name: string) {
  return page.getByRole("radio", { name, exact: true });
}

/** Returns the centre of an uncovered 24 × 24 px area of the strip; fails if there is none. */
async function findTapPoint(page: Page, name: string) {
  const point = await strip(page, name).evaluate((strip) => {
    const { left, right, top, bottom } = strip.getBoundingClientRect();
    const offsets = [-12, 0, 12];
    for (let y = top; y < bottom; y += 4) {
      for (let x = left; x < right; x += 4) {
        const isFree = offsets.every((dx) =>
          offsets.every((dy) => document.elementFromPoint(x + dx, y + dy) === strip),
        );
        if (isFree) return { x, y };
      }
    }
    return undefined;
  });
  expect(point, name).toBeDefined();
  return point!;
}

test("arrow keys select a strip of the fan deck and show its description", async ({ page }) => {
  await openPage(page, "/");
  await expect(page.getByRole("group", { name: en.fanDeck })).toBeVisible();
  await expect(page.getByText(en.fanDeck)).toBeInViewport();
  await strip(page, selected.name).focus();
  await expect(strip(page, selected.name)).toBeChecked();
  await expect(descriptionOf(page, selected)).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(strip(page, next.name)).toBeChecked();
  await expect(strip(page, next.name)).toHaveAccessibleDescription(
    `C.I. ${next.number} ${en[next.description]}`,
  );
  await expect(descriptionOf(page, next)).toBeVisible();
  await expect(descriptionOf(page, selected)).toBeHidden();
  await switchTo(page, "ms");
  await expect(strip(page, next.name)).toBeChecked();
  await expect(descriptionOf(page, next, ms)).toBeVisible();
});

for (const [size, viewport] of Object.entries({ phone, desktop })) {
  test.describe(`without JavaScript on a ${size}`, () => {
    test.use({ javaScriptEnabled: false, viewport, hasTouch: true });

    test(
      "a tap selects each strip, and each strip is inside the viewport",
      fullOnlyUnless(size === "phone"),
      async ({ page }) => {
        await page.goto("/");
        for (const name of names) {
          await strip(page, name).scrollIntoViewIfNeeded();
          const box = (await strip(page, name).boundingBox())!;
          expect(box.x, name).toBeGreaterThanOrEqual(0);
          expect(box.x + box.width, name).toBeLessThanOrEqual(viewport.width);
          const point = await findTapPoint(page, name);
          await page.touchscreen.tap(point.x, point.y);
          await expect(strip(page, name)).toBeChecked();
        }
      },
    );
  });
}

for (const width of [320, 390, 768, 1024, 1280, 1440, 1920]) {
  test(
    `strips have a sufficient target size and no covered names at ${width} px`,
    fullOnlyUnless(width === 320),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.setViewportSize({ width, height: 900 });
      await openPage(page, "/");
      await page.evaluate(axe.source);
      for (const name of names) {
        await strip(page, name).focus();
        await strip(page, name).check({ force: true });
        const { violations } = await page.evaluate(() =>
          window.axe.run(".fan-deck", { runOnly: ["target-size"] }),
        );
        expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
      }
      for (const font of fonts) {
        await setFont(page, font);
        for (const name of names) {
          await strip(page, name).check({ force: true });
          expect.soft(await readCoveredNames(page), `${name} selected, ${font}`).toEqual([]);
        }
      }
    },
  );
}

/**
 * Returns the strips whose name is covered at a corner by another strip. The name is in a rotated
 * pseudo-element, so its position is computed from its measured width and its alignment.
 */
async function readCoveredNames(page: Page) {
  return page.evaluate(() => {
    const strips = [...document.querySelectorAll<HTMLInputElement>(".fan-deck input")];
    return strips.flatMap((strip) => {
      const style = getComputedStyle(strip, "::before");
      const words = style.wordSpacing === "0px" ? [strip.ariaLabel!] : strip.ariaLabel!.split(" ");
      const context = document.createElement("canvas").getContext("2d")!;
      context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      const width = Math.max(...words.map((word) => context.measureText(word).width));
      const height = words.length * Number.parseFloat(style.lineHeight);
      const inset = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.borderLeftWidth);
      const start = style.textAlign === "end" ? strip.offsetWidth - inset - width : inset;
      const matrix = new DOMMatrix(getComputedStyle(strip).transform);
      const { left, top, width: boxWidth, height: boxHeight } = strip.getBoundingClientRect();
      const centre = { x: left + boxWidth / 2, y: top + boxHeight / 2 };
      const corners = [start + 1, start + width - 1].flatMap((x) =>
        [inset + 2, inset + height - 2].map((y) => ({ x, y })),
      );
      const isCovered = corners.some(({ x, y }) => {
        // The strip and its bounding box have the same centre, whatever the rotation.
        const dx = x - strip.offsetWidth / 2;
        const dy = y - strip.offsetHeight / 2;
        const px = centre.x + matrix.a * dx + matrix.c * dy;
        const py = centre.y + matrix.b * dx + matrix.d * dy;
        return document.elementFromPoint(px, py) !== strip;
      });
      return isCovered ? [strip.ariaLabel!] : [];
    });
  });
}

for (const viewport of [
  { width: 390, height: 700 },
  { width: 1280, height: 700 },
]) {
  test(
    `focus scrolls the description into view at ${viewport.width} × ${viewport.height} px`,
    fullOnlyUnless(viewport.width === 390),
    async ({ page }) => {
      await page.setViewportSize(viewport);
      await openPage(page, "/");
      const hero = page.locator("section").filter({ has: page.getByRole("radio") });
      await hero.getByRole("link").last().focus();
      await page.keyboard.press("Tab");
      await expect(strip(page, selected.name)).toBeFocused();
      await expect(descriptionOf(page, selected)).toBeInViewport({ ratio: 1 });
      await expect(strip(page, selected.name)).toBeInViewport({ ratio: 1 });
      await page.keyboard.press("ArrowRight");
      await expect(descriptionOf(page, next)).toBeInViewport({ ratio: 1 });
    },
  );
}

test("strips are stacked and their names scale with 200% text on a phone", async ({ page }) => {
  // Otherwise the strips would still rotate while they are measured.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 320, height: 640 });
  await openPage(page, "/");
  await setStyle(page, "html { font-size: 200% }");
  const boxes = await Promise.all(names.map((name) => strip(page, name).boundingBox()));
  expect(boxes.map((box) => box!.width)).toEqual(names.map(() => 288));
  for (const [index, box] of boxes.slice(1).entries()) {
    expect(box!.y).toBeGreaterThanOrEqual(boxes[index]!.y + boxes[index]!.height);
  }
  const size = await strip(page, names[0]!).evaluate(
    (strip) => getComputedStyle(strip, "::before").fontSize,
  );
  expect(size).toBe("32px");
});
