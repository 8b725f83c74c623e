import type { Page } from "playwright/test";
import { createTranslator } from "next-intl";
import { company } from "@/lib/company";
import { services } from "@/lib/services";
import en from "@/messages/en.json" with { type: "json" };
import ms from "@/messages/ms.json" with { type: "json" };
import { expect, openPage, switchTo, test } from "./test";

type Node = { role: { value: string }; name?: { value: string }; ignored: boolean };

test.skip(
  ({ browserName }) => browserName !== "chromium",
  "Only Chromium exposes its accessibility tree.",
);

/** Returns the accessible names that the browser computes for the elements with this role. */
async function readNames(page: Page, role: string) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send("Accessibility.getFullAXTree")) as { nodes: Node[] };
  const matching = nodes.filter((node) => !node.ignored && node.role.value === role);
  return matching.map((node) => node.name?.value);
}

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
        `${language.toUpperCase()} ${messages.switchLanguage}`,
        ...services.map(
          ({ title }) => `${t("learnMore")} ${t("learnMoreAbout", { service: t(title) })}`,
        ),
      ]),
    );

    await openPage(page, "/contact/");
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    const labels = page.getByRole("main").locator("label");
    const fields = await readNames(page, "textbox");
    expect(fields).toEqual(await labels.allTextContents());
    expect(Object.values(messages)).toEqual(expect.arrayContaining(fields));
    expect(await readNames(page, "link")).toContain(
      `${t("addressText", company.address)} ${t("opensInNewTab")}`,
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
