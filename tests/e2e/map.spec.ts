import type { Page } from "playwright/test";
import { company } from "@/lib/company";
import { isConfirmed } from "@/lib/missing-facts";
import en from "@/messages/en.json" with { type: "json" };
import ms from "@/messages/ms.json" with { type: "json" };
import {
  expect,
  fullOnly,
  openPage,
  phone,
  switchTo,
  test,
  waitForIdle,
} from "@/tests/helpers/browser-test";

const mapService = "https://www.openstreetmap.org";

/** Returns an array that collects the URLs of all later map requests. */
function collectMapRequests(page: Page) {
  const requestedUrls: URL[] = [];
  page.on("request", (request) => {
    if (request.url().startsWith(mapService)) requestedUrls.push(new URL(request.url()));
  });
  return requestedUrls;
}

function mapFrame(page: Page) {
  return page.getByTitle(en.mapTitle, { exact: true }).filter({ visible: true });
}

/** Expects a map with a marker at the office inside its bounds, in an iframe 400 px high. */
async function expectOfficeMap(page: Page, url: URL) {
  const { latitude, longitude } = company.coordinates;
  expect(url.searchParams.get("marker")).toBe(`${latitude},${longitude}`);
  const [west, south, east, north] = url.searchParams.get("bbox")!.split(",").map(Number);
  expect(west).toBeLessThan(longitude);
  expect(east).toBeGreaterThan(longitude);
  expect(south).toBeLessThan(latitude);
  expect(north).toBeGreaterThan(latitude);
  await expect(mapFrame(page)).toHaveAttribute("height", "400");
}

test("loads the map on a phone only when it is near the viewport", async ({ page }) => {
  await page.setViewportSize(phone);
  const requestedUrls = collectMapRequests(page);
  await openPage(page, "/contact/");
  const top = await mapFrame(page).evaluate((frame) => frame.getBoundingClientRect().top);
  expect(top).toBeGreaterThan(phone.height + 400);
  await waitForIdle(page);
  expect(requestedUrls).toEqual([]);
  await mapFrame(page).scrollIntoViewIfNeeded();
  await expect.poll(() => requestedUrls.length).toBe(1);
  await expectOfficeMap(page, requestedUrls[0]!);
});

test("does not reload the map after a language change", fullOnly, async ({ page }) => {
  const requestedUrls = collectMapRequests(page);
  await openPage(page, "/contact/?lang=ms");
  const frame = page.getByTitle(ms.mapTitle, { exact: true });
  await frame.scrollIntoViewIfNeeded();
  await expect.poll(() => requestedUrls.length).toBe(1);
  await switchTo(page, "en");
  await expect(mapFrame(page)).toBeVisible();
  await waitForIdle(page);
  expect(requestedUrls).toHaveLength(1);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("loads the map", async ({ page }) => {
    const requestedUrls = collectMapRequests(page);
    await page.goto("/contact/");
    await expect(page.locator("iframe:visible")).toHaveCount(1);
    await page.locator("iframe:visible").scrollIntoViewIfNeeded();
    await expect.poll(() => requestedUrls.length).toBe(1);
    await expectOfficeMap(page, requestedUrls[0]!);
  });

  test("a text states whether the map marks the office or the town", async ({ page }) => {
    await page.goto("/contact/");
    const [shown, other] = isConfirmed("coordinates")
      ? [en.findUsTextExact, en.findUsText]
      : [en.findUsText, en.findUsTextExact];
    const main = page.getByRole("main");
    await expect(main.getByText(shown.replace(/<\/?name>/g, ""), { exact: true })).toBeVisible();
    await expect(main.getByText(other.replace(/<\/?name>/g, ""), { exact: true })).toHaveCount(0);
  });
});
