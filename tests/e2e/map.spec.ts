import type { Page } from "playwright/test";
import { company } from "../../lib/company";
import { expect, inFull, openPage, phone, test, waitForIdle } from "./test";

const mapService = "https://www.openstreetmap.org";

/** The addresses that the map's frames ask for from now on. */
function listenForMaps(page: Page) {
  const addresses: URL[] = [];
  page.on("request", (request) => {
    if (request.url().startsWith(mapService)) addresses.push(new URL(request.url()));
  });
  return addresses;
}

function mapFrame(page: Page) {
  return page.getByTitle("Map of Nilai, Negeri Sembilan").filter({ visible: true });
}

/** Expects the frame of the specification: the office with its surroundings, 400 pixels high. */
async function expectOffice(page: Page, address: URL) {
  const { latitude, longitude } = company.coordinates;
  expect(address.searchParams.get("marker")).toBe(`${latitude},${longitude}`);
  const [west, south, east, north] = address.searchParams.get("bbox")!.split(",").map(Number);
  expect(west).toBeLessThan(longitude);
  expect(east).toBeGreaterThan(longitude);
  expect(south).toBeLessThan(latitude);
  expect(north).toBeGreaterThan(latitude);
  await expect(mapFrame(page)).toHaveAttribute("height", "400");
}

test("a phone fetches the map when it comes near the view, and not before", async ({ page }) => {
  await page.setViewportSize(phone);
  const addresses = listenForMaps(page);
  await openPage(page, "/contact/");
  const height = await mapFrame(page).evaluate((frame) => frame.getBoundingClientRect().top);
  expect(height).toBeGreaterThan(phone.height + 400);
  await waitForIdle(page);
  expect(addresses).toEqual([]);
  await mapFrame(page).scrollIntoViewIfNeeded();
  await expect.poll(() => addresses.length).toBe(1);
  await expectOffice(page, addresses[0]!);
});

test("the map is fetched once, whatever the language", inFull, async ({ page }) => {
  const addresses = listenForMaps(page);
  await openPage(page, "/contact/?lang=ms");
  const frame = page.getByTitle("Peta Nilai, Negeri Sembilan");
  await frame.scrollIntoViewIfNeeded();
  await expect.poll(() => addresses.length).toBe(1);
  await page.getByRole("button", { name: "Switch to English" }).click();
  await expect(mapFrame(page)).toBeVisible();
  await waitForIdle(page);
  expect(addresses).toHaveLength(1);
});

test.describe("with scripts off", () => {
  test.use({ javaScriptEnabled: false });

  test("the map is there", async ({ page }) => {
    const addresses = listenForMaps(page);
    await page.goto("/contact/");
    await expect(page.locator("iframe:visible")).toHaveCount(1);
    await page.locator("iframe:visible").scrollIntoViewIfNeeded();
    await expect.poll(() => addresses.length).toBe(1);
    await expectOffice(page, addresses[0]!);
  });
});
