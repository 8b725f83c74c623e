import { openPage } from "@/tests/helpers/waiting";
import { findDifferent, recordEntrance } from "./readers";
import { ask, expectTexts, header, main, test, toggle } from "./site";

// Sections 2, 4 and 8: the header, its navigation and its menu at all widths, and the error screens.

test.use({ reducedMotion: "no-preference", allowedErrors: /Observer|addEventListener/ });

const paths = ["/", "/about/", "/services/", "/contact/"];
const titles = [/^(Chem.*Supp|Pembekal)/, /^(About|Tent)/, /^(Chem.*Serv|Perkh)/, /^(Cont|Hub)/];

test("2, 4. the header leads to every page, at every width", async ({ page }) => {
  const readEntrance = await recordEntrance(page);
  const links = header(page).getByRole("listitem").getByRole("link");
  const menuButton = header(page).getByRole("button", { name: "Menu" });
  await openPage(page, "/");
  for (const [index, width] of [390, 768, 1023, 1024, 1279, 1280].entries()) {
    const language = index % 2 === 0 ? "en" : "ms";
    // Low, so that the pages are several screens high.
    await page.setViewportSize({ width, height: 500 });
    const hasMenu = await menuButton.isVisible();
    const pressMenu = () => (hasMenu ? menuButton.click() : undefined);
    // All pages on a small and on a large screen, one at the other widths.
    const isEdge = width === 390 || width === 1280;
    const collapsed = ask('2. "On small screens the navigation collapses"', `(${width} px)`);
    if (isEdge) collapsed(hasMenu).toBe(width === 390);
    for (const target of isEdge ? [1, 2, 3, 0] : [index % 4]) {
      const at = `(${paths[target]} at ${width} px in ${language})`;
      const toggled = ask('2. "a menu opened and closed by a button"', at);
      for (const isOpen of [!hasMenu, true, !hasMenu]) {
        await toggled(links).toHaveCount(isOpen ? 4 : 0);
        await pressMenu();
      }
      await expectTexts(links, "Home | About | Services | Contact", language);
      const chosen = ask('2. "Choosing a link closes the menu."', at);
      await links.nth(target).click();
      await chosen(page).toHaveURL(paths[target]!);
      await chosen(page).toHaveTitle(titles[target]!);
      await chosen(links).toHaveCount(hasMenu ? 0 : 4);
      const entrance = ask('2. "Pages animate in with a fade and slide."', at);
      await entrance.poll(readEntrance).toBe("fades and slides");
      await pressMenu();
      const highlighted = ask('2. "The current link is highlighted."', at);
      await highlighted.poll(() => findDifferent(links)).toEqual([target]);
      await links.nth(target).click();
      await chosen(links).toHaveCount(hasMenu ? 0 : 4);

      const sticky = ask('2. "A sticky header with a logo mark"', at);
      await page.evaluate(() => scrollTo({ top: 9999, behavior: "instant" }));
      sticky(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);
      sticky((await header(page).boundingBox())?.y).toBe(0);
      const logo = header(page).getByRole("link").first().locator("svg, img");
      await sticky(logo).toBeInViewport();
    }
    await toggle(page).click();
  }
});

const failed = `This page could not be shown = Halaman ini tidak dapat dipaparkan | Unexpected Application Error!
  Something went wrong… = Berlaku masalah… | Try Again = Cuba Lagi`;
const notFound = `404 Not Found = 404 Tidak Ditemui | Unexpected Application Error! | There is no page… = Tiada halaman…`;
const ways = "Home | Services | Contact Us";
const screens = {
  "nowhere/": `${notFound} | ${ways}`,
  "contact/": `${failed} | ${ways}`,
  "": failed,
};

test('8. "A generic fallback screen" of an address, a page and the layout', async ({ page }) => {
  await page.addInitScript(() => {
    // The map needs the first, the layout the second.
    Reflect.deleteProperty(window, "IntersectionObserver");
    if (location.pathname === "/") Object.defineProperty(window, "navigation", { value: {} });
  });
  for (const [path, texts] of Object.entries(screens)) {
    await page.goto(`/${path}?lang=en`);
    await expectTexts(main(page), texts);
    // The layout has the toggle.
    await (path ? toggle(page).click() : page.goto("/?lang=ms"));
    await expectTexts(main(page), texts, "ms");
  }
});
