import type { Page } from "playwright/test";

/**
 * Records what a page, and those that it opens, send; call it before opening the page.
 *
 * @param isAllowed whether a page may read from a URL
 * @returns a function that returns all other requests, and the names of what is stored in the browser
 */
export function recordTraffic(page: Page, isAllowed: (url: URL) => boolean) {
  const sent: string[] = [];
  page.context().on("request", (request) => {
    const isRead = /^(GET|HEAD)$/.test(request.method());
    const isExpected = isRead && isAllowed(new URL(request.url()));
    if (!isExpected) sent.push(`${request.method()} ${request.url()}`);
  });
  page.on("websocket", (socket) => sent.push(socket.url()));
  return async () => {
    const stored = await page.evaluate(async () => [
      ...Object.keys(localStorage).map((key) => `localStorage ${key}`),
      ...Object.keys(sessionStorage).map((key) => `sessionStorage ${key}`),
      ...(await indexedDB.databases()).map(({ name }) => `indexedDB ${name}`),
      ...(await caches.keys()).map((key) => `caches ${key}`),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => `worker ${scope}`),
    ]);
    const cookies = (await page.context().cookies()).map(({ name }) => `cookie ${name}`);
    return [...sent, ...stored, ...cookies];
  };
}
