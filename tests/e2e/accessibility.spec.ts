import { services } from "@/tests/fixture-site/content/services";
import { en, messages } from "@/tests/fixture-site/messages";
import { expectNoViolations } from "@/tests/helpers/axe";
import { expect, test } from "@/tests/helpers/browser-test";
import { desktop, phone } from "@/tests/helpers/conditions";
import { inquiryButton, inquiryName, sendButton, toast } from "@/tests/helpers/locators";
import { openPage, openPageIn } from "@/tests/helpers/waiting";

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const { size, viewport, language, colorScheme } of [
  { size: "phone", viewport: phone, language: "en", colorScheme: "light" },
  { size: "desktop", viewport: desktop, language: "ms", colorScheme: "dark" },
] as const) {
  test(`a toast on a ${colorScheme} ${size} has no axe violations`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await openPageIn(page, language, "services/");
    await inquiryButton(page).click();
    // A hovered toast does not close. At its edge, because the text of a hovered button may have less contrast.
    await toast(page).hover({ position: { x: 4, y: 4 } });
    await expectNoViolations(page);
    await expect(toast(page)).toBeVisible();
  });
}

for (const [language, texts] of Object.entries(messages)) {
  test(`names in ${language} have spaces between their parts`, async ({ page }) => {
    await openPageIn(page, language, "services/");
    const read = await page
      .locator("a, button")
      .evaluateAll((elements) => elements.map((element) => element.textContent));
    expect(read).toEqual(
      expect.arrayContaining([
        expect.stringContaining(` ${texts.switchLanguage}`),
        expect.stringContaining(` ${texts.opensInNewTab}`),
        ...services.map((service) => inquiryName(service, texts)),
      ]),
    );
  });
}

test("in forced colours, buttons and the current link have a border", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await openPage(page, "services/");
  const findBordered = (elements: Element[]) => {
    const { backgroundColor } = getComputedStyle(document.documentElement);
    const bordered = elements.filter((element) => {
      const { borderBottomColor, borderBottomWidth } = getComputedStyle(element);
      return borderBottomWidth !== "0px" && borderBottomColor !== backgroundColor;
    });
    return bordered.map((element) => element.textContent);
  };
  const buttons = page.getByRole("main").getByRole("button");
  await expect(buttons).not.toHaveCount(0);
  await expect(buttons).toHaveText(await buttons.evaluateAll(findBordered));
  const links = page.getByRole("banner").getByRole("navigation").getByRole("link");
  expect(await links.evaluateAll(findBordered)).toEqual([en.services]);
});

test("in forced colours, an invalid field is marked by more than its colour", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await openPage(page, "contact/");
  const fields = ["input", "textarea"].map((name) => page.locator(`form ${name}`).first());
  const readShapes = () =>
    Promise.all(
      fields.map((field) =>
        field.evaluate((field) => {
          const { borderWidth } = getComputedStyle(field);
          const { width, height } = field.getBoundingClientRect();
          return { borderWidth, size: [width, height] };
        }),
      ),
    );
  const valid = await readShapes();
  await sendButton(page).click();
  await expect(fields[0]!).toBeFocused();
  for (const [index, { borderWidth, size }] of (await readShapes()).entries()) {
    expect(parseFloat(borderWidth)).toBeGreaterThan(2 * parseFloat(valid[index]!.borderWidth));
    expect(size).toEqual(valid[index]!.size);
  }
});
