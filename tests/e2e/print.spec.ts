import type { Page } from "playwright/test";
import { company } from "@/lib/company";
import { hrefOf, routes } from "@/lib/routes";
import { services } from "@/lib/services";
import en from "@/messages/en.json" with { type: "json" };
import ms from "@/messages/ms.json" with { type: "json" };
import {
  desktop,
  expect,
  fullOnlyUnless,
  fullOnly,
  openPage,
  readBrokenWords,
  switchTo,
  test,
} from "@/tests/helpers/browser-test";

test.skip(({ browserName }) => browserName !== "chromium", "Only Chromium supports page.pdf().");

/** The width of an A4 page between its margins, in CSS pixels. */
const printableWidth = 703;

for (const [language, texts] of Object.entries({ en, ms })) {
  for (const path of ["/services/", "/contact/"]) {
    test(
      `prints ${path} on one A4 page without navigation in ${language}`,
      fullOnlyUnless((language === "ms") === (path === "/services/")),
      async ({ page }) => {
        await openPage(page, path);
        if (language === "ms") await switchTo(page, "ms");
        // Opens a toast and a status message, neither of which may be printed.
        const buttons = page.getByRole("main").getByRole("button");
        if (path === "/services/") {
          await buttons.first().click();
          await expect(page.getByText(texts.serviceInquiry)).toBeVisible();
        }
        await page.setViewportSize({ width: printableWidth, height: 1032 });
        await page.emulateMedia({ media: "print" });
        expect(await readBrokenWords(page)).toEqual([]);
        for (const role of ["navigation", "button", "textbox"] as const) {
          await expect(page.getByRole(role)).toHaveCount(0);
        }
        await expect(
          page.locator("iframe:visible, figure:visible, li[data-sonner-toast]:visible"),
        ).toHaveCount(0);
        if (path === "/services/") {
          const notice = page.getByText(texts.inquiryNotSent, { exact: true });
          await expect(notice).toHaveCount(1);
          await expect(notice).toBeHidden();
        }
        await expect(page.getByRole("banner").getByText(company.name)).toBeVisible();
        await expect(page.getByRole("link", { name: company.phone })).toHaveCount(1);
        await expect(page.getByRole("link", { name: company.email })).toHaveCount(1);

        const pdf = await page.pdf({ format: "A4", preferCSSPageSize: true });
        const pdfPages = pdf.toString("latin1").match(/\/Type \/Page\b/g) ?? [];
        expect(pdfPages.length).toBeGreaterThan(0);
        // One page holds six services.
        expect(pdfPages.length).toBeLessThanOrEqual(Math.ceil(services.length / 6));
      },
    );
  }
}

test("prints dark text on a white background", fullOnly, async ({ page }) => {
  for (const path of Object.values(routes).map(hrefOf)) {
    await openPage(page, path);
    await page.emulateMedia({ media: "print" });
    const colors = await page.evaluate(() => {
      const elements = [...document.querySelectorAll("body, body *")].filter((element) =>
        element.checkVisibility(),
      );
      const texts = elements.filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE),
      );
      return {
        texts: texts.map((element) => getComputedStyle(element).color),
        backgrounds: elements.map((element) => getComputedStyle(element).backgroundColor),
      };
    });
    expect(new Set(colors.backgrounds), path).toEqual(new Set(["rgba(0, 0, 0, 0)"]));
    expect(colors.texts.length).toBeGreaterThan(10);
    for (const color of new Set(colors.texts)) {
      const [, ...channels] = color.match(/^rgb\((\d+), (\d+), (\d+)\)$/) ?? [];
      expect(channels, color).toHaveLength(3);
      expect(Math.max(...channels.map(Number)), color).toBeLessThan(120);
    }
  }
});

test("prints the items of each list in no more rows than a desktop shows", async ({ page }) => {
  for (const path of Object.values(routes).map(hrefOf)) {
    await page.setViewportSize(desktop);
    await page.emulateMedia({ media: "screen" });
    await openPage(page, path);
    const onDesktop = await readListRows(page);
    await page.setViewportSize({ width: printableWidth, height: 1032 });
    await page.emulateMedia({ media: "print" });
    const printed = await readListRows(page);
    expect(printed).toEqual(printed.map((rows, index) => Math.min(rows, onDesktop[index]!)));
    expect(Math.max(...printed), path).toBeGreaterThan(0);
  }
});

/** Returns the number of rows of each list outside the header. */
function readListRows(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll("main :is(ul, ol, dl), footer :is(ul, ol, dl)")].map((list) => {
      const items = [...list.children].filter((item) => item.getClientRects().length > 0);
      return new Set(items.map((item) => Math.round(item.getBoundingClientRect().top))).size;
    }),
  );
}
