import { phone, timedPages } from "./fixtures.mjs";
import { compare, median, takeTurns } from "./report.mjs";
import { throttle } from "./throttle.mjs";

/** @import { Browser, BrowserContextOptions } from "playwright" */
/** @import { NetworkPreset } from "./throttle.mjs" */
/** @typedef {"first paint" | "interactive"} Moment */

/** @type {{ network: NetworkPreset, cpuSlowdown?: number, device: BrowserContextOptions }[]} */
const places = [
  { network: "slow 3G", cpuSlowdown: 4, device: phone },
  { network: "40 ms, 10 Mbit/s", device: { viewport: { width: 1280, height: 800 } } },
];

/**
 * Measures first visits.
 *
 * @param {import("./fixtures.mjs").Sides} sides
 */
export async function measurePageLoads({ urls, browser }) {
  const rows = [];
  for (const place of places) {
    for (const page of timedPages) {
      const url = urls.site + page;
      const bareUrl = `${urls.bare}/`;
      const { site, pressed, withoutScripts, bare } = await takeTurns({
        site: () => load(browser, place, { url, end: "interactive" }),
        pressed: () => load(browser, place, { url, pressedAt: "first paint", end: "answered" }),
        withoutScripts: () => load(browser, place, { url: urls.withoutScripts + page }),
        bare: () =>
          load(browser, place, { url: bareUrl, pressedAt: "interactive", end: "answered" }),
      });
      const shown = site.filter(({ showsTypeface }) => showsTypeface);
      rows.push({
        connection: place.network,
        page,
        "first paint / no scripts": compareTimes("first-contentful-paint", site, withoutScripts),
        "interactive / bare page": compareTimes("interactive", site, bare),
        "Malay, early press / bare page": compareTimes("answered", pressed, bare),
        "typeface shown": `${shown.length} of ${site.length}`,
      });
    }
  }
  return rows;
}

/**
 * @param {string} name of a time
 * @param {Result[]} results
 * @param {Result[]} baseline
 */
function compareTimes(name, results, baseline) {
  const [time = NaN, baselineTime = NaN] = [results, baseline].map((visits) =>
    median(visits.map(({ times }) => times[name] ?? NaN)),
  );
  return compare(time, baselineTime);
}

/** @typedef {Awaited<ReturnType<typeof load>>} Result */

/**
 * Loads a page with an empty cache.
 *
 * @param {Browser} browser
 * @param {(typeof places)[number]} place
 * @param {{ url: string, pressedAt?: Moment, end?: "interactive" | "answered" }} visit `pressedAt`: when the visitor presses
 *   the language toggle; `end`: the mark that ends the visit, once the network is idle
 */
async function load(browser, { device, ...conditions }, { url, pressedAt, end }) {
  const context = await browser.newContext(device);
  const page = await context.newPage();
  const devtools = await throttle(page, conditions);
  await page.addInitScript(recordTimes, pressedAt);
  await page.goto(url, { waitUntil: "networkidle" });
  if (end) await page.waitForFunction((end) => performance.getEntriesByName(end).length > 0, end);
  /** @type {Record<string, number>} */
  const times = await page.evaluate(() =>
    Object.fromEntries(performance.getEntries().map(({ name, startTime }) => [name, startTime])),
  );
  await devtools.send("DOM.enable");
  await devtools.send("CSS.enable");
  const { root } = await devtools.send("DOM.getDocument");
  const heading = await devtools.send("DOM.querySelector", { nodeId: root.nodeId, selector: "h1" });
  const { fonts } = await devtools.send("CSS.getPlatformFontsForNode", heading);
  await context.close();
  return { times, showsTypeface: fonts.some(({ isCustomFont }) => isCustomFont) };
}

/**
 * Marks when the page is hydrated, and presses the language toggle at that moment or at first paint; then marks when the
 * changed heading is on screen. Serialised into the page, so it must be self-contained.
 *
 * @param {Moment} [pressedAt]
 */
function recordTimes(pressedAt) {
  function press() {
    const readHeading = () => document.querySelector("h1")?.textContent;
    const before = readHeading();
    /** @type {HTMLButtonElement | null} */ (
      document.querySelector("header button:not([popovertarget])")
    )?.click();
    requestAnimationFrame(function checkFrame() {
      if (readHeading() === before) return requestAnimationFrame(checkFrame);
      // What a frame renders is on screen when the next frame starts.
      return requestAnimationFrame((startTime) => performance.mark("answered", { startTime }));
    });
  }
  new MutationObserver(() => {
    performance.mark("interactive");
    if (pressedAt === "interactive") press();
  }).observe(document, { subtree: true, attributeFilter: ["data-hydrated"] });
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    if (pressedAt === "first paint") press();
  }).observe({ type: "paint", buffered: true });
}
