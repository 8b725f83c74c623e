import { expect, exportTest as test } from "@/tests/helpers/fixtures";
import { openPage } from "@/tests/helpers/waiting";

// The fixture site is not at the root of its host, so the router does not read the first segment as a host name.
test("a URL with repeated slashes leads to its page", async ({ page, siteUrl }) => {
  await openPage(page, siteUrl);
  const link = page.getByRole("banner").getByRole("navigation").getByRole("link").nth(1);
  const path = (await link.getAttribute("href"))!;
  const readTexts = () => page.locator("h1, footer a").allTextContents();
  await openPage(page, `${path}?lang=ms`);
  await expect(page.locator("html")).toHaveAttribute("lang", "ms");
  const texts = await readTexts();
  await page.evaluate(() => localStorage.clear());
  for (const repeated of [`/${path}`, `${path}/`]) {
    await page.goto(`${new URL(siteUrl).origin}${repeated}?lang=ms#x`);
    const isPage = ({ pathname, hash }: URL) => pathname === path && hash === "#x";
    await expect(page, repeated).toHaveURL(isPage);
    await expect.poll(readTexts, repeated).toEqual(texts);
    await page.evaluate(() => localStorage.clear());
  }
});
