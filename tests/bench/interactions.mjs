import { slowDown } from "../slow-down.mjs";
import { phone } from "./browser.mjs";
import { median } from "./report.mjs";

/** @import { Browser, Locator, Page } from "playwright" */
/** @import { Measurement } from "./report.mjs" */

/** The shortest event that browsers time, in milliseconds. */
const shortest = 16;

/** What a visitor taps, and how the page gets there. @type {Record<string, (page: Page) => Promise<Locator>>} */
const interactions = {
  toggle: async (page) => page.getByRole("button", { name: /Bahasa Melayu|Switch to English/ }),
  menu: async (page) => page.getByRole("button", { name: "Menu" }),
  navigation: async (page) => {
    await page.getByRole("button", { name: "Menu" }).tap();
    await page.waitForTimeout(1000);
    return page.locator(":popover-open").getByRole("link", { name: "Contact" });
  },
};

/**
 * How long a tap on an idle page waits for the next paint: the browser's event timing, in steps of 8 ms.
 *
 * @param {Browser} browser
 * @param {string} site its address, which ends with a slash
 * @param {{ pages: string[], runs: number }} options
 * @returns {Promise<Measurement[]>}
 */
export async function measureInteractions(browser, site, { pages, runs }) {
  const cases = pages.flatMap((page) =>
    Object.entries(interactions).map(([what, find]) => ({
      page,
      what,
      find,
      times: /** @type {number[]} */ ([]),
    })),
  );
  for (let run = 0; run < runs; run++) {
    for (const { page, find, times } of cases) {
      times.push(await tap(browser, site + page.slice(1), find));
    }
  }
  return cases.map(({ page, what, times }) => ({
    part: "interaction, processor 4×",
    page,
    what: `${what}: next paint`,
    value: median(times),
    unit: "ms",
    target: 100,
  }));
}

/**
 * @param {Browser} browser
 * @param {string} url
 * @param {(page: Page) => Promise<Locator>} find
 * @returns {Promise<number>} milliseconds until the next paint
 */
async function tap(browser, url, find) {
  const context = await browser.newContext({ viewport: phone, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: "networkidle" });
  const target = await find(page);
  // Whatever the page does on its own is over by then.
  await page.waitForTimeout(1000);
  await slowDown(page, { processor: 4 });
  await page.evaluate((durationThreshold) => {
    window.bench = { nextPaint: 0 };
    /** @type {PerformanceObserverInit & { durationThreshold: number }} */
    const options = { type: "event", durationThreshold };
    new PerformanceObserver((list) => {
      for (const entry of /** @type {PerformanceEventTiming[]} */ (list.getEntries())) {
        if (!entry.interactionId) continue;
        window.bench.nextPaint = Math.max(window.bench.nextPaint ?? 0, entry.duration);
      }
    }).observe(options);
  }, shortest);
  await target.tap();
  await page.waitForTimeout(1500);
  const nextPaint = await page.evaluate(() => window.bench.nextPaint ?? 0);
  await context.close();
  // The browser does not report shorter ones.
  return Math.max(nextPaint, shortest);
}
