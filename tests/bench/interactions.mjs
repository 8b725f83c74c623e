import { throttle } from "../helpers/throttle.mjs";
import { phoneViewport } from "../helpers/launch-browser.mjs";
import { median } from "./report.mjs";

/** @import { Browser, Locator, Page } from "playwright" */
/** @import { Measurement } from "./report.mjs" */

/** @typedef {{ nextPaint: number, textChange: number }} Durations milliseconds after a tap */

/** The smallest `durationThreshold` of the Event Timing API, in milliseconds. */
const minimumDuration = 16;

/**
 * Each function prepares the page and returns the element to tap.
 *
 * @type {Record<string, (page: Page) => Promise<Locator>>}
 */
const interactions = {
  toggle: async (page) => page.getByRole("button", { name: /bahasa Melayu|Switch to English/i }),
  menu: async (page) => page.getByRole("button", { name: "Menu" }),
  navigation: async (page) => {
    await page.getByRole("button", { name: "Menu" }).tap();
    await page.waitForTimeout(1000);
    return page.locator(":popover-open").getByRole("link", { name: "Contact" });
  },
};

/**
 * Measures the time from a tap on an idle page to the next paint, with a 4x CPU slowdown, on the site
 * and on bare pages with as much text. The Event Timing API rounds it to 8 ms. For the toggle, also
 * measures the time until all texts have changed.
 *
 * @param {Browser} browser
 * @param {{ site: string, bare: string }} urls with a trailing slash
 * @param {{ pages: string[], runs: number }} options
 * @returns {Promise<Measurement[]>} the medians over the runs
 */
export async function measureInteractions(browser, urls, { pages, runs }) {
  const cases = pages.flatMap((page) =>
    Object.entries(interactions).map(([name, findTarget]) => ({
      page,
      name,
      findTarget,
      site: /** @type {Durations[]} */ ([]),
      bare: /** @type {Durations[]} */ ([]),
    })),
  );
  for (let run = 0; run < runs; run++) {
    for (const { page, name, findTarget, site, bare } of cases) {
      const options = { findTarget, changesTexts: name === "toggle" };
      site.push(await measureTap(browser, urls.site + page.slice(1), options));
      bare.push(await measureTap(browser, urls.bare + page.slice(1), options));
    }
  }
  return cases.flatMap(({ page, name, site, bare }) => {
    /** @param {keyof Durations} key */
    const compare = (key) => ({
      group: "Interaction, CPU 4× slower",
      page,
      value: median(site.map((durations) => durations[key])),
      unit: /** @type {const} */ ("ms"),
      baseline: {
        name: "bare page with as much text",
        value: median(bare.map((durations) => durations[key])),
      },
    });
    const nextPaint = { ...compare("nextPaint"), metric: `${name}: next paint`, targetRatio: 1 };
    if (name !== "toggle") return [nextPaint];
    return [nextPaint, { ...compare("textChange"), metric: "toggle: all texts in Malay" }];
  });
}

/**
 * @param {Browser} browser
 * @param {string} url
 * @param {object} options
 * @param {(page: Page) => Promise<Locator>} options.findTarget
 * @param {boolean} options.changesTexts whether the tap changes the texts of the page
 * @returns {Promise<Durations>}
 */
async function measureTap(browser, url, { findTarget, changesTexts }) {
  const context = await browser.newContext({
    viewport: phoneViewport,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: "networkidle" });
  const target = await findTarget(page);
  // Leaves time for animations and idle callbacks to finish.
  await page.waitForTimeout(1000);
  await throttle(page, { cpuSlowdown: 4 });
  await page.evaluate(recordNextPaint, minimumDuration);
  // Only where needed, because checking each frame delays the next paint.
  if (changesTexts) await page.evaluate(recordTextChange);
  await target.tap();
  await page.waitForTimeout(1500);
  const { nextPaint = 0, textChange = 0 } = await page.evaluate(() => window.bench);
  await context.close();
  // The browser reports no event below the threshold.
  return { nextPaint: Math.max(nextPaint, minimumDuration), textChange };
}

/**
 * Records the time from each tap to its next paint. Serialised into the page, so it must be
 * self-contained.
 *
 * @param {number} durationThreshold milliseconds; the browser reports no shorter event
 */
function recordNextPaint(durationThreshold) {
  window.bench = { nextPaint: 0 };
  /** @type {PerformanceObserverInit & { durationThreshold: number }} */
  const options = { type: "event", durationThreshold };
  new PerformanceObserver((list) => {
    for (const entry of /** @type {PerformanceEventTiming[]} */ (list.getEntries())) {
      if (!entry.interactionId) continue;
      window.bench.nextPaint = Math.max(window.bench.nextPaint ?? 0, entry.duration);
    }
  }).observe(options);
}

/**
 * Records the time from a tap until the last text has changed. Serialised into the page, so it must
 * be self-contained.
 */
function recordTextChange() {
  const lastText = [...document.querySelectorAll("p")].at(-1);
  const before = lastText?.textContent;
  document.addEventListener("click", ({ timeStamp }) => {
    requestAnimationFrame(function checkFrame() {
      if (lastText?.textContent === before) return requestAnimationFrame(checkFrame);
      // What a frame renders is on screen when the next frame starts.
      return requestAnimationFrame((time) => (window.bench.textChange = time - timeStamp));
    });
  });
}
