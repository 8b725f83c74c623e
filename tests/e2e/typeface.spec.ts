import type { Page } from "playwright/test";
import { routes } from "@/lib/routes";
import en from "@/messages/en.json" with { type: "json" };
import {
  desktop,
  expect,
  fullOnlyUnless,
  heading,
  holdResponses,
  mainNavigationLink,
  mockConnection,
  openPage,
  phone,
  readLayoutShift,
  setStyle,
  test,
  waitForHydration,
  waitForPaint,
  waitForRequests,
} from "@/tests/helpers/browser-test";

test.use({ loadsTypeface: true, viewport: desktop });

/** Returns the width of the company name, whose two fonts differ in width. */
function readNameWidth(page: Page) {
  return page
    .getByRole("banner")
    .getByRole("link")
    .first()
    .evaluate((link) => {
      const range = document.createRange();
      range.selectNodeContents(link);
      return range.getBoundingClientRect().width;
    });
}

/** Opens a page whose typeface is held back until `release` is called. */
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

test("a typeface that arrives after the first paint is shown", async ({ page }) => {
  const release = await openWithLateTypeface(page, "/");
  // Leaves the header, whose texts do not wrap; other texts may have a word more on a line.
  await setStyle(page, "main, footer { display: none }");
  await waitForPaint(page);
  const fallbackWidth = await readNameWidth(page);
  await release();
  expect(await readNameWidth(page)).not.toBe(fallbackWidth);
});

test("a late typeface that would move the text is shown on the next page only", async ({
  page,
}) => {
  const release = await openWithLateTypeface(page, "/");
  // So wide that lines break elsewhere.
  await setStyle(page, ":root { --font-text: var(--font-instrument-sans), monospace }");
  await waitForPaint(page);
  const fallbackWidth = await readNameWidth(page);
  await release();
  expect(await readNameWidth(page)).toBe(fallbackWidth);

  await mainNavigationLink(page, en.services).click();
  await expect(heading(page)).toHaveText(en.servicesTitle);
  expect(await readNameWidth(page)).not.toBe(fallbackWidth);
});

for (const [name, connection, isRequested] of [
  ["is requested once on 4G", { effectiveType: "4g" }, true],
  ["is not requested on 3G", { effectiveType: "3g" }, false],
  ["is not requested with Data Saver on", { effectiveType: "4g", saveData: true }, false],
] as const) {
  test(`the typeface ${name}`, async ({ page }) => {
    let requests = 0;
    page.on("request", (request) => (requests += request.resourceType() === "font" ? 1 : 0));
    await mockConnection(page, connection);
    await openPage(page, "/");
    await waitForRequests(page);
    await mainNavigationLink(page, en.services).click();
    await expect(heading(page)).toHaveText(en.servicesTitle);
    expect(requests).toBe(isRequested ? 1 : 0);
  });
}

for (const [size, viewport] of Object.entries({ phone, desktop })) {
  test(
    `a late typeface causes no layout shift on a ${size}`,
    fullOnlyUnless(size === "phone"),
    async ({ page, browserName }) => {
      test.skip(browserName !== "chromium", "Only Chromium reports layout shifts.");
      await page.setViewportSize(viewport);
      for (const route of Object.values(routes)) {
        const release = await openWithLateTypeface(page, route.path);
        await release();
        expect(await readLayoutShift(page), route.path).toBeLessThanOrEqual(0.005);
      }
    },
  );
}
