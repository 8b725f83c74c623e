import { readFileSync, readdirSync } from "node:fs";
import type { Page, Request } from "playwright/test";
import { allowedOrigins } from "@/lib/allowed-origins.mjs";
import { contactForm } from "@/lib/company";
import { phoneUrl } from "@/lib/derived-facts";
import type { MessageKey } from "@/lib/i18n/languages";
import { routes } from "@/lib/routes";
import type { services } from "@/lib/services";
import en from "@/messages/en.json" with { type: "json" };
import ms from "@/messages/ms.json" with { type: "json" };
import { expect, test as base } from "@/tests/helpers/export-test";
import { pagePath, paths } from "@/tests/helpers/page-paths";

/** The English navigation labels of the pages, in navigation order. */
export const pageLabels = Object.values(routes).map(({ label }) => en[label]);

const [typefaceName = ""] = readdirSync("app/fonts").filter((name) => name.endsWith(".woff2"));
const typefaceFile = readFileSync(`app/fonts/${typefaceName}`, "base64");

declare global {
  interface Window {
    testSheets?: Map<string, CSSStyleSheet>;
  }
}

/** The pending requests of each page. */
const pendingRequests = new WeakMap<Page, Set<Request>>();

type TestFixtures = {
  /** Matches console errors that the test expects. */
  allowedErrors: RegExp | undefined;
  /** Whether the page can load the typeface; false by default, so that no layout depends on when it arrives. */
  loadsTypeface: boolean;
};

/** Also mocks other origins, and fails on page and console errors that `allowedErrors` does not match. */
export const test = base.extend<TestFixtures>({
  allowedErrors: [undefined, { option: true }],
  loadsTypeface: [false, { option: true }],
  page: async ({ page, allowedErrors, loadsTypeface }, provide) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    page.on("console", (message) => {
      // The browser logs the expected 404 status of the not-found page as an error.
      const isNotFoundPage =
        message.text().includes("404") && message.location().url === page.url();
      if (message.type() === "error" && !isNotFoundPage) errors.push(message.text());
    });
    trackRequests(page);
    for (const origin of Object.values(allowedOrigins).flat()) {
      await page.route(`${origin}/**`, (route) => {
        return route.request().resourceType() === "script"
          ? route.fulfill({ contentType: "text/javascript", body: "" })
          : route.fulfill({ contentType: "text/html", body: "<title>Other origin</title>" });
      });
    }
    // No test sends a message to the service of the owner.
    if (contactForm) {
      const headers = { "Access-Control-Allow-Origin": "*" };
      await page.route(contactForm.endpoint, (route) => route.fulfill({ headers, json: {} }));
    }
    if (!loadsTypeface) await page.route("**/*.woff2", (route) => route.fulfill({ body: "" }));
    await provide(page);
    // The browser may request the icon while the test ends.
    await page.unrouteAll({ behavior: "ignoreErrors" });
    expect(errors.filter((error) => !allowedErrors?.test(error))).toEqual([]);
  },
});

export { expect };

/** Test details of a test that only `npm run test:full` runs. */
export const fullOnly = { tag: "@full" };

/** What the status line of the contact form says after a press of its button. */
export const formStatus = contactForm ? en.messageReceived : en.messageNotSent;

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 800 };

/** Opens a URL and waits for hydration; on the contact page, also for the open/closed status. */
export async function openPage(page: Page, url: string) {
  await page.goto(url);
  await waitForHydration(page);
  if (new URL(page.url()).pathname.endsWith(pagePath(routes.contact))) {
    await expect(openingStatus(page)).toBeAttached();
  }
}

/** Waits until React has hydrated the page. */
export async function waitForHydration(page: Page) {
  await page.waitForFunction(() => "hydrated" in document.documentElement.dataset);
}

/** Waits for the load event, then a frame, then the idle callbacks queued until that frame. */
export function waitForIdle(page: Page) {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        // In Safari, which has no requestIdleCallback, preloadWhenIdle waits as long.
        const whenIdle =
          window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 2000));
        const wait = () => requestAnimationFrame(() => whenIdle(() => resolve()));
        if (document.readyState === "complete") wait();
        else addEventListener("load", wait, { once: true });
      }),
  );
}

/** Waits until the page has no pending requests, including those made by idle callbacks. */
export async function waitForRequests(page: Page) {
  const pending = pendingRequests.get(page) ?? trackRequests(page);
  do {
    await waitForIdle(page);
    await expect.poll(() => pending.size).toBe(0);
    await waitForIdle(page);
  } while (pending.size > 0);
}

/** Returns a live set of the pending requests of the page. */
function trackRequests(page: Page) {
  const pending = new Set<Request>();
  pendingRequests.set(page, pending);
  page.on("request", (request) => pending.add(request));
  page.on("requestfinished", (request) => pending.delete(request));
  page.on("requestfailed", (request) => pending.delete(request));
  return pending;
}

/** Waits until the browser has painted the next frame. */
export function waitForPaint(page: Page) {
  return page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))),
  );
}

/** Returns a pattern for texts that contain one of the messages, with its values, in either language. */
function messagePattern(...keys: MessageKey[]) {
  const texts = [en, ms].flatMap((messages) => keys.map((key) => messages[key]));
  const patterns = texts.map((text) =>
    text
      .replace(/[.*+?^$()[\]|\\]/g, "\\$&")
      .replace(/\{\w+\}/g, ".+")
      .replace(/\s+/g, "\\s+"),
  );
  return new RegExp(patterns.join("|"));
}

/** Locates the language toggle in either language. */
export function languageToggle(page: Page) {
  return page.getByRole("button", { name: messagePattern("switchLanguage") });
}

/** Locates the region of the toasts in either language. */
function toastRegion(page: Page) {
  return page.getByRole("region", { name: messagePattern("notifications") });
}

/** Locates the open toast, which sonner shows. */
export function toast(page: Page) {
  return toastRegion(page).getByRole("listitem");
}

/** Clicks the language toggle and expects the page to be in `language`. */
export async function switchTo(page: Page, language: "en" | "ms") {
  await languageToggle(page).click();
  await expect(page.locator("html")).toHaveAttribute("lang", language);
}

/** Locates the open/closed status of the contact page, which is rendered on the client only. */
export function openingStatus(page: Page) {
  return page.getByText(messagePattern("openUntil", "opensAt", "opensOn"));
}

/** Locates the level 1 heading. */
export function heading(page: Page) {
  return page.getByRole("heading", { level: 1 });
}

/** Locates a link in the main navigation by its English name. */
export function mainNavigationLink(page: Page, name: string) {
  return page.getByRole("navigation", { name: en.mainNavigation }).getByRole("link", { name });
}

/** The URL of the contact page after an inquiry. */
export const inquiryUrl = /\/contact\/\?about=\w+$/;

/** Locates the last inquiry button of the services page. */
export function inquiryButton(page: Page) {
  return page.getByRole("main").getByRole("button").last();
}

/** Locates the link that replaces the last inquiry button without scripts. */
export function inquiryLink(page: Page) {
  return page.getByRole("main").getByRole("link").last();
}

/** Returns the accessible name of the inquiry button of a service. */
export function inquiryName({ title }: (typeof services)[number], messages = en) {
  return `${messages.learnMore} ${messages.learnMoreAbout.replace("{service}", messages[title])}`;
}

/** Clicks an inquiry button of the services page by its name, then the link of its toast. */
export async function inquire(page: Page, name: string) {
  await page.getByRole("main").getByRole("button", { name }).click();
  await toastRegion(page).getByRole("link").click();
  await expect(page).toHaveURL(inquiryUrl);
}

/** Locates a field of the contact form by its English label. */
export function formField(page: Page, label: string) {
  return page.getByRole("textbox", { name: label });
}

/** Expects a visible heading, and visible footer links to every page and the phone number. */
export async function expectFallbackLinks(page: Page) {
  await expect(heading(page)).toBeVisible();
  const links = page.getByRole("contentinfo").getByRole("link");
  const hrefs = await links.evaluateAll((links) =>
    (links as HTMLAnchorElement[]).filter((link) => link.checkVisibility()).map(({ href }) => href),
  );
  const pages = paths.map((path) => new URL(path, page.url()).href);
  expect(hrefs).toEqual(expect.arrayContaining([...pages, phoneUrl]));
}

/** Fills in the required fields of the contact form. */
export async function fillForm(page: Page) {
  for (const label of [en.firstName, en.lastName, en.subject, en.message]) {
    await formField(page, label).fill("Text");
  }
  await formField(page, en.email).fill("a@example.com");
}

/** Stores `language` as an earlier visit would; call it before opening the page. */
export async function storeLanguage(page: Page, language: string) {
  await page.addInitScript((language) => {
    // Storage access throws on about:blank, and the map frame must not get the value.
    if (window === top && location.protocol === "http:") localStorage.setItem("language", language);
  }, language);
}

/** Blocks `localStorage` and `sessionStorage`, as a browser without cookies does; call it before opening the page. */
export async function blockStorage(page: Page) {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      });
    }
  });
}

/** Turns the data saver on; call it before opening the page. */
export async function enableDataSaver(page: Page) {
  await mockConnection(page, { saveData: true });
}

/** Replaces `navigator.connection`; call it before opening the page. */
export async function mockConnection(page: Page, connection: Navigator["connection"]) {
  await page.addInitScript(
    (connection) => Object.defineProperty(navigator, "connection", { value: connection }),
    connection,
  );
}

/**
 * Holds back the responses to all script requests; call it before opening the page.
 *
 * @returns a function that releases them
 */
export function holdScripts(page: Page) {
  return holdResponses(page, "**/_next/static/**/*.js*");
}

/**
 * Holds back the responses to requests whose URL matches the pattern.
 *
 * @returns a function that releases them
 */
export async function holdResponses(page: Page, pattern: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(pattern, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/** Pauses the timers of the page; call it before opening the page. */
export async function pauseTimers(page: Page) {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}

/**
 * Aborts all further script requests.
 *
 * @returns a function that allows them again
 */
export async function blockScripts(page: Page) {
  const pattern = "**/*.js*";
  await page.route(pattern, (route) => route.abort());
  return () => page.unroute(pattern);
}

/**
 * Adds a constructed style sheet, because the CSP blocks `page.addStyleTag()`. A second call with the same name replaces
 * the style sheet of the first.
 */
export async function setStyle(page: Page, css: string, name = "test") {
  await page.evaluate(
    ({ name, css }) => {
      const sheets = (window.testSheets ??= new Map());
      if (!sheets.has(name)) {
        sheets.set(name, new CSSStyleSheet());
        document.adoptedStyleSheets = [...sheets.values()];
      }
      sheets.get(name)?.replaceSync(css);
    },
    { name, css },
  );
}

const fontFamilies = {
  typeface: '"Test Typeface"',
  narrow: '"Instrument Sans Arial"',
  wide: '"DejaVu Sans", Verdana',
};
type Font = keyof typeof fontFamilies;

/** The typeface, a fallback with the metrics of Arial, and one with about the widths of DejaVu Sans and Verdana. */
export const fonts = Object.keys(fontFamilies) as Font[];

/** Shows the document in a font from now on. Tests that do not call it use the narrow fallback. */
export async function setFont(page: Page, font: Font) {
  if (font === "typeface") {
    await page.evaluate(async (file) => {
      if ([...document.fonts].some(({ family }) => family === "Test Typeface")) return;
      const bytes = Uint8Array.from(atob(file), (character) => character.charCodeAt(0));
      const face = new FontFace("Test Typeface", bytes, { weight: "400 700" });
      document.fonts.add(await face.load());
    }, typefaceFile);
  }
  await setStyle(page, `:root { --font-text: ${fontFamilies[font]} }`, "font");
}

/** Returns the matches of `words` that wrap across lines inside elements matching `selector`. */
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
