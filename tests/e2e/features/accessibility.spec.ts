import { services } from "@/tests/fixture-site/content/services";
import { en, messages } from "@/tests/fixture-site/messages";
import { expect, test } from "@/tests/helpers/fixtures";
import { inquiryName, switchTo } from "@/tests/helpers/locators";
import { openPage } from "@/tests/helpers/waiting";

test("names have spaces between their parts; forced colours show buttons and the current link", async ({
  page,
}) => {
  await openPage(page, "services/");
  for (const [language, texts] of Object.entries(messages)) {
    await test.step(`names in ${language}`, async () => {
      if (language !== "en") await switchTo(page, language);
      const names = await page.locator("a, button").allTextContents();
      const expected = [
        ` ${texts.switchLanguage}`,
        ` ${texts.opensInNewTab}`,
        ...services.map((service) => inquiryName(service, texts)),
      ];
      const missing = expected.filter((text) => !names.some((name) => name.includes(text)));
      expect.soft(missing, "texts that no name of a link or button contains").toEqual([]);
    });
  }

  await test.step("forced colours", async () => {
    await switchTo(page, "en");
    await page.emulateMedia({ forcedColors: "active" });
    const findBordered = (elements: Element[]) => {
      const { backgroundColor } = getComputedStyle(document.documentElement);
      const bordered = elements.filter((element) => {
        const { borderBottomColor, borderBottomWidth } = getComputedStyle(element);
        return borderBottomWidth !== "0px" && borderBottomColor !== backgroundColor;
      });
      return bordered.map((element) => element.textContent);
    };
    const buttons = page.getByRole("main").getByRole("button");
    const names = await buttons.allTextContents();
    expect(names.length).toBeGreaterThan(services.length);
    const bordered = await buttons.evaluateAll(findBordered);
    expect.soft(bordered, "buttons with a border in forced colours").toEqual(names);
    const links = page.getByRole("banner").getByRole("navigation").getByRole("link");
    const current = await links.evaluateAll(findBordered);
    expect.soft(current, "links with a border in forced colours").toEqual([en.services]);
  });
});
