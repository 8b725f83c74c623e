import { company } from "../../components/company";
import { expect, openPage, switchTo, test } from "./test";

for (const language of ["en", "ms"] as const) {
  for (const address of ["/services/", "/contact/"]) {
    test(`${address} prints on one sheet of A4 in ${language}, without navigation`, async ({
      page,
    }) => {
      await openPage(page, address);
      if (language === "ms") await switchTo(page, "ms");
      await page.emulateMedia({ media: "print" });
      for (const role of ["navigation", "button", "textbox"] as const) {
        await expect(page.getByRole(role)).toHaveCount(0);
      }
      await expect(page.locator("iframe:visible, figure:visible")).toHaveCount(0);
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
    const pale = await page.evaluate(() => {
      const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const pale: string[] = [];
      while (texts.nextNode()) {
        const element = texts.currentNode.parentElement;
        if (!element?.checkVisibility() || !texts.currentNode.textContent?.trim()) continue;
        const color = channels(getComputedStyle(element).color);
        if (Math.max(...color) > 120) pale.push(texts.currentNode.textContent);
      }
      return pale;
    });
    expect(pale, address).toEqual([]);
  }
});
