import { expect, test as base, type Page, type Request } from "playwright/test";
import { phoneLink } from "../../lib/company";
import { hrefOf, routes } from "../../lib/routes";
import en from "../../messages/en.json" with { type: "json" };
import { serveStatic } from "../../scripts/static-server.mjs";
import { slowDown as slow } from "../slow-down.mjs";
import { exportFolder } from "../exported-file";

/** The English labels of the pages, in the order of the navigation. */
export const pageLabels = Object.values(routes).map(({ label }) => en[label]);

/** Requests that have not been answered yet, by page. */
const pendingRequests = new WeakMap<Page, Set<Request>>();

type TestFixtures = {
  /** Console errors that the test causes on purpose. */
  allowedErrors: RegExp | undefined;
};
type WorkerFixtures = { siteUrl: string };

/** Playwright's test on the exported site: serves `out/`, replaces the map, and fails on any error in the console. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  siteUrl: [
    async ({}, provide) => {
      const server = await serveStatic(exportFolder, { port: 0 });
      await provide(server.url);
      server.close();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ siteUrl }, provide) => provide(siteUrl),
  allowedErrors: [undefined, { option: true }],
  page: async ({ page, allowedErrors }, provide) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    page.on("console", (message) => {
      // The browser reports the status of an unknown address as an error; that status is right.
      const isNotFoundPage =
        message.text().includes("404") && message.location().url === page.url();
      if (message.type() === "error" && !isNotFoundPage) errors.push(message.text());
    });
    trackRequests(page);
    await page.route("https://www.openstreetmap.org/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>Map</title>" }),
    );
    await provide(page);
    expect(errors.filter((error) => !allowedErrors?.test(error))).toEqual([]);
  },
});

export { expect };

/** For a test that only `npm run test:full` runs. */
export const inFull = { tag: "@full" };

/** For a test of a matrix: `npm test` runs the chosen ones, `npm run test:full` the others as well. */
export function fullUnless(isChosen: boolean) {
  return isChosen ? {} : inFull;
}

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 800 };

/** Opens a page and waits until it is hydrated; the contact page also until it says whether the office is open. */
export async function openPage(page: Page, address: string) {
  await page.goto(address);
  await waitForHydration(page);
  if (new URL(page.url()).pathname.endsWith(hrefOf(routes.contact))) {
    await expect(openNow(page)).toBeAttached();
  }
}

/** Waits until the page is interactive. */
export async function waitForHydration(page: Page) {
  await page.waitForFunction(() => "hydrated" in document.documentElement.dataset);
}

/** Waits until the page has loaded, and the browser has painted it and run the idle callbacks that it had. */
export function waitForIdle(page: Page) {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const wait = () => requestAnimationFrame(() => requestIdleCallback(() => resolve()));
        if (document.readyState === "complete") wait();
        else addEventListener("load", wait, { once: true });
      }),
  );
}

/** Waits until every request of the page has been answered, including those that its idle callbacks make. */
export async function waitForRequests(page: Page) {
  const pending = pendingRequests.get(page) ?? trackRequests(page);
  do {
    await waitForIdle(page);
    await expect.poll(() => pending.size).toBe(0);
    await waitForIdle(page);
  } while (pending.size > 0);
}

function trackRequests(page: Page) {
  const pending = new Set<Request>();
  pendingRequests.set(page, pending);
  page.on("request", (request) => pending.add(request));
  page.on("requestfinished", (request) => pending.delete(request));
  page.on("requestfailed", (request) => pending.delete(request));
  return pending;
}

/** Waits until the browser has painted the current state of the page. */
export function waitForFrame(page: Page) {
  return page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))),
  );
}

/** The language toggle, whichever language it shows. */
export function languageToggle(page: Page) {
  return page.getByRole("button", { name: /Bahasa Melayu|Switch to English/ });
}

export async function switchTo(page: Page, language: "en" | "ms") {
  await languageToggle(page).click();
  await expect(page.locator("html")).toHaveAttribute("lang", language);
}

/** What the contact page says of whether the office is open; it comes with the scripts. */
export function openNow(page: Page) {
  return page.getByText(/^((Open|Closed) now|(Dibuka|Tutup) sekarang)/);
}

/** The one heading of the first level. */
export function heading(page: Page) {
  return page.getByRole("heading", { level: 1 });
}

/** A link of the main navigation by its English name. */
export function mainLink(page: Page, name: string) {
  return page.getByRole("navigation", { name: "Main" }).getByRole("link", { name });
}

/** A field of the contact form by its English label. */
export function formField(page: Page, label: string) {
  return page.getByRole("textbox", { name: label });
}

/** Expects a page that can be read, with its ways on: the pages and the phone. */
export async function expectWaysOn(page: Page) {
  await expect(heading(page)).toBeVisible();
  const links = page.getByRole("contentinfo").getByRole("link");
  const addresses = await links.evaluateAll((links) =>
    (links as HTMLAnchorElement[]).filter((link) => link.checkVisibility()).map(({ href }) => href),
  );
  const pages = Object.values(routes).map((route) => new URL(hrefOf(route), page.url()).href);
  expect(addresses).toEqual(expect.arrayContaining([...pages, phoneLink]));
}

/** Fills in everything that the contact form requires. */
export async function fillForm(page: Page) {
  for (const label of ["First Name", "Last Name", "Subject", "Message"]) {
    await formField(page, label).fill("Text");
  }
  await formField(page, "Email").fill("a@example.com");
}

/** Has the browser keep this language from an earlier visit; call it before the page is opened. */
export async function rememberLanguage(page: Page, language: string) {
  await page.addInitScript((language) => {
    // Frames and empty pages have no storage.
    if (window === top && location.protocol === "http:") localStorage.setItem("language", language);
  }, language);
}

/** Makes the visitor one who saves data; call it before the page is opened. */
export async function saveData(page: Page) {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
}

/**
 * Keeps the site's scripts on their way; call it before the page is opened.
 *
 * @returns the function that lets them through.
 */
export async function holdScripts(page: Page) {
  let letThrough = () => {};
  const isLetThrough = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route("**/_next/static/**/*.js*", async (route) => {
    await isLetThrough;
    await route.fallback();
  });
  return letThrough;
}

/** Has no script arrive from now on. */
export async function cutScripts(page: Page) {
  await page.route("**/*.js*", (route) => route.abort());
}

/** Slow 3G (400 ms, 400 kbit/s) and a processor four times slower, in Chromium; call it before the page is opened. */
export async function slowDown(page: Page) {
  await slow(page, { line: "slow 3G", processor: 4 });
}

/** Adds a style sheet, which the page's policy allows to its own scripts only. */
export async function addStyle(page: Page, css: string) {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}

/** Makes the layout throw when it is mounted; for `page.addInitScript`, so it must be self-contained. */
export function breakLayout() {
  const listen = window.addEventListener.bind(window) as (...parameters: unknown[]) => void;
  window.addEventListener = (type: string, ...rest: unknown[]) => {
    if (type === "offlinenavigation") throw new Error("Failed on purpose");
    listen(type, ...rest);
  };
}

/** The words, by a pattern, that are broken between two lines inside what the selector finds. */
export function readBrokenWords(page: Page, selector = "body", words = /\p{L}+/gu) {
  return page.evaluate(
    ({ selector, words }) => {
      const broken: string[] = [];
      const range = document.createRange();
      for (const root of document.querySelectorAll(selector)) {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          const text = walker.currentNode;
          for (const word of (text.nodeValue ?? "").matchAll(words)) {
            range.setStart(text, word.index);
            range.setEnd(text, word.index + word[0].length);
            if (range.getClientRects().length > 1) broken.push(word[0]);
          }
        }
      }
      return broken;
    },
    { selector, words },
  );
}

/** Has `CSS.supports` deny what names the feature; call it before the page is opened. */
export async function denySupport(page: Page, feature: string) {
  await page.addInitScript((feature) => {
    const supports = CSS.supports.bind(CSS) as (...query: string[]) => boolean;
    CSS.supports = (...query: string[]) => !query[0]?.includes(feature) && supports(...query);
  }, feature);
}
