import type { Page } from "playwright/test";
import { routes } from "@/lib/content/routes";
import { defaultLanguage, languageCodes } from "@/lib/i18n/languages";
import { holdResponses } from "@/tests/helpers/conditions";
import { expect, fullOnly } from "@/tests/helpers/fixtures";
import { openPage, waitForHydration, waitForPaint } from "@/tests/helpers/waiting";
import { pagePath, paths, test } from "./site";

test.use({ loadsTypeface: true });

/** Returns the sum of the layout shifts so far; only Chromium reports them. */
function readLayoutShift(page: Page) {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: "layout-shift", buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
    return shifts.reduce((sum, { value }) => sum + value, 0);
  });
}

/** Lets the fallback font use the test font: Chromium finds local fonts by their own name only. */
async function replaceArial(page: Page, path: string) {
  await page.route(`**${path}?lang=*`, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace("<meta http-equiv=", "<meta data-removed=");
    await route.fulfill({
      response,
      body: html.replaceAll('local("Arial")', 'local("Arimo Regular"), local("Arimo-Regular")'),
    });
  });
}

test("the fallback is about as wide and tall as the typeface", async ({ page, browserName }) => {
  test.skip(browserName !== "chromium", "Safari ignores the height that the fallback states.");
  await replaceArial(page, "/");
  await openPage(page, `/?lang=${defaultLanguage}`);
  const [typeface, fallback] = await page.evaluate(async () => {
    const context = document.createElement("canvas").getContext("2d")!;
    const families = getComputedStyle(document.body).fontFamily.split(", ");
    return Promise.all(
      families.map(async (family) => {
        const font = `100px ${family}`;
        await document.fonts.load(font);
        context.font = font;
        const text = context.measureText(document.body.innerText);
        const height = text.fontBoundingBoxAscent + text.fontBoundingBoxDescent;
        return { family, width: text.width, height };
      }),
    );
  });
  const advice = `compare ${fallback?.family} with ${typeface?.family}: see app/fonts.ts`;
  for (const size of ["width", "height"] as const) {
    const difference = Math.abs(fallback![size] / typeface![size] - 1);
    expect(difference, `${size}: ${advice}`).toBeLessThan(0.04);
  }
});

const widths = [320, 360, 390, 412, 480, 600, 768, 820, 1024, 1280, 1366, 1440, 1920];

for (const { path, size, tested, details } of [
  { path: pagePath(routes.home), size: "usual widths", tested: [390, 768, 1280], details: {} },
  ...paths.map((path) => ({ path, size: "all widths", tested: widths, details: fullOnly })),
]) {
  test(
    `a late typeface moves little on ${path} at ${size}`,
    details,
    async ({ page, browserName }) => {
      test.skip(browserName !== "chromium", "Only Chromium reports layout shifts.");
      await replaceArial(page, path);
      for (const language of languageCodes) {
        for (const width of tested) {
          await page.setViewportSize({ width, height: 800 });
          const release = await holdResponses(page, "**/*.woff2");
          // The load event waits for the typeface.
          await page.goto(`${path}?lang=${language}`, { waitUntil: "commit" });
          await waitForHydration(page);
          await expect(page.locator("html")).toHaveAttribute("lang", language);
          await waitForPaint(page);
          const before = await readLayoutShift(page);
          release();
          await page.evaluate(() => document.fonts.ready);
          await waitForPaint(page);
          const shift = (await readLayoutShift(page)) - before;
          const advice = `${path}, ${language}, ${width} px: reword or resize the text that has other lines now`;
          expect.soft(shift, advice).toBeLessThanOrEqual(0.1);
        }
      }
    },
  );
}
