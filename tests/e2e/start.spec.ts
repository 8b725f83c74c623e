import { readFileSync } from "node:fs";
import type { Page } from "playwright/test";
import ms from "../../messages/ms.json" with { type: "json" };
import { expect, exportedFile, openPage, rememberLanguage, test } from "./test";

const html = readFileSync(exportedFile("services/index.html"), "utf8");
const scripts = [...html.matchAll(/<script data-src="([^"]+)"( data-language="ms")?/g)].map(
  ([, address = "", isMalay]) => ({ address, isMalay: Boolean(isMalay) }),
);

/** When scripts of the page were asked for, in milliseconds since its HTML had come. */
async function readStarts(page: Page, addresses: string[]) {
  const { htmlEnd, starts } = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation");
    const resources = performance.getEntriesByType("resource");
    return {
      htmlEnd: (navigation as PerformanceNavigationTiming).domContentLoadedEventStart,
      starts: Object.fromEntries(
        resources.map(({ name, startTime }) => [new URL(name).pathname, startTime]),
      ),
    };
  });
  return addresses.map((address) => starts[address]! - htmlEnd);
}

const englishScripts = scripts.filter(({ isMalay }) => !isMalay).map(({ address }) => address);
const dictionary = scripts.filter(({ isMalay }) => isMalay).map(({ address }) => address);

test("scripts leave the line and the processor to the HTML", async ({ page }) => {
  await openPage(page, "/services/");
  expect(englishScripts.length).toBeGreaterThan(5);
  for (const start of await readStarts(page, englishScripts)) expect(start).toBeGreaterThan(0);
  // The dictionary that is fetched later is not fetched by this one.
  await expect(page.locator("script[data-language]")).not.toHaveAttribute("src");
});

test("scripts come at once where a page waits for Malay, and its words with them", async ({
  page,
}) => {
  await rememberLanguage(page, "ms");
  await openPage(page, "/services/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(ms.servicesTitle);
  expect(dictionary).toHaveLength(1);
  const starts = await readStarts(page, [...englishScripts, ...dictionary]);
  for (const start of starts) expect(start).toBeLessThanOrEqual(0);
});

test("scripts come at once in a tab in the background, which paints nothing", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, "hidden", { value: true });
    window.requestAnimationFrame = () => 0;
  });
  await openPage(page, "/services/");
  for (const start of await readStarts(page, englishScripts)) {
    expect(start).toBeLessThanOrEqual(0);
  }
});
