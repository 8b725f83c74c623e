import type { Page } from "playwright/test";
import axe from "axe-core";
import { addStyle, desktop, expect, fullUnless, openPage, phone, switchTo, test } from "./test";

const names = ["PW 6", "PY 74", "PR 122", "PB 15:3", "PG 7", "PBk 7"];

function strip(page: Page, name: string) {
  return page.getByRole("radio", { name, exact: true });
}

/** Where a finger finds 24 px of the strip that no other strip covers (WCAG 2.2, 2.5.8). */
async function findTip(page: Page, name: string) {
  const tip = await strip(page, name).evaluate((strip) => {
    const { left, right, top, bottom } = strip.getBoundingClientRect();
    const reaches = [-12, 0, 12];
    for (let y = top; y < bottom; y += 4) {
      for (let x = left; x < right; x += 4) {
        const isFree = reaches.every((dx) =>
          reaches.every((dy) => document.elementFromPoint(x + dx, y + dy) === strip),
        );
        if (isFree) return { x, y };
      }
    }
    return undefined;
  });
  expect(tip, name).toBeDefined();
  return tip!;
}

test("the arrow keys pull strips out of the fan deck and say what they are", async ({ page }) => {
  await openPage(page, "/");
  await expect(page.getByRole("group", { name: "Pigments by Colour Index name" })).toBeVisible();
  await strip(page, "PB 15:3").focus();
  await expect(strip(page, "PB 15:3")).toBeChecked();
  await expect(page.getByText("Copper phthalocyanine (beta)")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(strip(page, "PG 7")).toBeChecked();
  await expect(strip(page, "PG 7")).toHaveAccessibleDescription(
    /^PG 7 C\.I\. 74260 Chlorinated copper/,
  );
  await expect(page.getByText("Chlorinated copper")).toBeVisible();
  await expect(page.getByText("Copper phthalocyanine (beta)")).toBeHidden();
  await switchTo(page, "ms");
  await expect(strip(page, "PG 7")).toBeChecked();
  await expect(page.getByText("Kuprum ftalosianina terklorin")).toBeVisible();
});

for (const [size, viewport] of Object.entries({ phone, desktop })) {
  test.describe(`with scripts off on a ${size}`, () => {
    test.use({ javaScriptEnabled: false, viewport, hasTouch: true });

    test(
      "a tap on the tip of any strip pulls it out, within the screen",
      fullUnless(size === "phone"),
      async ({ page }) => {
        await page.goto("/");
        for (const name of names) {
          await strip(page, name).scrollIntoViewIfNeeded();
          const box = (await strip(page, name).boundingBox())!;
          expect(box.x, name).toBeGreaterThanOrEqual(0);
          expect(box.x + box.width, name).toBeLessThanOrEqual(viewport.width);
          const tip = await findTip(page, name);
          await page.touchscreen.tap(tip.x, tip.y);
          await expect(strip(page, name)).toBeChecked();
        }
      },
    );
  });
}

for (const width of [320, 390, 768, 1024, 1280, 1440, 1920]) {
  test(
    `every strip is a target of its own, and no name is covered, at ${width} px`,
    fullUnless(width === 320),
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
        expect(await readCoveredNames(page), `${name} chosen`).toEqual([]);
      }
    },
  );
}

/**
 * The names of strips with a corner that another strip covers. Where the text is inside the tip, which is turned
 * with it, follows from its measured width and from the side to which it is aligned.
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
      const middle = { x: left + boxWidth / 2, y: top + boxHeight / 2 };
      const corners = [start + 1, start + width - 1].flatMap((x) =>
        [inset + 2, inset + height - 2].map((y) => ({ x, y })),
      );
      const isCovered = corners.some(({ x, y }) => {
        // From the middle of the tip, which the turn leaves in the middle of its bounding box.
        const dx = x - strip.offsetWidth / 2;
        const dy = y - strip.offsetHeight / 2;
        const px = middle.x + matrix.a * dx + matrix.c * dy;
        const py = middle.y + matrix.b * dx + matrix.d * dy;
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
    `the focus brings the text that it changes into view at ${viewport.width} by ${viewport.height} px`,
    fullUnless(viewport.width === 390),
    async ({ page }) => {
      await page.setViewportSize(viewport);
      await openPage(page, "/");
      await page.getByRole("main").getByRole("link", { name: "Learn More" }).focus();
      await page.keyboard.press("Tab");
      await expect(strip(page, "PB 15:3")).toBeFocused();
      await expect(page.getByText("Copper phthalocyanine (beta)")).toBeInViewport({ ratio: 1 });
      await expect(strip(page, "PB 15:3")).toBeInViewport({ ratio: 1 });
      await page.keyboard.press("ArrowRight");
      await expect(page.getByText("Chlorinated copper")).toBeInViewport({ ratio: 1 });
    },
  );
}

test("with large text on a phone the strips lie under one another with their names", async ({
  page,
}) => {
  // A transition would still turn the strips while they are measured.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 320, height: 640 });
  await openPage(page, "/");
  await addStyle(page, "html { font-size: 200% }");
  const boxes = await Promise.all(names.map((name) => strip(page, name).boundingBox()));
  expect(boxes.map((box) => box!.width)).toEqual(names.map(() => 288));
  for (const [index, box] of boxes.slice(1).entries()) {
    expect(box!.y).toBeGreaterThanOrEqual(boxes[index]!.y + boxes[index]!.height);
  }
  const size = await strip(page, "PW 6").evaluate(
    (tip) => getComputedStyle(tip, "::before").fontSize,
  );
  expect(size).toBe("32px");
});
