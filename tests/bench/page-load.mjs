import { budgets } from "../budgets.mjs";
import { throttle } from "../throttle.mjs";
import { phoneViewport } from "./browser.mjs";
import { median } from "./report.mjs";

/** @import { Browser, CDPSession } from "playwright" */
/** @import { NetworkPreset } from "../throttle.mjs" */
/** @import { Measurement } from "./report.mjs" */

/**
 * The metrics of one page load.
 *
 * @typedef {Required<Window["bench"]> & { bytes: number }} Metrics `bytes`: the size of all
 *   responses as transferred, headers included
 */

/**
 * @typedef {object} Scenario a kind of visit
 * @property {NetworkPreset} network
 * @property {string} page
 * @property {string} url
 * @property {boolean} [isStatic] whether the page has no language toggle that becomes interactive
 * @property {boolean} [tapsToggle] whether the visitor taps the language toggle at first paint
 * @property {boolean} [isReturning] whether the visitor chose Malay on an earlier visit
 */

/**
 * Measures page loads with a 4x CPU slowdown: first visits, compared with the same page without
 * scripts and with a minimal page, and visits of a returning visitor who has chosen Malay.
 *
 * @param {Browser} browser
 * @param {{ site: string, withoutScripts: string, minimal: string }} urls with a trailing slash
 * @param {{ pages: string[], networks: NetworkPreset[], runs: number }} options
 * @returns {Promise<Measurement[]>} the medians over the runs, or the worst values where noted
 */
export async function measurePageLoads(browser, urls, { pages, networks, runs }) {
  const combinations = networks.flatMap((network) => pages.map((page) => ({ network, page })));
  const results = combinations.map(({ network, page }) => {
    const url = urls.site + page.slice(1);
    const urlWithoutScripts = urls.withoutScripts + page.slice(1);
    /** @type {Record<string, Scenario>} */
    const scenarios = {
      site: { network, page, url },
      withoutScripts: { network, page, url: urlWithoutScripts, isStatic: true },
      minimal: { network, page, url: urls.minimal, isStatic: true },
      malay: { network, page, url: `${url}?lang=ms` },
      tapped: { network, page, url, tapsToggle: true },
      returning: { network, page, url, isReturning: true },
    };
    return { scenarios, samples: /** @type {Record<string, Metrics[]>} */ ({}) };
  });
  // Warm-up: the first page load of a new browser process is slow.
  await loadPage(browser, { network: "slow 4G", page: "/", url: urls.site });
  for (let run = 0; run < runs; run++) {
    for (const { scenarios, samples } of results) {
      for (const [name, scenario] of Object.entries(scenarios)) {
        (samples[name] ??= []).push(await loadPage(browser, scenario));
      }
    }
  }
  return results.flatMap(({ scenarios, samples }) => summarise(scenarios.site, samples));
}

/**
 * @param {Scenario | undefined} scenario
 * @param {Record<string, Metrics[]>} samples by the name of the scenario
 * @returns {Measurement[]}
 */
function summarise({ network, page } = { network: "slow 3G", page: "", url: "" }, samples) {
  /** @type {(name: string, key: keyof Metrics) => number[]} */
  const valuesOf = (name, key) => (samples[name] ?? []).map((metrics) => metrics[key]);
  /** @type {(name: string, key: keyof Metrics) => number} */
  const medianOf = (name, key) => median(valuesOf(name, key));
  const withoutScripts = {
    name: "without scripts",
    value: medianOf("withoutScripts", "firstContentfulPaint"),
  };
  const minimal = { name: "minimal page", value: medianOf("minimal", "load") };
  // A layout shift or a flash of English is a defect even if only one visit has it.
  const worst = { note: "worst visit", target: 0 };
  /** @type {Omit<Measurement, "group" | "page">[]} */
  const measurements = [
    {
      metric: "first contentful paint",
      value: medianOf("site", "firstContentfulPaint"),
      unit: "ms",
      baseline: withoutScripts,
    },
    {
      metric: "largest contentful paint",
      value: medianOf("site", "largestContentfulPaint"),
      unit: "ms",
      baseline: withoutScripts,
    },
    {
      metric: "layout shift",
      value: Math.max(...valuesOf("site", "layoutShift")),
      unit: "shift",
      ...worst,
    },
    { metric: "load event", value: medianOf("site", "load"), unit: "ms", baseline: minimal },
    {
      metric: "interactive (hydrated)",
      value: medianOf("site", "interactive"),
      unit: "ms",
      baseline: minimal,
    },
    {
      metric: "Malay after a tap at first paint",
      value: medianOf("tapped", "malayVisible"),
      unit: "ms",
    },
    { metric: "Malay with ?lang=ms", value: medianOf("malay", "malayVisible"), unit: "ms" },
    {
      metric: "Malay, returning visitor",
      value: medianOf("returning", "malayVisible"),
      unit: "ms",
    },
    {
      metric: "English visible, returning Malay visitor",
      value: Math.max(...valuesOf("returning", "englishDuration")),
      unit: "ms",
      ...worst,
    },
    {
      metric: "bytes until network idle",
      value: medianOf("site", "bytes"),
      unit: "bytes",
      ...(page === "/" && { target: budgets.firstVisit, isBudget: true }),
    },
  ];
  const group = `page load, ${network}, 4× CPU slowdown`;
  return measurements.map((measurement) => ({ group, page, ...measurement }));
}

/**
 * @param {Browser} browser
 * @param {Scenario} scenario
 * @returns {Promise<Metrics>}
 */
async function loadPage(browser, { url, network, isStatic, tapsToggle, isReturning }) {
  const context = await browser.newContext({
    viewport: phoneViewport,
    isMobile: true,
    hasTouch: true,
  });
  if (isReturning) {
    const earlierPage = await context.newPage();
    await earlierPage.goto(`${url}?lang=ms`, { waitUntil: "networkidle" });
    await earlierPage.close();
  }
  const page = await context.newPage();
  const devtools = await throttle(page, { network, cpuSlowdown: 4 });
  const getTransferredBytes = countTransferredBytes(devtools);
  await page.addInitScript(recordMetrics, Boolean(tapsToggle));
  await page.goto(url, { waitUntil: "load" });
  if (!isStatic) await page.waitForFunction(() => window.bench.interactive);
  const expectsMalay = tapsToggle || isReturning || url.endsWith("?lang=ms");
  if (expectsMalay) await page.waitForFunction(() => window.bench.malayVisible);
  await page.waitForLoadState("networkidle");
  const recorded = await page.evaluate(() => window.bench);
  await context.close();
  return {
    firstContentfulPaint: 0,
    largestContentfulPaint: 0,
    layoutShift: 0,
    load: 0,
    interactive: 0,
    malayVisible: 0,
    englishDuration: 0,
    nextPaint: 0,
    ...recorded,
    bytes: getTransferredBytes(),
  };
}

/** @param {CDPSession} devtools */
function countTransferredBytes(devtools) {
  let bytes = 0;
  devtools.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  return () => bytes;
}

/**
 * Records the metrics of a page into `window.bench`. Serialised into the page, so it must be
 * self-contained.
 *
 * @param {boolean} tapsToggle whether to click the language toggle at first contentful paint
 */
function recordMetrics(tapsToggle) {
  /** @type {Window["bench"]} */
  const metrics = (window.bench = {});
  const findToggle = () =>
    /** @type {HTMLElement | null} */ (
      document.querySelector("header button:not([popovertarget])")
    );
  const isMalay = () => /Switch to English/.test(findToggle()?.textContent ?? "");

  // The page calls window.replayClicks() when it is hydrated.
  /** @type {Window["replayClicks"]} */
  let replayClicks;
  Object.defineProperty(window, "replayClicks", {
    set: (value) => (replayClicks = value),
    get: () => () => {
      metrics.interactive ??= performance.now();
      replayClicks?.();
    },
  });
  addEventListener("load", () => (metrics.load = performance.now()));
  /** @type {(type: string, handle: (entry: any) => void) => void} */
  const observe = (type, handle) =>
    new PerformanceObserver((list) => list.getEntries().forEach(handle)).observe({
      type,
      buffered: true,
    });
  observe("paint", (entry) => {
    if (entry.name !== "first-contentful-paint") return;
    metrics.firstContentfulPaint = entry.startTime;
    if (tapsToggle) findToggle()?.click();
  });
  observe("largest-contentful-paint", (entry) => {
    metrics.largestContentfulPaint = entry.startTime;
  });
  observe("layout-shift", (entry) => {
    metrics.layoutShift = (metrics.layoutShift ?? 0) + entry.value;
  });
  let previousTime = 0;
  let wasEnglish = false;
  requestAnimationFrame(function checkFrame(time) {
    // What a frame renders is on screen when the next frame starts.
    if (wasEnglish) metrics.englishDuration = (metrics.englishDuration ?? 0) + time - previousTime;
    const isVisible = document.querySelector("h1")?.checkVisibility({ visibilityProperty: true });
    if (isVisible && isMalay()) requestAnimationFrame((next) => (metrics.malayVisible ??= next));
    wasEnglish = Boolean(isVisible && !isMalay());
    previousTime = time;
    if (time < 25_000) requestAnimationFrame(checkFrame);
  });
}
