import axe, { type AxeResults } from "axe-core";
import type { Page } from "playwright/test";
import { textContrast } from "@/lib/content/colours";
import { expect } from "@/tests/helpers/export-test";

/** Rules that axe disables by default. */
const rules = {
  "color-contrast-enhanced": { enabled: textContrast >= 7 },
  "target-size": { enabled: true },
};

/** Expects no violation of axe's default rules and `rules` in `root`, apart from the map, which is third-party. */
export async function expectNoViolations(page: Page, root = "html") {
  await page.evaluate(axe.source);
  const { violations, incomplete }: AxeResults = await page.evaluate(
    ({ root, rules }) =>
      Reflect.get(window, "axe").run({ include: [root], exclude: ["iframe"] }, { rules }),
    { root, rules },
  );
  // axe only calls text in the colour of its background incomplete, because it may be hidden on purpose.
  const invisible = incomplete
    .flatMap(({ nodes }) => nodes)
    .filter(({ any }) => any.some(({ data }) => data?.messageKey === "equalRatio"));
  expect([
    ...violations.map(({ help, nodes }) => `${help}: ${nodes.map(({ html }) => html).join(" | ")}`),
    ...invisible.map(({ html }) => `Text has the colour of its background: ${html}`),
  ]).toEqual([]);
}
