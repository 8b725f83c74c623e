import { budgets } from "../helpers/budgets.mjs";
import { throttle } from "../helpers/throttle.mjs";
import { phoneViewport } from "../helpers/launch-browser.mjs";
import { firstQuartile, median } from "./report.mjs";

/** @import { Browser, CDPSession } from "playwright" */
/** @import { NetworkPreset } from "../helpers/throttle.mjs" */
/** @import { Measurement } from "./report.mjs" */

/**
 * The metrics of one page load.
 *
 * @typedef {Required<Window["bench"]> & { bytes: number, typefaceShown: boolean }} Metrics `bytes`: the size of all
 *   responses as transferred, headers included
 */

/**
 * What the visitor does and sees.
 *
 * @typedef {object} Task
 * @property {string} [button] a selector of the button that the visitor presses once
 * @property {"first paint" | "one second" | "interactive"} [pressedAt]
 * @property {string} answer a selector that matches when the page has answered
 */

/**
 * @typedef {object} Scenario a kind of visit
 * @property {string} url
 * @property {Task} [task] without it, the visit ends when the network is idle, otherwise when the
 *   page has answered
 * @property {boolean} [isReturning] whether the visitor chose Malay on an earlier visit
 * @property {boolean} [hasDataSaver] whether the browser reports Data Saver, with which the typeface is not loaded
 */

/** @typedef {{ site: string, nginx?: string, withoutScripts: string, bare: string }} Urls the URLs of the servers, with a trailing slash */

/** @type {NetworkPreset} */
const slow3G = "slow 3G";
/** @type {NetworkPreset} */
const slow4G = "slow 4G";
/** @type {NetworkPreset[]} */
const ordinaryLines = ["40 ms, 10 Mbit/s", "80 ms, 10 Mbit/s"];
const malay = 'html:not([data-language-pending]) header button [lang="en"]';
/** @type {Task} */
const pressBareButton = { button: "button", pressedAt: "interactive", answer: 'html[lang="ms"]' };
/** @type {Task} */
const pressToggle = {
  button: "header button:not([popovertarget])",
  pressedAt: "first paint",
  answer: malay,
};
/** @type {Task} */
const openToast = { button: "main button", pressedAt: "one second", answer: "[aria-live] li" };
/** The pages with an inquiry button or the contact form. */
const pagesWithToasts = ["/services/", "/contact/"];

/**
 * Measures page loads with a 4x CPU slowdown: the site, the same pages without scripts, and a bare
 * page of the same Next version with one button.
 *
 * @param {Browser} browser
 * @param {Urls} urls
 * @param {{ pages: string[], runs: number }} options
 * @returns {Promise<Measurement[]>} the medians over the runs, unless the metric says otherwise
 */
export async function measurePageLoads(browser, urls, { pages, runs }) {
  const cases = pages.flatMap((page) => [
    { network: slow3G, page, scenarios: slow3GScenarios(urls, page) },
    { network: slow4G, page, scenarios: firstPaintScenarios(urls, page) },
    ...ordinaryLines.map((network) => ({
      network,
      page,
      scenarios: typefaceScenarios(urls, page),
    })),
  ]);
  const visits = cases.flatMap(({ network, scenarios }) =>
    Object.values(scenarios).map((scenario) => ({
      network,
      scenario,
      samples: /** @type {Metrics[]} */ ([]),
    })),
  );
  // Warm-up: the first page load of a new browser process is slow.
  await loadPage(browser, slow4G, { url: urls.site });
  for (let run = 0; run < runs; run++) {
    // In random order, because a visit affects the next one, for example while its page is being closed.
    for (const { network, scenario, samples } of shuffle(visits)) {
      samples.push(await loadPage(browser, network, scenario));
    }
  }
  return cases.flatMap(({ network, page, scenarios }) => {
    /** @type {ValuesOf} */
    const valuesOf = (name, key) =>
      visits
        .filter(({ scenario }) => scenario === scenarios[name])
        .flatMap(({ samples }) => samples.map((sample) => Number(sample[key])));
    const measurements = ordinaryLines.includes(network)
      ? summariseTypeface(valuesOf)
      : [
          ...summarisePaint(valuesOf, network === slow3G && page === "/"),
          ...(network === slow3G ? summariseAnswers(valuesOf) : []),
        ];
    const group = ordinaryLines.includes(network)
      ? `First visit on a line of ${network}`
      : `Page load on ${network}, CPU 4× slower`;
    return measurements.map((measurement) => ({ group, page, ...measurement }));
  });
}

/**
 * @template T
 * @param {T[]} items
 * @returns {T[]} a copy in random order
 */
function shuffle(items) {
  return items
    .map((item) => ({ item, key: Math.random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

/**
 * @param {Urls} urls
 * @param {string} page
 * @returns {Record<string, Scenario>} by name
 */
function firstPaintScenarios(urls, page) {
  return {
    site: { url: urls.site + page.slice(1) },
    withoutScripts: { url: urls.withoutScripts + page.slice(1) },
  };
}

/**
 * @param {Urls} urls
 * @param {string} page
 * @returns {Record<string, Scenario>} by name
 */
function slow3GScenarios(urls, page) {
  const url = urls.site + page.slice(1);
  return {
    ...firstPaintScenarios(urls, page),
    bare: { url: urls.bare, task: pressBareButton },
    pressed: { url, task: pressToggle },
    malay: { url: `${url}?lang=ms`, task: { answer: malay } },
    returning: { url, task: { answer: malay }, isReturning: true },
    ...(pagesWithToasts.includes(page) && { toast: { url, task: openToast } }),
    ...(urls.nginx && {
      nginx: { url: urls.nginx + page.slice(1), task: pressToggle },
    }),
  };
}

/** @typedef {(scenario: string, key: keyof Metrics) => number[]} ValuesOf an empty array if the scenario was not measured */

/**
 * @param {ValuesOf} valuesOf
 * @param {boolean} hasBudget whether the budget for a first visit applies
 * @returns {Omit<Measurement, "group" | "page">[]}
 */
function summarisePaint(valuesOf, hasBudget) {
  const paints = /** @type {const} */ ([
    ["first paint", "firstContentfulPaint", median, 1.05],
    ["first paint, first quartile", "firstContentfulPaint", firstQuartile, undefined],
    ["largest paint", "largestContentfulPaint", median, undefined],
  ]);
  return [
    ...paints.map(([metric, key, summarise, targetRatio]) => ({
      metric,
      unit: /** @type {const} */ ("ms"),
      value: summarise(valuesOf("site", key)),
      baseline: { name: "no scripts", value: summarise(valuesOf("withoutScripts", key)) },
      ...(targetRatio && { targetRatio }),
    })),
    {
      // A layout shift is a defect even if only one visit has it.
      metric: "layout shift, worst visit",
      value: Math.max(...valuesOf("site", "layoutShift")),
      unit: "shift",
      target: 0,
    },
    {
      metric: "transferred until network idle",
      value: median(valuesOf("site", "bytes")),
      unit: "bytes",
      ...(hasBudget && { target: budgets.firstVisit, isBudget: true }),
    },
  ];
}

/**
 * @param {Urls} urls
 * @param {string} page
 * @returns {Record<string, Scenario>} by name
 */
function typefaceScenarios(urls, page) {
  const url = urls.site + page.slice(1);
  return { site: { url }, withoutTypeface: { url, hasDataSaver: true } };
}

/**
 * @param {ValuesOf} valuesOf
 * @returns {Omit<Measurement, "group" | "page">[]}
 */
function summariseTypeface(valuesOf) {
  return [
    {
      metric: "visits that show the typeface",
      value:
        (100 * valuesOf("site", "typefaceShown").filter(Boolean).length) /
        valuesOf("site", "typefaceShown").length,
      unit: "%",
      target: 85,
    },
    .../** @type {const} */ ([
      ["first paint", "firstContentfulPaint"],
      ["largest paint", "largestContentfulPaint"],
    ]).map(([name, key]) => ({
      metric: name,
      unit: /** @type {const} */ ("ms"),
      value: median(valuesOf("site", key)),
      baseline: { name: "without the typeface", value: median(valuesOf("withoutTypeface", key)) },
    })),
    {
      metric: "layout shift, worst visit",
      value: Math.max(...valuesOf("site", "layoutShift")),
      unit: "shift",
      target: 0.005,
    },
  ];
}

/**
 * @param {ValuesOf} valuesOf
 * @returns {Omit<Measurement, "group" | "page">[]}
 */
function summariseAnswers(valuesOf) {
  const rows = /** @type {const} */ ([
    ["interactive", "pressed", "interactive", 1.08],
    ["nginx: interactive", "nginx", "interactive", 1.08],
    ["Malay, early press", "pressed", "answered", 1.15],
    ["nginx: Malay, early press", "nginx", "answered", 1.15],
    ["Malay, ?lang=ms", "malay", "answered", 1.15],
    ["toast, press at 1 s", "toast", "answered", 1.2],
  ]);
  return [
    ...rows
      .filter(([, scenario]) => valuesOf(scenario, "answered").length > 0)
      .map(([metric, scenario, key, targetRatio]) => ({
        metric,
        unit: /** @type {const} */ ("ms"),
        value: median(valuesOf(scenario, key)),
        baseline: { name: "bare page", value: median(valuesOf("bare", key)) },
        targetRatio,
      })),
    {
      metric: "Malay, returning visitor",
      value: median(valuesOf("returning", "answered")),
      unit: "ms",
    },
    {
      metric: "English visible before, worst visit",
      value: Math.max(...valuesOf("returning", "unansweredDuration")),
      unit: "ms",
      target: 0,
    },
  ];
}

/**
 * @param {Browser} browser
 * @param {NetworkPreset} network
 * @param {Scenario} scenario
 * @returns {Promise<Metrics>}
 */
async function loadPage(browser, network, { url, task, isReturning, hasDataSaver }) {
  const isOrdinary = ordinaryLines.includes(network);
  const context = await browser.newContext(
    isOrdinary
      ? { viewport: { width: 1280, height: 800 } }
      : { viewport: phoneViewport, isMobile: true, hasTouch: true },
  );
  if (isReturning) {
    const earlierPage = await context.newPage();
    await earlierPage.goto(`${url}?lang=ms`, { waitUntil: "networkidle" });
    await earlierPage.close();
  }
  const page = await context.newPage();
  // For each new window, Chromium loads the page of its address bar, for half a second.
  await page.waitForTimeout(1000);
  const devtools = await throttle(page, { network, cpuSlowdown: isOrdinary ? 1 : 4 });
  const getTransferredBytes = countTransferredBytes(devtools);
  await page.addInitScript(recordMetrics, task);
  if (hasDataSaver) {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
    );
  }
  await page.goto(url, { waitUntil: "load" });
  if (task) await page.waitForFunction(() => window.bench.answered);
  else await page.waitForLoadState("networkidle");
  const recorded = await page.evaluate(() => window.bench);
  const typefaceShown = await showsTypeface(devtools);
  await context.close();
  return {
    firstContentfulPaint: 0,
    largestContentfulPaint: 0,
    layoutShift: 0,
    interactive: 0,
    answered: 0,
    unansweredDuration: 0,
    nextPaint: 0,
    textChange: 0,
    ...recorded,
    bytes: getTransferredBytes(),
    typefaceShown,
  };
}

/**
 * Returns whether the heading of the page is shown in a font that the page has loaded.
 *
 * @param {CDPSession} devtools
 */
async function showsTypeface(devtools) {
  await devtools.send("DOM.enable");
  await devtools.send("CSS.enable");
  const { root } = await devtools.send("DOM.getDocument");
  const { nodeId } = await devtools.send("DOM.querySelector", {
    nodeId: root.nodeId,
    selector: "h1",
  });
  const { fonts } = await devtools.send("CSS.getPlatformFontsForNode", { nodeId });
  return fonts.some(({ isCustomFont }) => isCustomFont);
}

/** @param {CDPSession} devtools */
function countTransferredBytes(devtools) {
  let bytes = 0;
  devtools.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  return () => bytes;
}

/**
 * Records the metrics of a page into `window.bench` and presses the button of the task. Serialised
 * into the page, so it must be self-contained.
 *
 * @param {Task} [task]
 */
function recordMetrics(task) {
  /** @type {Window["bench"]} */
  const metrics = (window.bench = {});

  function pressButton() {
    /** @type {HTMLButtonElement | null} */
    const button = document.querySelector(task?.button ?? "");
    for (const field of button?.form?.elements ?? []) {
      const { type } = /** @type {HTMLInputElement} */ (field);
      if (type !== "submit") Object.assign(field, { value: type === "email" ? "a@b.my" : "Text" });
    }
    button?.click();
  }

  if (task?.pressedAt === "one second") setTimeout(pressButton, 1000);
  // The pages call window.replayClicks() when they are hydrated.
  /** @type {Window["replayClicks"]} */
  let replayClicks;
  Object.defineProperty(window, "replayClicks", {
    set: (value) => (replayClicks = value),
    get: () => () => {
      metrics.interactive ??= performance.now();
      replayClicks?.();
      if (task?.pressedAt === "interactive") pressButton();
    },
  });
  /** @type {(type: string, handle: (entry: any) => void) => void} */
  const observe = (type, handle) =>
    new PerformanceObserver((list) => list.getEntries().forEach(handle)).observe({
      type,
      buffered: true,
    });
  observe("paint", (entry) => {
    if (entry.name !== "first-contentful-paint") return;
    metrics.firstContentfulPaint = entry.startTime;
    if (task?.pressedAt === "first paint") pressButton();
  });
  observe("largest-contentful-paint", (entry) => {
    metrics.largestContentfulPaint = entry.startTime;
  });
  observe("layout-shift", (entry) => {
    metrics.layoutShift = (metrics.layoutShift ?? 0) + entry.value;
  });
  // Checking each frame costs time, so it would delay the first paint.
  if (!task) return;
  let previousTime = 0;
  let wasUnanswered = false;
  requestAnimationFrame(function checkFrame(time) {
    // What a frame renders is on screen when the next frame starts.
    if (wasUnanswered) {
      metrics.unansweredDuration = (metrics.unansweredDuration ?? 0) + time - previousTime;
    }
    const isAnswered = Boolean(document.querySelector(task.answer));
    if (isAnswered) requestAnimationFrame((next) => (metrics.answered ??= next));
    const heading = document.querySelector("h1");
    wasUnanswered = !isAnswered && Boolean(heading?.checkVisibility({ visibilityProperty: true }));
    previousTime = time;
    if (time < 25_000) requestAnimationFrame(checkFrame);
  });
}
