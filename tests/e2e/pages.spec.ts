import { readFileSync } from "node:fs";
import { company, emailLink, mapsSearchLink, phoneLink } from "../../components/company";
import { documentTitle } from "../../components/document-title";
import { addressOf, routes } from "../../components/routes";
import en from "../../messages/en.json" with { type: "json" };
import { desktop, expect, exportedFile, languageToggle, openPage, phone, test } from "./test";

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

function escape(text: string) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

for (const route of Object.values(routes)) {
  test(`every link of ${route.path} leads where it says`, async ({ page, request }) => {
    await openPage(page, route.path);
    const links = await page.getByRole("link").evaluateAll((anchors) =>
      anchors.map((anchor) => ({
        name: anchor.textContent?.trim() ?? "",
        href: anchor.getAttribute("href"),
      })),
    );
    const targets: [RegExp, string | null][] = [
      [/^Skip to content$/, "#content"],
      ...company.socialProfiles.map(({ name, url }): [RegExp, string | null] => [
        new RegExp(`^${name}$`),
        url ?? null,
      ]),
      [new RegExp(`^${escape(company.phone)}$`), phoneLink],
      [new RegExp(`^${escape(company.email)}$`), emailLink],
      [/\(opens in a new tab\)$/, mapsSearchLink],
      [new RegExp(`^${escape(company.name)}$`), "/"],
      [/^Learn More about us$/, "/about/"],
      [/^Explore Services$/, "/services/"],
      [/^Contact Us$/, "/contact/"],
      ...Object.values(routes).map((route): [RegExp, string] => [
        new RegExp(`^${words[route.label]}$`),
        addressOf(route),
      ]),
    ];
    for (const { name, href } of links) {
      const [, target] = targets.find(([pattern]) => pattern.test(name)) ?? [];
      expect(href, name).toBe(target);
      if (href?.startsWith("/")) expect((await request.get(href)).status(), href).toBe(200);
    }
    expect(links.length).toBeGreaterThan(10);
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

test("the visitor walks through the pages by the navigation, without a reload", async ({
  page,
}) => {
  await openPage(page, "/");
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const navigation = page.getByRole("banner").getByRole("navigation", { name: "Main" }).first();
  for (const route of Object.values(routes).reverse()) {
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
  await page.getByRole("main").getByRole("link", { name: "Hubungi Kami" }).click();
  await expect(page).toHaveURL(/\/contact\/$/);
});

test("404.html is titled before its scripts run", () => {
  expect(readFileSync(exportedFile("404.html"), "utf8")).toContain(
    `<title>${documentTitle(en.errorTitle).replace("&", "&amp;")}</title>`,
  );
});

test("a page that is asked for as index.html is titled as itself", async ({ page }) => {
  await openPage(page, "/about/index.html");
  await expect(page).toHaveTitle(documentTitle(en.aboutMetaTitle));
});

test("Back is right after the skip link", async ({ page }) => {
  await openPage(page, "/about/");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.getByRole("contentinfo").getByRole("link", { name: "Services" }).click();
  await expect(page).toHaveTitle(documentTitle(en.servicesMetaTitle));
  await page.goBack();
  await expect(page).toHaveTitle(documentTitle(en.aboutMetaTitle));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/We trade chemicals/);
});

for (const [size, viewport] of Object.entries({ phone, desktop })) {
  test(`nothing jumps on a ${size} when the typeface comes late`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.route("**/*.woff2", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800));
      await route.continue();
    });
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          Object.assign(window, {
            shift: Reflect.get(window, "shift") + Reflect.get(entry, "value"),
          });
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    for (const route of Object.values(routes)) {
      const typeface = page.waitForResponse("**/*.woff2");
      await openPage(page, route.path);
      await typeface;
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(() => Reflect.get(window, "shift")), route.path).toBe(0);
    }
  });
}
