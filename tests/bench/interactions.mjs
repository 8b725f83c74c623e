import { slowDown } from "../slow-down.mjs";
import { phone } from "./browser.mjs";
import { median } from "./measurement.mjs";

/** @import { Browser, Page } from "playwright" */
/** @import { Measurement } from "./measurement.mjs" */

/** The shortest event that browsers time, in milliseconds. */
const shortest = 16;

const toggle = { name: /Bahasa Melayu|Switch to English/ };

/** What a visitor taps, and how the page gets there; `isDone` says that what was asked for is on the screen. */
const interactions = [
  {
    what: "toggle",
    /** @param {Page} page */
    find: async (page) => page.getByRole("button", toggle),
    isDone: () => document.querySelector("h1")?.textContent !== window.bench.heading,
  },
  {
    what: "menu",
    /** @param {Page} page */
    find: async (page) => page.getByRole("button", { name: "Menu" }),
    isDone: () => Boolean(document.querySelector(":popover-open")),
  },
  {
    what: "navigation",
    /** @param {Page} page */
    find: async (page) => {
      await page.getByRole("button", { name: "Menu" }).tap();
      await page.waitForTimeout(1000);
      return page.locator(":popover-open").getByRole("link", { name: "Contact" });
    },
    isDone: () => document.querySelector("h1")?.textContent !== window.bench.heading,
  },
];

/**
 * How long a tap on a page at rest waits for the next paint (the event timing of the browser, in
 * steps of 8 ms), and for what was asked for.
 *
 * @param {Browser} browser
 * @param {string} site its address, which ends with a slash
 * @param {{ pages: string[], processors: number[], runs: number }} options how many times slower
 * @returns {Promise<Measurement[]>}
 */
export async function measureInteractions(browser, site, { pages, processors, runs }) {
  const cases = processors.flatMap((processor) =>
    pages.flatMap((page) =>
      interactions.map((interaction) => ({
        processor,
        page,
        ...interaction,
        taps: /** @type {Awaited<ReturnType<typeof tap>>[]} */ ([]),
      })),
    ),
  );
  for (let run = 0; run < runs; run++) {
    for (const one of cases) one.taps.push(await tap(browser, site + one.page.slice(1), one));
  }
  return cases.flatMap(({ processor, page, what, taps }) => {
    const common = { part: `interaction, processor ${processor}×`, page };
    /** @param {"nextPaint" | "done" | "layoutShift"} key */
    const middle = (key) => median(taps.map((one) => one[key]));
    return /** @type {Measurement[]} */ ([
      {
        ...common,
        what: `${what}: next paint`,
        value: middle("nextPaint"),
        unit: "ms",
        ...(processor === 4 && { target: 100 }),
      },
      { ...common, what: `${what}: on the screen`, value: middle("done"), unit: "ms" },
      ...(what === "toggle" && processor === 4
        ? [
            {
              ...common,
              what: "layout shift of the language change",
              note: "texts that grow",
              value: middle("layoutShift"),
              unit: "shift",
            },
          ]
        : []),
    ]);
  });
}

/**
 * @param {Browser} browser
 * @param {string} url
 * @param {(typeof interactions)[number] & { processor: number }} interaction
 * @returns {Promise<{ nextPaint: number, done: number, layoutShift: number }>} milliseconds since the tap
 */
async function tap(browser, url, { processor, find, isDone }) {
  const context = await browser.newContext({ viewport: phone, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: "networkidle" });
  const target = await find(page);
  // What the page does by itself is over by then, and is not what is measured.
  await page.waitForTimeout(1000);
  await slowDown(page, { processor });
  await page.evaluate(`(${watch})(${isDone}, ${shortest})`);
  await target.tap();
  await page.waitForFunction(() => window.bench.done);
  await page.waitForTimeout(500);
  const { nextPaint = 0, done = 0, layoutShift = 0 } = await page.evaluate(() => window.bench);
  await context.close();
  // Shorter ones the browser does not tell of.
  return { nextPaint: Math.max(nextPaint, shortest), done, layoutShift };
}

/**
 * Watches the next tap from inside; nothing outside it is known.
 *
 * @param {() => boolean} isDone
 * @param {number} shortest
 */
function watch(isDone, shortest) {
  const seen = { nextPaint: 0, done: 0, layoutShift: 0 };
  window.bench = Object.assign(seen, { heading: document.querySelector("h1")?.textContent });
  /** @type {(type: string, options: object, handle: (entry: any) => void) => void} */
  const observe = (type, options, handle) =>
    new PerformanceObserver((list) => list.getEntries().forEach(handle)).observe({
      type,
      ...options,
    });
  observe("event", { durationThreshold: shortest }, (entry) => {
    if (!entry.interactionId) return;
    seen.nextPaint = Math.max(seen.nextPaint, entry.duration);
  });
  observe("layout-shift", {}, (entry) => (seen.layoutShift += entry.value));
  addEventListener(
    "click",
    ({ timeStamp }) =>
      requestAnimationFrame(function look() {
        if (!isDone()) return requestAnimationFrame(look);
        // What this frame draws is on the screen with the next one.
        requestAnimationFrame((time) => (seen.done ||= time - timeStamp));
      }),
    { capture: true, once: true },
  );
}
