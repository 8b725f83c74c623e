import { addressValues } from "@/lib/derived-facts";
import { services } from "@/lib/services";
import en from "@/messages/en.json" with { type: "json" };
import ms from "@/messages/ms.json" with { type: "json" };
import { createTranslator } from "next-intl";
import {
  expect,
  inquiryName,
  openPage,
  readNames,
  switchTo,
  test,
} from "@/tests/helpers/browser-test";

test.skip(
  ({ browserName }) => browserName !== "chromium",
  "Only Chromium exposes its accessibility tree.",
);

for (const [language, messages] of [
  ["en", en],
  ["ms", ms],
] as const) {
  test(`accessible names have spaces between their parts in ${language}`, async ({ page }) => {
    const t = createTranslator({ locale: language, messages });
    await openPage(page, "/services/");
    if (language === "ms") await switchTo(page, language);
    expect(await readNames(page, "button")).toEqual(
      expect.arrayContaining([
        expect.stringMatching(new RegExp(`^\\S+ ${messages.switchLanguage}$`)),
        ...services.map((service) => inquiryName(service, messages)),
      ]),
    );

    await openPage(page, "/contact/");
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    const labels = page.getByRole("main").locator("label");
    const fields = await readNames(page, "textbox");
    expect(fields).toEqual(await labels.allTextContents());
    expect(Object.values(messages)).toEqual(expect.arrayContaining(fields));
    expect(await readNames(page, "link")).toContain(
      `${t("addressText", addressValues)} ${t("opensInNewTab")}`,
    );
  });
}

test("a language change is announced once, in the new language", async ({ page }) => {
  await openPage(page, "/");
  const status = page.getByRole("banner").getByRole("status");
  await expect(status).toBeEmpty();
  await status.evaluate((element) => {
    const announcements: (string | null)[] = [];
    Object.assign(window, { announcements });
    const record = () =>
      announcements.push(`${(element as HTMLElement).lang}: ${element.textContent}`);
    new MutationObserver(record).observe(element, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  await switchTo(page, "ms");
  await expect(status).toHaveText(ms.languageChanged);
  await switchTo(page, "en");
  await expect(status).toHaveText(en.languageChanged);
  expect(await page.evaluate(() => Reflect.get(window, "announcements"))).toEqual([
    `ms: ${ms.languageChanged}`,
    `en: ${en.languageChanged}`,
  ]);
  await page.reload();
  await expect(status).toBeEmpty();
});
