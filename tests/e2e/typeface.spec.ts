import type { Page } from "playwright/test";
import { routes } from "@/lib/routes";
import en from "@/messages/en.json" with { type: "json" };
import {
  desktop,
  expect,
  heading,
  holdResponses,
  mainNavigationLink,
  mockConnection,
  openPage,
  phone,
  setStyle,
  test,
  waitForHydration,
  waitForPaint,
  waitForRequests,
} from "@/tests/helpers/browser-test";
import { pagePath, paths } from "@/tests/helpers/page-paths";

test.use({ loadsTypeface: true, viewport: desktop });

/** Returns the width of a text that is wider in one font than in the other. */
function readTextWidth(page: Page) {
  return page.evaluate(() => {
    const text = document.createElement("span");
    text.textContent = "illicit ".repeat(10);
    text.style.cssText = "position: absolute; white-space: nowrap";
    document.body.append(text);
    const { width } = text.getBoundingClientRect();
    text.remove();
    return width;
  });
}

/** Returns the sum of the layout shifts so far; only Chromium reports them. */
function readLayoutShift(page: Page) {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: "layout-shift", buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
    return shifts.reduce((sum, { value }) => sum + value, 0);
  });
}

/** Opens a page whose typeface is held back until the returned function is called. */
async function openWithLateTypeface(page: Page, path: string) {
  const release = await holdResponses(page, "**/*.woff2");
  // The load event waits for the typeface.
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await waitForHydration(page);
  await waitForPaint(page);
  return async () => {
    release();
    await page.evaluate(() => document.fonts.ready);
    await waitForPaint(page);
  };
}

for (const { result, css, isShown } of [
  // Leaves the company name and the controls, which do not move.
  { result: "is shown", css: "nav, main, footer { display: none !important }", isShown: true },
  {
    result: "that would move the text is shown on the next page",
    // A fallback font so wide that lines break elsewhere.
    css: ":root { --font-text: var(--font-instrument-sans), monospace }",
    isShown: false,
  },
]) {
  test(`a typeface that arrives after the first paint ${result}`, async ({ page }) => {
    const release = await openWithLateTypeface(page, "/");
    await setStyle(page, css);
    await waitForPaint(page);
    const fallbackWidth = await readTextWidth(page);
    await release();
    expect((await readTextWidth(page)) !== fallbackWidth).toBe(isShown);
    const path = pagePath(routes.services);
    await page.locator(`a[href="${path}"]`).first().dispatchEvent("click");
    await expect(page).toHaveURL(path);
    await expect.poll(() => readTextWidth(page)).not.toBe(fallbackWidth);
  });
}

for (const { connection, requests } of [
  { connection: { effectiveType: "4g" }, requests: 1 },
  { connection: { effectiveType: "3g" }, requests: 0 },
  { connection: { effectiveType: "4g", saveData: true }, requests: 0 },
]) {
  test(`two pages request ${requests} fonts: ${JSON.stringify(connection)}`, async ({ page }) => {
    let requested = 0;
    page.on("request", (request) => (requested += request.resourceType() === "font" ? 1 : 0));
    await mockConnection(page, connection);
    await openPage(page, "/");
    await waitForRequests(page);
    await mainNavigationLink(page, en.services).click();
    await expect(heading(page)).toHaveText(en.servicesTitle);
    expect(requested).toBe(requests);
  });
}

test("a late typeface moves nothing on a phone", async ({ page, browserName }) => {
  test.skip(browserName !== "chromium", "Only Chromium reports layout shifts.");
  await page.setViewportSize(phone);
  for (const path of paths) {
    const release = await openWithLateTypeface(page, path);
    await release();
    expect(await readLayoutShift(page), path).toBeLessThanOrEqual(0.005);
  }
});
