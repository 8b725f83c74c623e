import { budgets } from "../budgets.mjs";
import { slowDown } from "../slow-down.mjs";
import { phone } from "./browser.mjs";
import { median } from "./report.mjs";

/** @import { Browser, CDPSession } from "playwright" */
/** @import { Line } from "../slow-down.mjs" */
/** @import { Measurement } from "./report.mjs" */

/**
 * What a visit saw, in milliseconds since the navigation started unless it says otherwise.
 *
 * @typedef {Required<Window["bench"]> & { bytes: number }} Visit `bytes` came over the line, headers included
 */

/**
 * @typedef {object} Case one kind of visit
 * @property {Line} line
 * @property {string} page
 * @property {string} url
 * @property {boolean} [isStatic] whether nothing on the page answers
 * @property {boolean} [tapsToggle] whether the visitor taps the language toggle at first paint
 * @property {boolean} [isReturning] whether the visitor was there before, and chose Malay
 */

/**
 * Measures first visits with a 4x slower processor, beside a bare page and the same page without scripts, and
 * those of a visitor who comes back for Malay.
 *
 * @param {Browser} browser
 * @param {{ site: string, twin: string, bare: string }} subjects their addresses, which end with a slash
 * @param {{ pages: string[], lines: Line[], runs: number }} options
 * @returns {Promise<Measurement[]>}
 */
export async function measurePageLoads(browser, { site, twin, bare }, { pages, lines, runs }) {
  const places = lines.flatMap((line) => pages.map((page) => ({ line, page })));
  const results = places.map(({ line, page }) => {
    const url = site + page.slice(1);
    /** @type {Record<string, Case>} */
    const cases = {
      site: { line, page, url },
      twin: { line, page, url: twin + page.slice(1), isStatic: true },
      bare: { line, page, url: bare, isStatic: true },
      malay: { line, page, url: `${url}?lang=ms` },
      tapped: { line, page, url, tapsToggle: true },
      returning: { line, page, url, isReturning: true },
    };
    return { cases, visits: /** @type {Record<string, Visit[]>} */ ({}) };
  });
  // The first page of a browser that has just started is slow.
  await visit(browser, { line: "slow 4G", page: "/", url: site });
  for (let run = 0; run < runs; run++) {
    for (const { cases, visits } of results) {
      for (const [name, one] of Object.entries(cases)) {
        (visits[name] ??= []).push(await visit(browser, one));
      }
    }
  }
  return results.flatMap(({ cases, visits }) => describe(cases.site, visits));
}

/**
 * @param {Case | undefined} place
 * @param {Record<string, Visit[]>} visits by the name of the case
 * @returns {Measurement[]}
 */
function describe({ line, page } = { line: "slow 3G", page: "", url: "" }, visits) {
  /** @type {(name: string, key: keyof Visit) => number[]} */
  const all = (name, key) => (visits[name] ?? []).map((one) => one[key]);
  /** @type {(name: string, key: keyof Visit) => number} */
  const middle = (name, key) => median(all(name, key));
  const beside = { name: "without scripts", value: middle("twin", "firstPaint") };
  const bare = { name: "bare page", value: middle("bare", "load") };
  // A shift, or a flash of English, in one visit is one too many.
  const worst = { note: "the worst visit", target: 0 };
  /** @type {Omit<Measurement, "part" | "page">[]} */
  const measurements = [
    { what: "first paint", value: middle("site", "firstPaint"), unit: "ms", beside },
    { what: "largest paint", value: middle("site", "largestPaint"), unit: "ms", beside },
    { what: "layout shift", value: Math.max(...all("site", "shift")), unit: "shift", ...worst },
    { what: "load", value: middle("site", "load"), unit: "ms", beside: bare },
    { what: "the toggle answers", value: middle("site", "answers"), unit: "ms", beside: bare },
    { what: "Malay after a tap at first paint", value: middle("tapped", "malay"), unit: "ms" },
    { what: "Malay by ?lang=ms", value: middle("malay", "malay"), unit: "ms" },
    { what: "Malay, returning visitor", value: middle("returning", "malay"), unit: "ms" },
    {
      what: "English, returning Malay visitor",
      value: Math.max(...all("returning", "english")),
      unit: "ms",
      ...worst,
    },
    {
      what: "bytes until idle",
      value: middle("site", "bytes"),
      unit: "bytes",
      ...(page === "/" && { target: budgets.firstVisit, isBudget: true }),
    },
  ];
  const part = `page load, ${line}, processor 4×`;
  return measurements.map((measurement) => ({ part, page, ...measurement }));
}

/**
 * @param {Browser} browser
 * @param {Case} options
 * @returns {Promise<Visit>}
 */
async function visit(browser, { url, line, isStatic, tapsToggle, isReturning }) {
  const context = await browser.newContext({ viewport: phone, isMobile: true, hasTouch: true });
  if (isReturning) {
    const before = await context.newPage();
    await before.goto(`${url}?lang=ms`, { waitUntil: "networkidle" });
    await before.close();
  }
  const page = await context.newPage();
  const devtools = await slowDown(page, { line, processor: 4 });
  const countBytes = listenForBytes(devtools);
  await page.addInitScript(watch, Boolean(tapsToggle));
  await page.goto(url, { waitUntil: "load" });
  if (!isStatic) await page.waitForFunction(() => window.bench.answers);
  const wantsMalay = tapsToggle || isReturning || url.endsWith("?lang=ms");
  if (wantsMalay) await page.waitForFunction(() => window.bench.malay);
  await page.waitForLoadState("networkidle");
  const seen = await page.evaluate(() => window.bench);
  await context.close();
  const none = { firstPaint: 0, largestPaint: 0, load: 0, answers: 0, malay: 0, english: 0 };
  return { ...none, shift: 0, nextPaint: 0, ...seen, bytes: countBytes() };
}

/** @param {CDPSession} devtools */
function listenForBytes(devtools) {
  let bytes = 0;
  devtools.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  return () => bytes;
}

/**
 * Watches the page from inside; serialised, so it must be self-contained.
 *
 * @param {boolean} tapsToggle
 */
function watch(tapsToggle) {
  /** @type {Window["bench"]} */
  const seen = (window.bench = {});
  const toggle = () =>
    /** @type {HTMLElement | null} */ (
      document.querySelector("header button:not([popovertarget])")
    );
  const isMalay = () => /Switch to English/.test(toggle()?.textContent ?? "");

  // The page replays early clicks when everything on it answers.
  /** @type {Window["replayClicks"]} */
  let replayClicks;
  Object.defineProperty(window, "replayClicks", {
    set: (release) => (replayClicks = release),
    get: () => () => {
      seen.answers ??= performance.now();
      replayClicks?.();
    },
  });
  addEventListener("load", () => (seen.load = performance.now()));
  /** @type {(type: string, handle: (entry: any) => void) => void} */
  const observe = (type, handle) =>
    new PerformanceObserver((list) => list.getEntries().forEach(handle)).observe({
      type,
      buffered: true,
    });
  observe("paint", (entry) => {
    if (entry.name !== "first-contentful-paint") return;
    seen.firstPaint = entry.startTime;
    if (tapsToggle) toggle()?.click();
  });
  observe("largest-contentful-paint", (entry) => (seen.largestPaint = entry.startTime));
  observe("layout-shift", (entry) => (seen.shift = (seen.shift ?? 0) + entry.value));
  let last = 0;
  let wasEnglish = false;
  requestAnimationFrame(function look(time) {
    // What a frame draws is on screen from the next frame on.
    if (wasEnglish) seen.english = (seen.english ?? 0) + time - last;
    const isSeen = document.querySelector("h1")?.checkVisibility({ visibilityProperty: true });
    if (isSeen && isMalay()) requestAnimationFrame((next) => (seen.malay ??= next));
    wasEnglish = Boolean(isSeen && !isMalay());
    last = time;
    if (time < 25_000) requestAnimationFrame(look);
  });
}
