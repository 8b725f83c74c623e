import { type Locator, test } from "playwright/test";

/**
 * Presses the middle of an element, moves by a distance in pixels, in two steps, and releases.
 *
 * @param pointer a finger needs a context with `hasTouch`, and Chromium: the test is skipped in other browsers
 * @param options `via`: the distance after the first step, by default half; `whileHeld`: what to do before the release;
 * `isCancelled`: whether the browser cancels the touch, as it does to scroll the page, instead of a release
 */
export async function swipe(
  from: Locator,
  distance: number[],
  pointer: "finger" | "mouse",
  options: { via?: number[]; whileHeld?: () => Promise<void>; isCancelled?: boolean } = {},
) {
  const page = from.page();
  const { x, y, width, height } = (await from.boundingBox())!;
  const { via = distance.map((pixels) => pixels / 2), whileHeld, isCancelled } = options;
  const points = [[], via, distance].map(([right = 0, down = 0]) => ({
    x: x + width / 2 + right,
    y: y + height / 2 + down,
  }));
  if (pointer === "mouse") {
    for (const [index, point] of points.entries()) {
      await page.mouse.move(point.x, point.y);
      if (index === 0) await page.mouse.down();
    }
    await whileHeld?.();
    return page.mouse.up();
  }
  const browser = page.context().browser()?.browserType().name();
  test.skip(browser !== "chromium", "Only Chromium lets a test move a finger.");
  const devtools = await page.context().newCDPSession(page);
  const touch = (
    type: "touchStart" | "touchMove" | "touchEnd" | "touchCancel",
    ...touchPoints: typeof points
  ) => devtools.send("Input.dispatchTouchEvent", { type, touchPoints });
  for (const [index, point] of points.entries()) {
    await touch(index === 0 ? "touchStart" : "touchMove", point);
  }
  await whileHeld?.();
  await touch(isCancelled ? "touchCancel" : "touchEnd");
  await devtools.detach();
}
