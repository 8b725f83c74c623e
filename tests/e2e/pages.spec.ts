import { readFileSync } from "node:fs";
import type { Page } from "playwright/test";
import { documentTitle } from "../../lib/document-title";
import { routes } from "../../lib/routes";
import en from "../../messages/en.json" with { type: "json" };
import { readSiteUrl } from "../export/exported-page";
import { exportedFile, exportFolder } from "../exported-file";
import {
  desktop,
  expect,
  fullUnless,
  heading,
  inFull,
  languageToggle,
  openPage,
  phone,
  switchTo,
  test,
  waitForFrame,
  waitForHydration,
} from "./test";

const words: Record<string, string> = en;

for (const [size, viewport] of Object.entries({ phone, desktop })) {
  test(
    `every page on a ${size} has its title, its heading and its mark in the navigation, and nothing beside the screen`,
    fullUnless(size === "phone"),
    async ({ page }) => {
      await page.setViewportSize(viewport);
      for (const route of Object.values(routes)) {
        await openPage(page, route.path);
        await expect(page).toHaveTitle(documentTitle(words[route.title] ?? ""));
        await expect(heading(page)).toBeInViewport();
        const current = page.locator("header nav [aria-current='page']").first();
        await expect(current).toHaveText(words[route.label] ?? "");
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width, route.path).toBeLessThanOrEqual(viewport.width);
      }
    },
  );
}

test("the visitor walks through the pages by the navigation, without a reload", async ({
  page,
}) => {
  await openPage(page, "/");
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const navigation = page.getByRole("banner").getByRole("navigation", { name: "Main" }).first();
  for (const route of Object.values(routes).reverse()) {
    await navigation.getByRole("link", { name: words[route.label] }).click();
    await expect(page).toHaveTitle(documentTitle(words[route.title] ?? ""));
    await expect(page).toHaveURL(route.path === "/" ? /\/$/ : new RegExp(`${route.path}/$`));
  }
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
});

test("an unknown address shows the error screen, with ways on and status 404", async ({ page }) => {
  const response = await page.goto("/nowhere/");
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(/^Unexpected Application Error!/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
  await expect(page.getByText("404 Not Found")).toBeVisible();
  await languageToggle(page).click();
  await expect(page).toHaveTitle(/^Ralat Aplikasi Tidak Dijangka!/);
  await page.getByRole("main").getByRole("link", { name: "Hubungi Kami" }).click();
  await expect(page).toHaveURL(/\/contact\/$/);
});

test(
  "the canonical address is the page's own, whatever the visitor does",
  inFull,
  async ({ page }) => {
    const siteUrl = readSiteUrl(exportFolder);
    const canonical = page.locator('link[rel="canonical"]');
    await openPage(page, "/services/?lang=ms");
    await expect(page.locator("html")).toHaveAttribute("lang", "ms");
    await expect(canonical).toHaveAttribute("href", `${siteUrl}/services/`);
    await page.getByRole("contentinfo").getByRole("link", { name: "Tentang Kami" }).click();
    await expect(page).toHaveURL(/\/about\/$/);
    await expect(canonical).toHaveAttribute("href", `${siteUrl}/about/`);
    await switchTo(page, "en");
    await expect(canonical).toHaveAttribute("href", `${siteUrl}/about/`);
  },
);

test("a page that is asked for as index.html is titled as itself", async ({ page }) => {
  await openPage(page, "/about/index.html");
  await expect(page).toHaveTitle(documentTitle(en.aboutMetaTitle));
});

test("Back is right after the skip link", inFull, async ({ page }) => {
  await openPage(page, "/about/");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.getByRole("contentinfo").getByRole("link", { name: "Services" }).click();
  await expect(page).toHaveTitle(documentTitle(en.servicesMetaTitle));
  await page.goBack();
  await expect(page).toHaveTitle(documentTitle(en.aboutMetaTitle));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/We trade chemicals/);
});

for (const [size, viewport] of Object.entries({ phone, desktop })) {
  test(
    `nothing jumps on a ${size} when the typeface comes late`,
    fullUnless(size === "phone"),
    async ({ page }) => {
      await page.setViewportSize(viewport);
      let sendTypeface = () => {};
      await page.route("**/*.woff2", async (route) => {
        await new Promise<void>((resolve) => (sendTypeface = resolve));
        await route.continue();
      });
      await recordLayoutShifts(page);
      for (const route of Object.values(routes)) {
        const requested = page.waitForRequest("**/*.woff2");
        // What waits for the load event waits for the typeface.
        await page.goto(route.path, { waitUntil: "commit" });
        await waitForHydration(page);
        await requested;
        await waitForFrame(page);
        sendTypeface();
        await page.evaluate(() => document.fonts.ready);
        await waitForFrame(page);
        expect(await layoutShifts(page), route.path).toEqual([]);
      }
    },
  );
}

test("nothing jumps on a phone while the HTML arrives in pieces", async ({ page }) => {
  await page.setViewportSize(phone);
  await recordLayoutShifts(page);
  for (const route of Object.values(routes)) {
    const html = readFileSync(exportedFile(`${route.path}/index.html`), "utf8").replaceAll(
      /<script[^]*?<\/script>/g,
      "",
    );
    await page.goto("/robots.txt");
    await page.evaluate(() => document.open());
    for (const piece of html.split(/(?<=<\/(?:svg|h\d|p|li)>)/)) {
      await page.evaluate((piece) => document.write(piece), piece);
      await waitForFrame(page);
    }
    await expect(page.getByRole("contentinfo")).toBeAttached();
    expect(await layoutShifts(page), route.path).toEqual([]);
  }
});

/** Records the layout shifts of every page that is opened from now on. */
function recordLayoutShifts(page: Page) {
  return page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      shifts.push(...list.getEntries().map((entry) => Number(Reflect.get(entry, "value"))));
    }).observe({ type: "layout-shift", buffered: true });
  });
}

function layoutShifts(page: Page): Promise<number[]> {
  return page.evaluate(() => Reflect.get(window, "shifts"));
}
