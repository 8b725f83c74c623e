import type { Page } from "playwright/test";

/**
 * Records at which paths the heading of the page fades and slides in with what is around it, for at least 200 ms; call it before opening a page.
 *
 * @returns a function that returns the paths, as the keys of an object
 */
export async function recordAnimations(page: Page) {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.addInitScript(() => {
    const animated: Record<string, boolean> = {};
    Object.assign(window, { animated });
    (function look() {
      requestAnimationFrame(look);
      let element = document.querySelector("main h1");
      while (element?.parentElement?.closest("main") && element.getAnimations().length === 0) {
        element = element.parentElement;
      }
      const animations = element?.getAnimations() ?? [];
      const times = animations.map(({ effect }) => Number(effect?.getComputedTiming().duration));
      if (!element || times.length === 0 || Math.min(...times) < 200) return;
      const { opacity, transform } = getComputedStyle(element);
      const isMoved = new DOMMatrix(transform).f > 0;
      if (Number(opacity) < 1 && isMoved) animated[location.pathname] = true;
    })();
  });
  return () => page.evaluate(() => Reflect.get(window, "animated") as Record<string, boolean>);
}

/**
 * Records how many elements are visible at the same time; call it before opening a page.
 *
 * @returns a function that returns the different numbers, in ascending order
 */
export async function recordVisibleCounts(page: Page, selector: string) {
  await page.addInitScript((selector) => {
    const counts = new Set<number>();
    Object.assign(window, { readCounts: () => [...counts].sort((a, b) => a - b) });
    (function look() {
      requestAnimationFrame(look);
      const options = { opacityProperty: true, visibilityProperty: true };
      const elements = [...document.querySelectorAll(selector)];
      counts.add(elements.filter((element) => element.checkVisibility(options)).length);
    })();
  }, selector);
  return () => page.evaluate(() => Reflect.get(window, "readCounts")() as number[]);
}
