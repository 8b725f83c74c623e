import { budgets } from "../budgets.mjs";
import { slowDown } from "../slow-down.mjs";
import { phone } from "./browser.mjs";
import { median } from "./measurement.mjs";

/** @import { Browser, CDPSession, Page } from "playwright" */
/** @import { Line } from "../slow-down.mjs" */
/** @import { Measurement } from "./measurement.mjs" */

/** Long enough for a page to come to rest on the slowest line, in milliseconds. */
const longest = 30_000;
const idle = 10_000;
/** The line whose paints have targets. */
const judged = "slow 3G";
/** First paints scatter by a fifth, and some targets compare them: so many more of them are seen in each run. */
const morePaints = 2;

/**
 * One first visit.
 *
 * @typedef {object} Load all times in milliseconds since the navigation started
 * @property {number} firstPaint
 * @property {number} largestPaint
 * @property {string} largestElement its name and the first words of its text
 * @property {number} layoutShift
 * @property {number | undefined} answers when the toggle answers
 * @property {number | undefined} malay when Malay is on the screen
 * @property {number | undefined} bytesUntilAnswer what has come over the line until the toggle answers
 * @property {number | undefined} bytes what has come over the line after ten idle seconds
 */

/**
 * Opens a page as somebody who was never there.
 *
 * @param {Browser} browser
 * @param {string} url
 * @param {object} options
 * @param {Line} options.line
 * @param {boolean} options.hasScripts whether there is a toggle that will answer
 * @param {boolean} [options.tapsToggle] whether the visitor taps it as soon as it can be seen
 * @param {boolean} [options.staysIdle] whether the visitor stays for ten seconds more
 * @param {boolean} [options.leavesWhenPainted] whether the visitor leaves 1.5 seconds after the HTML has come
 * @returns {Promise<Load>}
 */
async function load(browser, url, options) {
  const { line, hasScripts, tapsToggle, staysIdle, leavesWhenPainted } = options;
  const context = await browser.newContext({ viewport: phone, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const devtools = await slowDown(page, { line, processor: 4 });
  const traffic = listenForBytes(devtools);
  await page.addInitScript(watch, Boolean(tapsToggle));
  const waitUntil = leavesWhenPainted ? "domcontentloaded" : "load";
  await page.goto(url, { waitUntil, timeout: longest });
  const wantsMalay = tapsToggle || url.endsWith("?lang=ms");
  if (hasScripts && !leavesWhenPainted) await page.waitForFunction(() => window.bench.answers);
  if (wantsMalay) await page.waitForFunction(() => window.bench.malay);
  await page.waitForTimeout(staysIdle ? idle : 1500);
  const seen = await page.evaluate(() => window.bench);
  await context.close();
  return {
    firstPaint: found(seen.firstPaint),
    largestPaint: found(seen.largestPaint),
    largestElement: found(seen.largestElement),
    layoutShift: seen.layoutShift ?? 0,
    answers: seen.answers,
    malay: seen.malay,
    bytesUntilAnswer: seen.answers && traffic.bytesUntil(seen.answers),
    bytes: staysIdle ? traffic.bytesUntil(Infinity) : undefined,
  };
}

/**
 * @template Value
 * @param {Value | undefined} value
 * @returns {Value}
 * @throws {Error} when the browser did not tell it: that is no zero.
 */
function found(value) {
  if (value === undefined) throw new Error("The browser did not tell when it painted.");
  return value;
}

/**
 * Counts what comes over the line, with its headers.
 *
 * @param {CDPSession} devtools
 */
function listenForBytes(devtools) {
  /** @type {{ time: number, bytes: number }[]} */
  const received = [];
  /** @type {number | undefined} */
  let start;
  devtools.on("Network.requestWillBeSent", ({ timestamp }) => (start ??= timestamp));
  /** @type {Map<string, number>} what has come of each response so far */
  const soFar = new Map();
  devtools.on("Network.dataReceived", ({ requestId, timestamp, encodedDataLength }) => {
    received.push({ time: timestamp, bytes: encodedDataLength });
    soFar.set(requestId, (soFar.get(requestId) ?? 0) + encodedDataLength);
  });
  // The browser counts the headers, and what it has not told before, at the end.
  devtools.on("Network.loadingFinished", ({ requestId, timestamp, encodedDataLength }) =>
    received.push({ time: timestamp, bytes: encodedDataLength - (soFar.get(requestId) ?? 0) }),
  );
  return {
    /** @param {number} time in milliseconds since the first request */
    bytesUntil: (time) =>
      received
        .filter((response) => (response.time - (start ?? 0)) * 1000 <= time)
        .reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

/**
 * Watches the page from inside; nothing outside it is known.
 *
 * @param {boolean} tapsToggle
 */
function watch(tapsToggle) {
  window.bench = {};
  const seen = window.bench;
  const findToggle = () =>
    [...document.querySelectorAll("header button")].find((button) =>
      /Bahasa Melayu|Switch to English/.test(button.textContent ?? ""),
    );
  const isMalay = () =>
    /Switch to English/.test(findToggle()?.textContent ?? "") &&
    !document.documentElement.dataset.awaits;

  // The page lets the early taps go when everything on it answers.
  /** @type {Window["releaseTaps"]} */
  let releaseTaps;
  Object.defineProperty(window, "releaseTaps", {
    set: (release) => (releaseTaps = release),
    get: () => () => {
      seen.answers ??= performance.now();
      releaseTaps?.();
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
    seen.firstPaint = entry.startTime;
    if (tapsToggle) /** @type {HTMLElement | undefined} */ (findToggle())?.click();
  });
  observe("largest-contentful-paint", (entry) => {
    seen.largestPaint = entry.startTime;
    const text = entry.element?.textContent.trim().slice(0, 24) ?? "";
    seen.largestElement = `${entry.element?.localName ?? "gone"} “${text}…”`;
  });
  observe("layout-shift", (entry) => (seen.layoutShift = (seen.layoutShift ?? 0) + entry.value));
  requestAnimationFrame(function look(time) {
    // What this frame draws is on the screen with the next one.
    if (isMalay() && !seen.malay) requestAnimationFrame((next) => (seen.malay ??= next));
    if (time < 25_000) requestAnimationFrame(look);
  });
}

/**
 * The first loads of the site's pages beside their twins without scripts and a client-rendered build.
 *
 * @param {Browser} browser
 * @param {object} subjects their addresses, which end with a slash
 * @param {string} subjects.site
 * @param {string} subjects.twin the same pages without scripts
 * @param {string} [subjects.clientRendered] the home page, drawn by the browser
 * @param {{ pages: string[], lines: Line[], runs: number }} options
 * @returns {Promise<Measurement[]>}
 */
export async function measureLoads(browser, subjects, { pages, lines, runs }) {
  const { site, twin, clientRendered } = subjects;
  const cases = lines.flatMap((line) =>
    pages.flatMap((page) => {
      const address = page.slice(1);
      return [
        { line, page, subject: "site", url: site + address, hasScripts: true },
        { line, page, subject: "twin", url: twin + address, hasScripts: false },
        { line, page, subject: "Malay", url: `${site}${address}?lang=ms`, hasScripts: true },
        ...(page === "/"
          ? [{ line, page, subject: "tapped", url: site, hasScripts: true, tapsToggle: true }]
          : []),
        ...(page === "/" && clientRendered
          ? [{ line, page, subject: "client", url: clientRendered, hasScripts: false }]
          : []),
      ].map((one) => ({ ...one, loads: /** @type {Load[]} */ ([]) }));
    }),
  );
  /** @param {{ line: Line, subject: string }} one */
  const isJudgedByPaint = ({ line, subject }) =>
    line === judged && ["site", "twin"].includes(subject);
  // A browser that has just started is slow by itself.
  await load(browser, site, { line: "slow 4G", hasScripts: true });
  for (let run = 0; run < runs; run++) {
    for (const one of cases) {
      // What comes in ten idle seconds does not change from run to run.
      const staysIdle = run === 0 && one.subject === "site";
      one.loads.push(await load(browser, one.url, { ...one, staysIdle }));
    }
    for (let more = 0; more < morePaints; more++) {
      for (const one of cases.filter(isJudgedByPaint)) {
        one.loads.push(await load(browser, one.url, { ...one, leavesWhenPainted: true }));
      }
    }
  }

  return lines.flatMap((line) =>
    pages.flatMap((page) => {
      /** @param {string} subject */
      const loadsOf = (subject) =>
        cases.find((one) => one.line === line && one.page === page && one.subject === subject)
          ?.loads ?? [];
      return describeLoads({ line, page, loadsOf });
    }),
  );
}

/**
 * @param {{ line: Line, page: string, loadsOf: (subject: string) => Load[] }} found
 * @returns {Measurement[]}
 */
function describeLoads({ line, page, loadsOf }) {
  /** @type {(subject: string, key: "firstPaint" | "largestPaint" | "answers" | "malay" | "bytesUntilAnswer" | "bytes") => number} */
  const middle = (subject, key) =>
    median(loadsOf(subject).flatMap((one) => (one[key] === undefined ? [] : [one[key]])));
  // A shift in one run of five is a shift.
  /** @param {string} subject */
  const most = (subject) => Math.max(...loadsOf(subject).map((one) => one.layoutShift));
  const part = `first visit, ${line}, processor 4×`;
  const isJudged = line === judged;
  const plain = { part, page };
  const malay = { part, page: `${page}?lang=ms` };
  const twin = { name: "without scripts", value: middle("twin", "firstPaint") };
  const client = { name: "client-rendered" };
  const largestElement = loadsOf("site")[0]?.largestElement;

  /** @type {Measurement[]} */
  const measurements = [
    {
      ...plain,
      what: "first paint",
      note: `${loadsOf("site").length} visits`,
      value: middle("site", "firstPaint"),
      unit: "ms",
      beside: twin,
      ...(isJudged && { target: 1.1, judge: "ratio" }),
    },
    {
      ...plain,
      what: "largest paint",
      note: largestElement,
      value: middle("site", "largestPaint"),
      unit: "ms",
      beside: { ...twin, name: "first paint without scripts" },
      ...(isJudged && { target: 1.2, judge: "ratio" }),
    },
    {
      ...plain,
      what: "layout shift",
      value: most("site"),
      note: "the most of all runs",
      unit: "shift",
      target: 0,
    },
    { ...plain, what: "the toggle answers", value: middle("site", "answers"), unit: "ms" },
    {
      ...plain,
      what: "bytes until then",
      value: middle("site", "bytesUntilAnswer"),
      unit: "bytes",
    },
    {
      ...plain,
      what: "bytes after ten idle seconds",
      note: "one visit",
      value: middle("site", "bytes"),
      unit: "bytes",
      ...(page === "/" && { target: budgets.firstVisit, isBudget: true }),
    },
    {
      ...malay,
      what: "first paint",
      value: middle("Malay", "firstPaint"),
      unit: "ms",
      beside: twin,
    },
    { ...malay, what: "Malay on the screen", value: middle("Malay", "malay"), unit: "ms" },
    {
      ...malay,
      what: "layout shift",
      value: most("Malay"),
      unit: "shift",
      note: "texts that grow",
    },
  ];
  if (loadsOf("tapped").length > 0) {
    measurements.push({
      ...plain,
      what: "Malay on the screen, the toggle tapped at first paint",
      value: middle("tapped", "malay"),
      unit: "ms",
    });
  }
  if (loadsOf("client").length > 0) {
    measurements.push(
      {
        ...plain,
        what: "first paint",
        value: middle("site", "firstPaint"),
        unit: "ms",
        beside: { ...client, value: middle("client", "firstPaint") },
      },
      {
        ...plain,
        what: "largest paint",
        value: middle("site", "largestPaint"),
        unit: "ms",
        beside: { ...client, value: middle("client", "largestPaint") },
      },
    );
  }
  return measurements;
}
