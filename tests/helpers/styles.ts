import type { Locator } from "playwright/test";

/** Returns how each element looks: its colours, background image and weight. */
export function readLooks(elements: Locator): Promise<string[]> {
  return elements.evaluateAll((all) =>
    all.map((element) => {
      const { color, backgroundColor, backgroundImage, borderColor, fontWeight } =
        getComputedStyle(element);
      return [color, backgroundColor, backgroundImage, borderColor, fontWeight].join();
    }),
  );
}
