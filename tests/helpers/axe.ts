import axe, { type AxeResults } from "axe-core";
import { type Page, expect } from "playwright/test";

/**
 * Expects no violation of axe's default rules, target sizes and contrast in `root`, apart from the map, which is third-party.
 *
 * @param textContrast the contrast of text, 7 or 4.5
 */
export async function expectNoViolations(page: Page, root = "html", textContrast = 7) {
  const options = {
    // Axe disables these by default.
    rules: {
      "color-contrast-enhanced": { enabled: textContrast >= 7 },
      "target-size": { enabled: true },
    },
    // Halves the time.
    resultTypes: ["violations", "incomplete"],
  };
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const { violations, incomplete }: AxeResults = await page.evaluate(
    ({ root, options }) =>
      Reflect.get(window, "axe").run({ include: [root], exclude: ["iframe"] }, options),
    { root, options },
  );
  // axe only calls text in the colour of its background incomplete, because it may be hidden on purpose.
  const invisible = incomplete
    .flatMap(({ nodes }) => nodes)
    .filter(({ any }) => any.some(({ data }) => data?.messageKey === "equalRatio"));
  const faults = [
    ...violations.map(({ help, nodes }) => `${help}: ${nodes.map(({ html }) => html).join(" | ")}`),
    ...invisible.map(({ html }) => `Text has the colour of its background: ${html}`),
  ];
  const advice = `change the text, colour or part of ${page.url()} in: ${faults[0]}`;
  expect.soft(faults, advice).toEqual([]);
}
