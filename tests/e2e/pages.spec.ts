import { documentTitle } from "../../components/document-title";
import { routes } from "../../components/routes";
import en from "../../messages/en.json" with { type: "json" };
import { desktop, expect, languageToggle, openPage, phone, test } from "./test";

const words: Record<string, string> = en;

for (const [size, viewport] of Object.entries({ phone, desktop })) {
  for (const route of Object.values(routes)) {
    test(`${route.path} stands on a ${size}: title, one heading, nothing beside the screen`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await openPage(page, route.path);
      await expect(page).toHaveTitle(documentTitle(words[route.title] ?? ""));
      await expect(page.locator('meta[name="description"]')).toHaveAttribute(
        "content",
        words[route.description] ?? "",
      );
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }
}

for (const route of Object.values(routes)) {
  test(`every link of ${route.path} leads where it says`, async ({ page, request }) => {
    await openPage(page, route.path);
    const links = await page
      .locator("a[href]")
      .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute("href") ?? ""));
    const inside = new Set(links.filter((href) => href.startsWith("/")));
    expect([...inside].sort()).toEqual(["/", "/about/", "/contact/", "/services/"]);
    for (const href of inside) expect((await request.get(href)).status(), href).toBe(200);

    const elsewhere = new Set(links.filter((href) => !href.startsWith("/")));
    for (const href of elsewhere) {
      expect(href).toMatch(
        /^(#content$|tel:\+\d+$|mailto:.+@.+|https:\/\/www\.google\.com\/maps\/)/,
      );
    }
  });

  test(`${route.path} marks itself in the navigation`, async ({ page }) => {
    await openPage(page, route.path);
    const current = page
      .getByRole("banner")
      .getByRole("link", { name: words[route.label] })
      .first();
    await expect(current).toHaveAttribute("aria-current", "page");
  });
}

test("the visitor walks through the four pages by the navigation, without a reload", async ({
  page,
}) => {
  await openPage(page, "/");
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const navigation = page.getByRole("banner").getByRole("navigation", { name: "Main" }).first();
  for (const route of [routes.about, routes.services, routes.contact, routes.home]) {
    await navigation.getByRole("link", { name: words[route.label] }).click();
    await expect(page).toHaveTitle(documentTitle(words[route.title] ?? ""));
    await expect(page).toHaveURL(route.path === "/" ? /\/$/ : new RegExp(`${route.path}/$`));
  }
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
});

test("the buttons of the home page lead to About, Services and Contact", async ({ page }) => {
  for (const [name, path] of [
    ["Learn More about us", "/about/"],
    ["Explore Services", "/services/"],
    ["Contact Us", "/contact/"],
  ] as const) {
    await openPage(page, "/");
    await page.getByRole("main").getByRole("link", { name }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  }
});

test("an unknown address shows the error screen, with ways on and status 404", async ({ page }) => {
  const response = await page.goto("/nowhere/");
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(/^Unexpected Application Error!/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
  await expect(page.getByText("404 Not Found")).toBeVisible();
  await languageToggle(page).click();
  await expect(page).toHaveTitle(/^Ralat Aplikasi Tidak Dijangka!/);
  await page.getByRole("main").getByRole("link", { name: "Laman Utama" }).click();
  await expect(page).toHaveURL(/\/$/);
});
