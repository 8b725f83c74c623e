import { readFileSync } from "node:fs";
import { documentTitle } from "@/lib/seo/document-title";
import { routes } from "@/lib/routes";
import en from "@/messages/en.json" with { type: "json" };
import ms from "@/messages/ms.json" with { type: "json" };
import { readSiteUrl } from "@/tests/helpers/exported-page";
import { exportedFile, exportFolder } from "@/tests/helpers/exported-file";
import {
  desktop,
  expect,
  fullOnly,
  fullOnlyUnless,
  heading,
  languageToggle,
  openPage,
  phone,
  readLayoutShift,
  switchTo,
  test,
  waitForPaint,
} from "@/tests/helpers/browser-test";

const messages: Record<string, string> = en;

for (const [size, viewport] of Object.entries({ phone, desktop })) {
  test(
    `pages on a ${size} have a title, a heading, a current link and no horizontal overflow`,
    fullOnlyUnless(size === "phone"),
    async ({ page }) => {
      await page.setViewportSize(viewport);
      for (const route of Object.values(routes)) {
        await openPage(page, route.path);
        await expect(page).toHaveTitle(documentTitle(messages[route.title] ?? ""));
        await expect(heading(page)).toBeInViewport();
        const current = page.locator("header nav [aria-current='page']").first();
        await expect(current).toHaveText(messages[route.label] ?? "");
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width, route.path).toBeLessThanOrEqual(viewport.width);
      }
    },
  );
}

test("navigates between all pages without reloading the document", async ({ page }) => {
  await openPage(page, "/");
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const navigation = page
    .getByRole("banner")
    .getByRole("navigation", { name: en.mainNavigation })
    .first();
  for (const route of Object.values(routes).reverse()) {
    await navigation.getByRole("link", { name: messages[route.label] }).click();
    await expect(page).toHaveTitle(documentTitle(messages[route.title] ?? ""));
    await expect(page).toHaveURL(route.path === "/" ? /\/$/ : new RegExp(`${route.path}/$`));
  }
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
});

test("shows the error screen with links and status 404 for an unknown URL", async ({ page }) => {
  const response = await page.goto("/nowhere/");
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(/^Unexpected Application Error!/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
  await expect(page.getByText(en.errorNotFound)).toBeVisible();
  await languageToggle(page).click();
  await expect(page).toHaveTitle(new RegExp(`^${ms.errorTitle}`));
  await page.getByRole("main").getByRole("link", { name: ms.contactUs }).click();
  await expect(page).toHaveURL(/\/contact\/$/);
});

test(
  "updates the canonical URL on navigation, but not on a language change",
  fullOnly,
  async ({ page }) => {
    const siteUrl = readSiteUrl(exportFolder);
    const canonical = page.locator('link[rel="canonical"]');
    await openPage(page, "/services/?lang=ms");
    await expect(page.locator("html")).toHaveAttribute("lang", "ms");
    await expect(canonical).toHaveAttribute("href", `${siteUrl}/services/`);
    await page.getByRole("contentinfo").getByRole("link", { name: ms.contact }).click();
    await expect(page).toHaveURL(/\/contact\/$/);
    await expect(canonical).toHaveAttribute("href", `${siteUrl}/contact/`);
    await switchTo(page, "en");
    await expect(canonical).toHaveAttribute("href", `${siteUrl}/contact/`);
  },
);

test("shows the page title when the URL ends in index.html", async ({ page }) => {
  await openPage(page, "/services/index.html");
  await expect(page).toHaveTitle(documentTitle(en.servicesMetaTitle));
});

test(
  "restores the previous page on Back after use of the skip link",
  fullOnly,
  async ({ page }) => {
    await openPage(page, "/contact/");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    await page.getByRole("contentinfo").getByRole("link", { name: en.services }).click();
    await expect(page).toHaveTitle(documentTitle(en.servicesMetaTitle));
    await page.goBack();
    await expect(page).toHaveTitle(documentTitle(en.contactMetaTitle));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(en.contactTitle);
  },
);

test("has no layout shift on a phone while the header and the main content are streamed", async ({
  page,
  browserName,
}) => {
  test.skip(browserName !== "chromium", "Only Chromium reports layout shifts.");
  await page.setViewportSize(phone);
  for (const route of Object.values(routes)) {
    const html = readFileSync(exportedFile(`${route.path}/index.html`), "utf8");
    // On a page shorter than the screen, the columns of the footer move while it is parsed.
    const [beforeFooter = ""] = html
      .replaceAll(/<script[^]*?<\/script>/g, "")
      // Shows the controls that need scripts.
      .replace("<html", '<html data-scripts=""')
      .split("<footer");
    await page.goto("/robots.txt");
    await page.evaluate(() => document.open());
    for (const piece of beforeFooter.split(/(?<=<\/(?:svg|h\d|p|li|button)>)/)) {
      await page.evaluate((piece) => document.write(piece), piece);
      await waitForPaint(page);
    }
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    expect(await readLayoutShift(page), route.path).toBe(0);
  }
});
