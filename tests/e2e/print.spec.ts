import { company } from "../../lib/company";
import { services } from "../../lib/services";
import en from "../../messages/en.json" with { type: "json" };
import ms from "../../messages/ms.json" with { type: "json" };
import { expect, fullUnless, inFull, openPage, readBrokenWords, switchTo, test } from "./test";

test.skip(({ browserName }) => browserName !== "chromium", "Only Chromium prints to a file.");

/** What is left of A4 within the margins, in pixels. */
const sheetWidth = 703;

for (const [language, texts] of Object.entries({ en, ms })) {
  for (const address of ["/services/", "/contact/"]) {
    test(
      `${address} prints on one sheet of A4 in ${language}, without navigation`,
      fullUnless((language === "ms") === (address === "/services/")),
      async ({ page }) => {
        await openPage(page, address);
        if (language === "ms") await switchTo(page, "ms");
        // What answers a press stays on the screen.
        const buttons = page.getByRole("main").getByRole("button");
        if (address === "/services/") await buttons.first().click();
        await page.setViewportSize({ width: sheetWidth, height: 1032 });
        await page.emulateMedia({ media: "print" });
        expect(await readBrokenWords(page)).toEqual([]);
        for (const role of ["navigation", "button", "textbox"] as const) {
          await expect(page.getByRole(role)).toHaveCount(0);
        }
        await expect(
          page.locator("iframe:visible, figure:visible, li[data-sonner-toast]:visible"),
        ).toHaveCount(0);
        if (address === "/services/") {
          const notice = page.getByText(texts.inquiryNotSent, { exact: true });
          await expect(notice).toHaveCount(1);
          await expect(notice).toBeHidden();
        }
        await expect(page.getByRole("banner").getByText(company.name)).toBeVisible();
        await expect(page.getByRole("link", { name: company.phone })).toHaveCount(1);
        await expect(page.getByRole("link", { name: company.email })).toHaveCount(1);

        const sheet = await page.pdf({ format: "A4", preferCSSPageSize: true });
        const sheets = sheet.toString("latin1").match(/\/Type \/Page\b/g) ?? [];
        expect(sheets.length).toBeGreaterThan(0);
        // One sheet holds six services.
        expect(sheets.length).toBeLessThanOrEqual(Math.ceil(services.length / 6));
      },
    );
  }
}

test("what is printed is dark on white", inFull, async ({ page }) => {
  for (const address of ["/", "/about/", "/services/", "/contact/"]) {
    await openPage(page, address);
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
        grounds: elements.map((element) => getComputedStyle(element).backgroundColor),
      };
    });
    expect(new Set(colors.grounds), address).toEqual(new Set(["rgba(0, 0, 0, 0)"]));
    expect(colors.texts.length).toBeGreaterThan(10);
    for (const color of new Set(colors.texts)) {
      const [, ...channels] = color.match(/^rgb\((\d+), (\d+), (\d+)\)$/) ?? [];
      expect(channels, color).toHaveLength(3);
      expect(Math.max(...channels.map(Number)), color).toBeLessThan(120);
    }
  }
});

test("the figures of the about page are printed side by side", async ({ page }) => {
  await openPage(page, "/about/");
  await page.setViewportSize({ width: sheetWidth, height: 1032 });
  await page.emulateMedia({ media: "print" });
  const figures = page.getByRole("main").getByRole("definition");
  await expect(figures).toHaveCount(3);
  const boxes = await Promise.all((await figures.all()).map((figure) => figure.boundingBox()));
  expect(new Set(boxes.map((box) => Math.round(box!.y))).size).toBe(1);
});
