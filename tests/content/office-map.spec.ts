import { company } from "@/lib/content/company";
import { isConfirmed } from "@/lib/facts/derived-facts";
import { mapOrigin } from "@/lib/facts/policy-origins";
import { languageCodes } from "@/lib/i18n/languages";
import { expect, exportTest as test } from "@/tests/helpers/browser-test";
import { phone } from "@/tests/helpers/conditions";
import { messages } from "@/tests/helpers/dictionaries";
import { readPages } from "@/tests/helpers/exported-page";
import { switchTo } from "@/tests/helpers/locators";
import { openPage, waitForRequests } from "@/tests/helpers/waiting";

// Delete this file together with components/sections/office-map.tsx.
const isMap = (frame: HTMLIFrameElement) => frame.title === messages.mapTitle;
const { path = "" } =
  readPages().find(({ document }) => [...document.querySelectorAll("iframe")].some(isMap)) ?? {};

test.beforeEach(() => {
  const advice =
    "no page.tsx has <OfficeMap />: put it back, or delete tests/content/office-map.spec.ts";
  expect(path, advice).not.toBe("");
});

test("the map loads once, when it is near the viewport, and marks the office", async ({ page }) => {
  await page.setViewportSize(phone);
  const urls: URL[] = [];
  page.on("request", (request) => {
    if (request.url().startsWith(mapOrigin)) urls.push(new URL(request.url()));
  });
  await openPage(page, path);
  await waitForRequests(page);
  expect(urls).toEqual([]);
  const map = page.getByTitle(messages.mapTitle, { exact: true }).filter({ visible: true });
  await map.scrollIntoViewIfNeeded();
  await expect.poll(() => urls.length).toBe(1);
  for (const language of languageCodes.toReversed()) await switchTo(page, language);
  await waitForRequests(page);
  expect(urls).toHaveLength(1);

  const { latitude, longitude } = company.coordinates;
  const [url] = urls;
  const advice = "the map in office-map.tsx needs the coordinates of lib/content/company.ts";
  for (const degrees of [latitude, longitude]) {
    expect(url!.href, advice).toContain(String(degrees));
  }
  // Other maps have other parameters.
  const { marker, bbox } = Object.fromEntries(url!.searchParams);
  if (bbox) {
    expect(marker).toBe(`${latitude},${longitude}`);
    const [west, south, east, north] = bbox.split(",").map(Number);
    expect(longitude).toBeCloseTo((west! + east!) / 2, 3);
    expect(latitude).toBeCloseTo((south! + north!) / 2, 3);
  }
  // The text says whether the marker is at the office or only in its town.
  const text = isConfirmed("coordinates") ? messages.findUsTextExact : messages.findUsText;
  await expect(page.getByRole("main")).toContainText(text.replace(/<\/?\w+>/g, ""));
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the map loads", async ({ page }) => {
    await page.goto(path);
    const map = page.locator("iframe:visible");
    await map.scrollIntoViewIfNeeded();
    await expect(map.contentFrame().locator("title")).toBeAttached();
  });
});
