import { type Page, type Request, expect } from "playwright/test";

/** The pending requests of each page. */
const pendingRequests = new WeakMap<Page, Set<Request>>();

/** Opens a URL and waits for hydration. */
export async function openPage(page: Page, url: string) {
  await page.goto(url);
  await waitForHydration(page);
}

/** Opens a page in a language, and waits for what is rendered after hydration, such as the open/closed status. */
export async function openPageIn(page: Page, language: string, path: string) {
  await openPage(page, `${path}?lang=${language}`);
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await waitForPaint(page);
}

/** Waits until React has hydrated the page. */
export async function waitForHydration(page: Page) {
  await page.waitForFunction(() => "hydrated" in document.documentElement.dataset);
}

/** Waits for the load event, then a frame, then the idle callbacks queued until that frame. */
function waitForIdle(page: Page) {
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
export function trackRequests(page: Page) {
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

/** Advances a paused clock by milliseconds, in two steps: after each, React renders, and may set timers. */
export async function advanceClock(page: Page, milliseconds: number) {
  for (let step = 0; step < 2; step++) {
    await page.clock.runFor(milliseconds / 2);
    // Waits for the tasks that React has queued, which need no timers.
    await page.evaluate(async () => {
      for (let task = 0; task < 4; task++) {
        await new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = resolve;
          port2.postMessage(null);
        });
      }
    });
  }
}
