import { company } from "../../components/company";
import { expect, openPage, switchTo, test } from "./test";

test.skip(({ browserName }) => browserName !== "chromium", "Only Chromium prints to a file.");

for (const language of ["en", "ms"] as const) {
  for (const address of ["/services/", "/contact/"]) {
    test(`${address} prints on one sheet of A4 in ${language}, without navigation`, async ({
      page,
    }) => {
      await openPage(page, address);
      if (language === "ms") await switchTo(page, "ms");
      // What answers a press stays on the screen.
      const buttons = page.getByRole("main").getByRole("button");
      if (address === "/services/") await buttons.first().click();
      await page.emulateMedia({ media: "print" });
      for (const role of ["navigation", "button", "textbox"] as const) {
        await expect(page.getByRole(role)).toHaveCount(0);
      }
      await expect(
        page.locator("iframe:visible, figure:visible, li[data-sonner-toast]:visible"),
      ).toHaveCount(0);
      const notices = page.getByText(/nothing was sent|tiada apa-apa/i);
      await expect(notices.filter({ visible: true })).toHaveCount(0);
      await expect(page.getByRole("banner").getByText(company.name)).toBeVisible();
      await expect(page.getByRole("link", { name: company.phone })).toHaveCount(1);
      await expect(page.getByRole("link", { name: company.email })).toHaveCount(1);

      const sheet = await page.pdf({ format: "A4", preferCSSPageSize: true });
      expect(sheet.toString("latin1").match(/\/Type \/Page\b/g)).toHaveLength(1);
    });
  }
}

test("what is printed is dark on white", async ({ page }) => {
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
