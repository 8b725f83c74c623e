import type { Locator } from "playwright/test";

/**
 * Presses the middle of an element, moves by a distance in pixels, in two steps, and releases.
 *
 * @param pointer a finger needs Chromium, and a context with `hasTouch`
 */
export async function swipe(
  from: Locator,
  [right = 0, down = 0]: number[],
  pointer: "finger" | "mouse",
) {
  const page = from.page();
  const { x, y, width, height } = (await from.boundingBox())!;
  const points = [0, 0.5, 1].map((share) => ({
    x: x + width / 2 + share * right,
    y: y + height / 2 + share * down,
  }));
  if (pointer === "mouse") {
    for (const [index, point] of points.entries()) {
      await page.mouse.move(point.x, point.y);
      if (index === 0) await page.mouse.down();
    }
    return page.mouse.up();
  }
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: typeof points) =>
    devtools.send("Input.dispatchTouchEvent", { type, touchPoints });
  for (const [index, point] of points.entries()) {
    await touch(index === 0 ? "touchStart" : "touchMove", point);
  }
  await touch("touchEnd");
  await devtools.detach();
}
