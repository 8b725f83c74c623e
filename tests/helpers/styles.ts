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

/** Returns the positions of the elements that look like no other one. */
export async function findDifferent(elements: Locator): Promise<number[]> {
  const looks = await readLooks(elements);
  const isSingle = (look: string) => looks.filter((other) => other === look).length === 1;
  return looks.flatMap((look, index) => (isSingle(look) ? index : []));
}
