import {
  expect,
  inquiryLink,
  languageToggle,
  openPage,
  pageLabels,
  pauseTimers,
  test,
} from "@/tests/helpers/browser-test";
import en from "@/messages/en.json" with { type: "json" };

test.describe("in a browser too old for the scripts", () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => Reflect.deleteProperty(window, "WeakRef")),
  );

  test("hides controls that need scripts and shows the page in English", async ({ page }) => {
    await page.route("**/*.js", () => undefined);
    await page.goto("/services/?lang=ms", { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("html")).not.toHaveAttribute("data-language-pending");
    await expect(languageToggle(page)).toBeHidden();
    await expect(page.getByRole("main").getByRole("button").first()).toBeHidden();
    await expect(inquiryLink(page)).toBeVisible();
  });
});

test.describe("when a script has a syntax error", () => {
  test.use({ allowedErrors: /ERR_FAILED|Unexpected|Invalid|Loading chunk/ });

  test("a page with ?lang=ms does not stay hidden", async ({ page }) => {
    // Rules out the fallback that runs three seconds after load.
    await pauseTimers(page);
    await page.route("**/chunks/main-app-*.js", (route) =>
      route.fulfill({ contentType: "text/javascript", body: "class A { static { this.a = # } }" }),
    );
    await page.goto("/?lang=ms");
    await expect(page.locator("html")).not.toHaveAttribute("data-language-pending");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});

test.describe("in a browser without the Popover API", () => {
  test("the header on a phone shows links instead of the menu button", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, "hidePopover"));
    // Makes Chromium ignore `popover`. The policy would block the edited inline styles.
    await page.route("**/*", async (route) => {
      if (route.request().resourceType() !== "document") return route.fallback();
      const response = await route.fetch();
      const body = (await response.text())
        .replaceAll("selector(:popover-open)", "selector(:no-such-class)")
        .replaceAll(' popover="auto"', "")
        .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "");
      await route.fulfill({ response, body });
    });
    await openPage(page, "/");
    await expect(page.getByRole("button", { name: en.menu })).toBeHidden();
    const links = page.getByRole("banner").getByRole("navigation").getByRole("link");
    await expect(links).toHaveText(pageLabels);
    for (const link of await links.all()) {
      const box = (await link.boundingBox())!;
      expect(box.height).toBeGreaterThanOrEqual(44);
      expect(box.x + box.width).toBeLessThanOrEqual(320);
    }
    await links.filter({ hasText: en.services }).click();
    await expect(page).toHaveURL(/\/services\/$/);
  });
});
