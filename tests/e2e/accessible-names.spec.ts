import { company } from "../../lib/company";
import type { Page } from "playwright/test";
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

test("accessible names have spaces between their parts", async ({ page }) => {
  await openPage(page, "/");
  expect(await readNames(page, "link")).toContain("Learn More about us");
  expect(await readNames(page, "button")).toContain("EN Tukar kepada bahasa Melayu");

  await openPage(page, "/services/");
  expect(await readNames(page, "button")).toEqual(
    expect.arrayContaining(["Learn More about Chemical Trading", "Get Quote"]),
  );
  await switchTo(page, "ms");
  expect(await readNames(page, "button")).toEqual(
    expect.arrayContaining([
      "MS Switch to English",
      "Ketahui Lebih Lanjut tentang Perdagangan Bahan Kimia",
      "Ketahui Lebih Lanjut tentang Penyelesaian Tersuai",
    ]),
  );

  await openPage(page, "/contact/");
  await expect(page.locator("html")).toHaveAttribute("lang", "ms");
  expect(await readNames(page, "textbox")).toEqual(
    expect.arrayContaining(["Nama Pertama", "Telefon (tidak wajib)", "Mesej"]),
  );
  const { locality, region, postalCode, country } = company.address;
  expect(await readNames(page, "link")).toContain(
    `${postalCode} ${locality}, ${region}, ${country} (dibuka dalam tab baharu)`,
  );
  await switchTo(page, "en");
  expect(await readNames(page, "textbox")).toContain("Phone (optional)");
});

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
  await expect(status).toHaveText("Halaman ini kini dalam bahasa Melayu.");
  await switchTo(page, "en");
  await expect(status).toHaveText("This page is now in English.");
  expect(await page.evaluate(() => Reflect.get(window, "announcements"))).toEqual([
    "ms: Halaman ini kini dalam bahasa Melayu.",
    "en: This page is now in English.",
  ]);
  await page.reload();
  await expect(status).toBeEmpty();
});
