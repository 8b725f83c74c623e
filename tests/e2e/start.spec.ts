import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { Page } from "playwright/test";
import { listen, staticHandler } from "../../scripts/static-server.mjs";
import ms from "../../messages/ms.json" with { type: "json" };
import { expect, exportedFile, openPage, rememberLanguage, test } from "./test";

const html = readFileSync(exportedFile("services/index.html"), "utf8");
const scripts = [...html.matchAll(/<script( data-language="ms")? data-src="([^"]+)"/g)].map(
  ([, isMalay, address = ""]) => ({ address, isMalay: Boolean(isMalay) }),
);

/** When scripts of the page were asked for, in milliseconds since its HTML had come. */
async function readStarts(page: Page, addresses: string[]) {
  const { htmlEnd, starts } = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation");
    const resources = performance.getEntriesByType("resource");
    return {
      htmlEnd: (navigation as PerformanceNavigationTiming).domContentLoadedEventStart,
      starts: Object.fromEntries(
        resources.map(({ name, startTime }) => [new URL(name).pathname, startTime]),
      ),
    };
  });
  return addresses.map((address) => starts[address]! - htmlEnd);
}

const englishScripts = scripts.filter(({ isMalay }) => !isMalay).map(({ address }) => address);
const dictionary = scripts.filter(({ isMalay }) => isMalay).map(({ address }) => address);

test("scripts leave the line and the processor to the first paint", async ({ page }) => {
  await page.addInitScript(() => {
    const frame = requestAnimationFrame.bind(window);
    const paint = new Promise<void>((resolve) => Object.assign(window, { paint: resolve }));
    window.requestAnimationFrame = (callback) => {
      void paint.then(() => frame(callback));
      return 0;
    };
  });
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await page.goto("/services/");
  await page.waitForTimeout(300);
  expect(requested.filter((address) => address.endsWith(".js"))).toEqual([]);
  await page.evaluate(() => (Reflect.get(window, "paint") as () => void)());
  await expect.poll(() => requested).toEqual(expect.arrayContaining(englishScripts));
  expect(englishScripts.length).toBeGreaterThan(5);
  // The dictionary that is fetched later is not fetched by this one.
  await expect(page.locator("script[data-language]")).toHaveCount(0);
});

test("React waits for the whole page, however slowly it comes", async ({ page }) => {
  const serve = staticHandler(exportedFile(""));
  const server = createServer((request, response) => {
    if (!request.url?.endsWith("/?lang=ms")) return serve(request, response);
    const half = html.indexOf("<footer");
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.write(html.slice(0, half));
    setTimeout(() => response.end(html.slice(half)), 1500);
  });
  const port = await listen(server, 0);
  await page.goto(`http://localhost:${port}/services/?lang=ms`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(ms.servicesTitle);
  await expect(page.getByRole("contentinfo")).toHaveCount(1);
  await expect(page.getByRole("contentinfo")).toContainText(ms.footerDescription);
  server.close();
});

test("scripts come at once where a page waits for Malay, and its words with them", async ({
  page,
}) => {
  await rememberLanguage(page, "ms");
  await openPage(page, "/services/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(ms.servicesTitle);
  expect(dictionary).toHaveLength(1);
  const starts = await readStarts(page, [...englishScripts, ...dictionary]);
  for (const start of starts) expect(start).toBeLessThanOrEqual(0);
});

test("scripts come at once in a tab in the background, which paints nothing", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, "hidden", { value: true });
    window.requestAnimationFrame = () => 0;
  });
  await openPage(page, "/services/");
  for (const start of await readStarts(page, englishScripts)) {
    expect(start).toBeLessThanOrEqual(0);
  }
});

for (const { name, rtt, media } of [
  { name: "is awaited on a fast line", rtt: 50, media: "all" },
  { name: "is not awaited on a slow line", rtt: 150, media: "not all" },
  { name: "is not awaited on a line that the browser does not tell of", media: "not all" },
]) {
  test(`the typeface ${name}`, async ({ page }) => {
    await page.addInitScript((rtt) => {
      Object.defineProperty(navigator, "connection", { value: rtt && { rtt } });
    }, rtt);
    await page.goto("/");
    await expect(page.locator("head > link[as=font]")).toHaveAttribute("media", media);
  });
}
