import { company } from "@/lib/content/company";
import { routes } from "@/lib/content/routes";
import { languageCodes } from "@/lib/i18n/languages";
import { expect, exportTest as test } from "@/tests/helpers/browser-test";
import { contrast } from "@/tests/helpers/contrast";
import { pagePath, paths } from "@/tests/helpers/page-paths";
import { readBrokenWords } from "@/tests/helpers/text-layout";
import { openPage, openPageIn } from "@/tests/helpers/waiting";

// An A4 sheet between its margins, in CSS pixels.
test.use({ viewport: { width: 703, height: 1032 } });
test.skip(({ browserName }) => browserName !== "chromium", "Only Chromium supports page.pdf().");

const notPrinted = ":is(nav, button, input, textarea, iframe, figure, main [role=status])";

const advice = "change the print rules of that part, such as those in contact-lines.css";
const sheetAdvice =
  "needs fewer sheets of paper: hide a part, with `print:hidden` in `bandClassName` of its section, or change its print rules";

for (const language of languageCodes) {
  // A sheet holds about `sheetLength` characters of the page.
  for (const { route, sheetLength, sections } of [
    { route: routes.services, sheetLength: 1800, sections: 2 },
    { route: routes.contact, sheetLength: 800, sections: 3 },
  ]) {
    const path = pagePath(route);

    test(`prints ${path} in ${language} on no more sheets than its text needs`, async ({
      page,
    }) => {
      await openPageIn(page, language, path);
      await page.emulateMedia({ media: "print" });
      const broken = await readBrokenWords(page);
      // Longer words, such as an email address, do not fit a column.
      const short = broken.filter((word) => word.indexOf('" in <') < 40);
      expect(short, `${path}: ${short[0]} wraps: ${advice}`).toEqual([]);
      const controls = page.locator(`${notPrinted}:visible`);
      const controlAdvice = `hide buttons, fields and pictures of ${path} with \`print:hidden\``;
      await expect(controls, controlAdvice).toHaveCount(0);
      await expect(page.getByRole("banner").getByText(company.name)).toBeVisible();
      for (const name of [company.phone, company.email]) {
        const contact = page.locator("dd").getByRole("link", { name });
        await expect(contact, `print ${name} once on ${path}`).toHaveCount(1);
      }
      const pdf = await page.pdf({ format: "A4", preferCSSPageSize: true });
      const pdfPages = pdf.toString("latin1").match(/\/Type \/Page\b/g)!;
      const text = await page.getByRole("main").innerText();
      const sheets = Math.ceil(text.length / sheetLength);
      const tables = await page.locator("main table").count();
      const added = (await page.locator("main section:visible").count()) - sections;
      const limit = sheets + tables + Math.max(0, added);
      expect(pdfPages.length, `${path} ${sheetAdvice}`).toBeLessThanOrEqual(limit);
    });
  }
}

test("prints dark text on a white background", async ({ page }) => {
  for (const path of paths) {
    await openPage(page, path);
    await page.emulateMedia({ media: "print" });
    const styles = await page.locator("body *").evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility())
        .map((element) => getComputedStyle(element))
        .map(({ color, backgroundColor }) => ({ color, backgroundColor })),
    );
    expect(styles.length).toBeGreaterThan(10);
    for (const { color, backgroundColor } of styles) {
      const place = `${path}: print ${color} on ${backgroundColor} as dark text on white, with print:…`;
      expect(backgroundColor, place).toBe("rgba(0, 0, 0, 0)");
      expect(contrast(color, "#ffffff"), place).toBeGreaterThanOrEqual(4.5);
    }
  }
});
