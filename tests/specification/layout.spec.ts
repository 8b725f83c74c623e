import { recordAnimations } from "@/tests/helpers/recorders";
import { findDifferent } from "@/tests/helpers/styles";
import { expect, expectTexts, header, open, test, toggle, widths } from "./site";

// Sections 2, 4 and 8: header, navigation, menu, page transitions and error screens.

const names = ["Home", "About", "Services", "Contact"];
const paths = ["/", "/about/", "/services/", "/contact/"];
const errorTitle = "Unexpected Application Error!";

for (const width of widths) {
  test(`2, 4. header, navigation, menu and transitions at ${width} px`, async ({ page }) => {
    const readAnimated = await recordAnimations(page);
    const links = header(page).getByRole("listitem").getByRole("link");
    const menuButton = header(page).locator("button[popovertarget]");
    const hasMenu = width < 640;
    const pressMenu = () => (hasMenu ? menuButton.click() : undefined);
    const titles: string[] = [];
    for (const [index, path] of [...paths, ...paths].entries()) {
      const current = index % 4;
      await (index < 4 ? open(page, path, width) : pressMenu());
      if (index > 3) await links.nth(current).click();
      await expect(page).toHaveURL(path);
      titles.push(await page.title());
      await expect.poll(readAnimated).toHaveProperty(path);
      await expect(header(page).getByRole("link").first().locator("svg")).toBeInViewport();
      await expect(menuButton).toBeVisible({ visible: hasMenu });
      for (const isOpen of [false, true, false]) {
        await expect(links).toHaveCount(isOpen || !hasMenu ? 4 : 0);
        await pressMenu();
      }
      await expect(links).toHaveText(names);
      await expect.poll(() => findDifferent(links)).toEqual([current]);
      // A link to the current page closes the menu, too.
      await links.nth(current).click();
      await expect(links).toHaveCount(hasMenu ? 0 : 4);
      await page.evaluate(() => scrollTo(0, 400));
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
      expect((await header(page).boundingBox())?.y).toBe(0);
    }
    expect(titles.slice(4)).toEqual(titles.slice(0, 4));
    await toggle(page).click();
    await pressMenu();
    await links.nth(1).click();
    await pressMenu();
    await expect(links).toHaveText(["Laman Utama", "Tentang Kami", "Perkhidmatan", "Hubungi Kami"]);
  });
}

test("2, 4, 8. error screen of an unknown address and of a page", async ({ page }) => {
  // The map of the contact page needs it.
  await page.addInitScript(() => Reflect.deleteProperty(window, "IntersectionObserver"));
  for (const path of ["/nowhere/", "/contact/"]) {
    await page.goto(path);
    for (const language of ["en", "ms", "en"]) {
      await expectTexts(page.locator("h1"), errorTitle, language);
      await toggle(page).click();
    }
    await toggle(page).click();
  }
});

test("8. error of a lookup outside its provider; error screen of the layout", async ({ page }) => {
  const message = "useLanguage must be used within a LanguageProvider";
  const lookup = /(\w+)=\(0,\w+\.useContext\)\(\w+\);(?=if\(!\1\)throw Error\("useLanguage must)/g;
  await page.route("**/*.js", async (route) => {
    const body = (await (await route.fetch()).text()).replace(lookup, "$1=undefined;");
    await route.fulfill({ contentType: "text/javascript", body });
  });
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (entry) => errors.push(entry.text()));
  await page.goto("/");
  await expect.poll(() => errors.join()).toContain(message);
  await expect(page.locator("h1")).toHaveText(errorTitle);
});
