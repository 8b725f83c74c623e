import { slowDown } from "../slow-down.mjs";
import { phone } from "./browser.mjs";
import { median } from "./measurement.mjs";

/** @import { Browser } from "playwright" */
/** @import { Line } from "../slow-down.mjs" */
/** @import { Measurement } from "./measurement.mjs" */

/**
 * What a visitor who chose Malay before, and has the site in the cache, sees of a slow line.
 *
 * @param {Browser} browser
 * @param {string} site its address, which ends with a slash
 * @param {{ pages: string[], line: Line, runs: number }} options
 * @returns {Promise<Measurement[]>}
 */
export async function measureReturningVisitor(browser, site, { pages, line, runs }) {
  const visits = pages.map((page) => ({
    page,
    seen: /** @type {{ english: number, malay: number }[]} */ ([]),
  }));
  for (let run = 0; run < runs; run++) {
    for (const { page, seen } of visits) {
      seen.push(await comeBack(browser, site + page.slice(1), line));
    }
  }
  return visits.flatMap(({ page, seen }) => {
    const common = {
      part: `returning Malay visitor, ${line}, processor 4×`,
      page,
      unit: /** @type {const} */ ("ms"),
    };
    return [
      {
        ...common,
        what: "English on the screen",
        note: "the longest of all runs",
        value: Math.max(...seen.map(({ english }) => english)),
        target: 0,
      },
      { ...common, what: "first Malay", value: median(seen.map(({ malay }) => malay)) },
    ];
  });
}

/**
 * @param {Browser} browser
 * @param {string} url
 * @param {Line} line
 * @returns {Promise<{ english: number, malay: number }>} how long English was to be seen, and when Malay
 *   was first, in milliseconds
 */
async function comeBack(browser, url, line) {
  const context = await browser.newContext({ viewport: phone, isMobile: true, hasTouch: true });
  const first = await context.newPage();
  await first.goto(`${url}?lang=ms`, { waitUntil: "networkidle" });
  await first.getByRole("button", { name: "Switch to English" }).waitFor();
  await first.close();

  const page = await context.newPage();
  await slowDown(page, { line, processor: 4 });
  await page.addInitScript(watch);
  await page.goto(url);
  await page.waitForFunction(() => window.bench.malay);
  await page.waitForTimeout(1000);
  const { english = 0, malay = 0 } = await page.evaluate(() => window.bench);
  await context.close();
  return { english, malay };
}

/** Watches each frame from inside; nothing outside it is known. */
function watch() {
  window.bench = { english: 0 };
  let last = 0;
  let wasEnglish = false;
  requestAnimationFrame(function look(time) {
    const seen = window.bench;
    const heading = document.querySelector("h1");
    const isSeen = heading?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    // The toggle names the other language, in the same frame as all texts change.
    const isMalay = /Switch to English/.test(document.querySelector("header")?.textContent ?? "");
    // What a frame draws is on the screen from the next one until it is drawn anew.
    if (wasEnglish) seen.english = (seen.english ?? 0) + time - last;
    if (isSeen && isMalay) requestAnimationFrame((next) => (seen.malay ??= next));
    wasEnglish = Boolean(isSeen && !isMalay);
    last = time;
    requestAnimationFrame(look);
  });
}
