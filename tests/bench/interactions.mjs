import { phone, timedPages } from "./fixtures.mjs";
import { median, takeTurns } from "./report.mjs";
import { throttle } from "./throttle.mjs";

const menuButton = "header button[popovertarget]";
/** What is tapped; the link is tapped in the open menu. */
const targets = {
  "language toggle": "header button:not([popovertarget])",
  "menu button": menuButton,
  "link in the menu": ":popover-open a:not([aria-current])",
};

/**
 * Measures the time from a tap on an idle page to the next paint.
 *
 * @param {import("./fixtures.mjs").Sides} sides
 */
export async function measureInteractions({ urls, browser }) {
  const rows = [];
  for (const page of timedPages) {
    const measurements = Object.entries(targets).map(([name, selector]) => {
      return [name, () => measureTap(browser, urls.site + page, selector)];
    });
    const cells = Object.entries(await takeTurns(Object.fromEntries(measurements)));
    rows.push({
      page,
      ...Object.fromEntries(cells.map(([name, times]) => [name, `${median(times)} ms`])),
    });
  }
  return rows;
}

/**
 * @param {import("playwright").Browser} browser
 * @param {string} url
 * @param {string} selector
 * @returns {Promise<number>} milliseconds; the Event Timing API rounds them to 8
 */
async function measureTap(browser, url, selector) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.goto(url, { waitUntil: "networkidle" });
  if (selector.startsWith(":popover-open")) await page.locator(menuButton).tap();
  // Leaves time for animations and idle callbacks to finish.
  await page.waitForTimeout(1000);
  await throttle(page, { cpuSlowdown: 4 });
  await page.evaluate(() => {
    new PerformanceObserver((list) => {
      for (const entry of /** @type {PerformanceEventTiming[]} */ (list.getEntries())) {
        const { interactionId, startTime: start, duration } = entry;
        if (interactionId) performance.measure("next paint", { start, duration });
      }
    }).observe(/** @type {PerformanceObserverInit} */ ({ type: "event", durationThreshold: 16 }));
  });
  await page.locator(selector).first().tap();
  await page.waitForTimeout(1500);
  const durations = await page.evaluate(() =>
    performance.getEntriesByName("next paint").map(({ duration }) => duration),
  );
  await context.close();
  // The browser reports no event of less than 16 ms.
  return Math.max(16, ...durations);
}
