import type { BrowserContext, Page } from "playwright/test";

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 800 };

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

/**
 * Replaces every text node by an element, as browser translation does, which React does not know: here with the same text.
 */
export async function replaceTextNodes(page: Page) {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.parentElement?.closest("script, style, noscript, textarea, svg")) continue;
      const font = document.createElement("font");
      font.append(text.data);
      text.replaceWith(font);
    }
  });
}

/** Turns the data saver on; call it before opening the page. */
export async function enableDataSaver(page: Page) {
  await mockConnection(page, { saveData: true });
}

/** Replaces `navigator.connection`; call it before opening the page. */
export async function mockConnection(
  page: Page | BrowserContext,
  connection: Navigator["connection"],
) {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, "connection", { value, configurable: true });
  }, connection);
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

/** Makes `CSS.supports()` return false for `feature`; call it before opening the page. */
export async function mockUnsupportedCss(page: Page, feature: string) {
  await page.addInitScript((feature) => {
    const supports = CSS.supports.bind(CSS) as (...query: string[]) => boolean;
    CSS.supports = (...query: string[]) => !query[0]?.includes(feature) && supports(...query);
  }, feature);
}
