import { chromium, type Page } from "playwright/test";
import { company } from "@/lib/company";
import { phoneUrl } from "@/lib/derived-facts";
import { hrefOf, routes } from "@/lib/routes";
import en from "@/messages/en.json" with { type: "json" };
import ms from "@/messages/ms.json" with { type: "json" };
import { findBrowser, launchOptions } from "@/tests/helpers/find-browser.mjs";
import {
  breakLayout,
  enableDataSaver,
  expect,
  expectFallbackLinks,
  fillForm,
  formField,
  fullOnly,
  fullOnlyUnless,
  heading,
  holdScripts,
  inquiryButton,
  languageToggle,
  mainNavigationLink,
  openPage,
  phone,
  storeLanguage,
  switchTo,
  test,
  waitForHydration,
  waitForPaint,
  waitForRequests,
} from "@/tests/helpers/browser-test";

test.describe("offline", () => {
  test.use({ allowedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch RSC payload/ });

  test("the language toggle works", async ({ page, context }) => {
    await openPage(page, "/services/");
    await context.setOffline(true);
    await switchTo(page, "ms");
    await expect(heading(page)).toHaveText(ms.servicesTitle);
  });

  test("a prefetched page opens without a notice", async ({ page, context }) => {
    await openPage(page, "/contact/");
    await waitForRequests(page);
    await context.setOffline(true);
    await mainNavigationLink(page, en.services).click();
    await expect(heading(page)).toHaveText(en.servicesTitle);
    await expect(page.getByText(en.offline)).toBeHidden();
  });

  test("a link to another page shows a toast and keeps the page, and works later", async ({
    page,
    context,
  }) => {
    // Without prefetching.
    await enableDataSaver(page);
    await openPage(page, "/contact/");
    await waitForRequests(page);
    await fillForm(page);
    await context.setOffline(true);
    for (const name of [en.home, en.services, en.services]) {
      await mainNavigationLink(page, name).click();
      await expect(page.getByText(en.offline)).toBeVisible();
      await expect(page).toHaveURL(/\/contact\/$/);
      await expect(heading(page)).toHaveText(en.contactTitle);
      await expect(formField(page, en.message)).toHaveValue("Text");
      await expectFallbackLinks(page);
      await page.getByRole("button", { name: en.closeNotification }).click();
      await expect(page.getByText(en.offline)).toBeHidden();
    }
    await mainNavigationLink(page, en.home).click();
    await expect(page.getByText(en.offline)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(en.offline)).toBeHidden();
    await mainNavigationLink(page, en.services).click();
    await expect(heading(page)).toHaveText(en.servicesTitle);
    await expect(page).toHaveURL(/\/services\/$/);
  });

  test("a notice whose scripts arrive after the connection has returned closes", async ({
    page,
  }) => {
    await enableDataSaver(page);
    await openPage(page, "/");
    await page.evaluate(() => {
      // The scripts of the notice arrive, although the browser reports no connection.
      Object.defineProperty(navigator, "onLine", { value: false, configurable: true });
    });
    const release = await holdScripts(page);
    await page.route("**/*.txt*", (route) => route.abort());
    const requested = page.waitForRequest("**/*.js");
    await mainNavigationLink(page, en.services).click();
    await requested;
    await page.evaluate(() => Object.defineProperty(navigator, "onLine", { value: true }));
    release();
    await waitForRequests(page);
    await expect(page.getByText(en.offline)).toBeHidden();
    await expect(page).toHaveURL("/");
  });

  test("the contact page works except for the map", fullOnly, async ({ page, context }) => {
    await page.setViewportSize(phone);
    await openPage(page, "/contact/");
    // The toast needs sonner.
    await waitForRequests(page);
    await fillForm(page);
    await page.unroute("https://www.openstreetmap.org/**");
    await context.setOffline(true);
    await page.getByTitle(en.mapTitle).scrollIntoViewIfNeeded();
    await formField(page, en.subject).press("Enter");
    await expect(page.getByText(en.messageSent)).toBeVisible();
    await expect(formField(page, en.message)).toHaveValue("Text");
    await expectFallbackLinks(page);
  });
});

test.describe("when every prefetch fails", () => {
  test.use({ allowedErrors: /ERR_FAILED|Failed to fetch RSC payload/ });

  test("links navigate, and prefetches are not retried repeatedly", fullOnly, async ({ page }) => {
    const requests: string[] = [];
    await page.route("**/*.txt*", (route) => {
      requests.push(route.request().url());
      return route.abort();
    });
    await openPage(page, "/");
    await waitForRequests(page);
    expect(requests.length).toBeLessThan(20);
    await mainNavigationLink(page, en.services).click();
    await expect(page).toHaveURL(/\/services\/$/);
    await expect(heading(page)).toHaveText(en.servicesTitle);
  });
});

test.describe("when the map cannot be loaded", () => {
  test.use({ allowedErrors: /ERR_BLOCKED_BY_CLIENT|ERR_CONNECTION_REFUSED|X-Frame-Options|503/ });

  for (const [name, failure] of [
    ["connection refused", { abort: "connectionrefused" }],
    ["framing denied", { fulfill: { headers: { "x-frame-options": "DENY" }, body: "No" } }],
    ["server error", { fulfill: { status: 503, body: "Busy" } }],
  ] as const) {
    test(`the contact page shows the address as a link (${name})`, fullOnly, async ({ page }) => {
      await page.route("https://www.openstreetmap.org/**", (route) =>
        "abort" in failure ? route.abort(failure.abort) : route.fulfill(failure.fulfill),
      );
      await openPage(page, "/contact/");
      const frame = page.getByTitle(en.mapTitle);
      const mapRequest = page.waitForRequest(/openstreetmap/);
      await frame.scrollIntoViewIfNeeded();
      await mapRequest;
      await expect(frame).toHaveCSS("height", "400px");
      await expect(
        page.getByRole("main").getByRole("link", { name: company.address.postalCode }).last(),
      ).toBeVisible();
      await expectFallbackLinks(page);
    });
  }
});

/** Makes `localStorage` and `sessionStorage` throw; call it before the page is opened. */
async function breakStorage(page: Page, failure: "blocked" | "full") {
  await page.addInitScript((failure) => {
    if (failure === "full") {
      Storage.prototype.setItem = () => {
        throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
      };
      return;
    }
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      });
    }
  }, failure);
}

for (const failure of ["blocked", "full"] as const) {
  test(
    `keeps the language and the form values across navigations when storage is ${failure}`,
    fullOnlyUnless(failure === "blocked"),
    async ({ page }) => {
      await breakStorage(page, failure);
      await openPage(page, "/contact/?lang=ms");
      await expect(heading(page)).toHaveText(ms.contactTitle);
      await page.locator("#message").fill("Text");
      const navigation = page.getByRole("navigation").first();
      await navigation.getByRole("link", { name: ms.services }).click();
      await expect(heading(page)).toHaveText(ms.servicesTitle);
      await navigation.getByRole("link", { name: ms.contact }).click();
      await expect(page.locator("#message")).toHaveValue("Text");
      await expectFallbackLinks(page);

      await switchTo(page, "en");
      await navigation.getByRole("link", { name: en.services }).click();
      await expect(heading(page)).toHaveText(en.servicesTitle);
      await page.goBack();
      await expect(heading(page)).toHaveText(en.contactTitle);
      await expect(page.locator("html")).toHaveAttribute("lang", "en");
    },
  );
}

for (const suffix of [
  "?lang=%E0%A4%A&lang=ms&__proto__=1&_rsc=1&constructor[prototype]=x",
  "?lang[]=ms&%00=%00&a=%F0%9F%92%A9",
  "#%E0%A4%A<img src=x onerror=alert(1)>",
  "?<script>alert(1)</script>#:~:text=x#content'\"",
]) {
  test(`renders a page whose URL ends in ${suffix}`, fullOnly, async ({ page }) => {
    await openPage(page, `/services/${suffix}`);
    await expect(heading(page)).toHaveText(en.servicesTitle);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await switchTo(page, "ms");
    await page.getByRole("navigation").first().getByRole("link", { name: ms.contact }).click();
    await expect(page).toHaveURL(/\/contact\/$/);
    await expect(heading(page)).toHaveText(ms.contactTitle);
  });
}

for (const [path, expectedPath] of [
  ["//", "/"],
  ["//services//?lang=ms#x", "/services/"],
] as const) {
  test(`${path} redirects to ${expectedPath}`, async ({ page, siteUrl }) => {
    await page.goto(siteUrl.slice(0, -1) + path);
    await expect(page).toHaveURL((url) => url.pathname === expectedPath);
    await expect(page.locator("html")).toHaveAttribute("lang", path === "//" ? "en" : "ms");
    for (const { errorTitle } of [en, ms]) await expect(heading(page)).not.toHaveText(errorTitle);
    await expectFallbackLinks(page);
  });
}

for (const year of [1975, 2090]) {
  test(`works with the system clock set to ${year}`, fullOnly, async ({ page }) => {
    await page.clock.install({ time: new Date(`${year}-01-01`) });
    await openPage(page, "/");
    await switchTo(page, "ms");
    await page.getByRole("navigation").first().getByRole("link", { name: ms.services }).click();
    await expect(heading(page)).toHaveText(ms.servicesTitle);
    await inquiryButton(page).click();
    const toast = page.getByText(ms.serviceInquiry);
    await expect(toast).toBeVisible();
    await page.mouse.move(0, 0);
    await page.clock.runFor(6000);
    await expect(toast).toBeHidden();
  });
}

test(
  "a page restored from the back/forward cache uses the language chosen in the meantime",
  fullOnly,
  async ({ siteUrl, browserName }) => {
    test.skip(
      browserName !== "chromium" || !findBrowser(),
      "Only Chromium has a launch option for the back/forward cache; its headless shell has no cache.",
    );
    const browser = await chromium.launch({
      executablePath: findBrowser(),
      ...launchOptions,
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
    });
    try {
      const page = await browser.newPage();
      await page.addInitScript(() => {
        addEventListener("pageshow", ({ persisted }) =>
          Object.assign(window, { isRestored: persisted }),
        );
      });
      await openPage(page, siteUrl);
      // Chromium does not cache a page that is left with a pending request.
      await waitForRequests(page);
      await page.goto(`${siteUrl}contact/`);
      await openPage(page, `${siteUrl}services/`);
      await switchTo(page, "ms");
      await expect.poll(() => page.evaluate(() => localStorage.getItem("language"))).toBe("ms");
      await page.evaluate(() => history.go(-2));
      await expect(page).toHaveURL(siteUrl);
      await expect(heading(page)).toHaveText(ms.heroTitle);
      expect(await page.evaluate(() => Reflect.get(window, "isRestored"))).toBe(true);
      await page.getByRole("navigation").first().getByRole("link", { name: ms.contact }).click();
      await expect(heading(page)).toHaveText(ms.contactTitle);
    } finally {
      await browser.close();
    }
  },
);

test.describe("a double click", () => {
  test("on the submit button shows one toast", async ({ page }) => {
    await openPage(page, "/contact/");
    await fillForm(page);
    await page.getByRole("button", { name: en.sendMessage }).dblclick();
    await expect(page.getByText(en.messageSent)).toHaveCount(1);
    await expect(page.getByText(en.messageNotSent)).toHaveCount(1);
    await expect(formField(page, en.message)).toHaveValue("Text");
  });

  test("on a link adds one history entry", fullOnly, async ({ page }) => {
    await openPage(page, "/");
    await mainNavigationLink(page, en.services).dblclick();
    await expect(heading(page)).toHaveText(en.servicesTitle);
    await page.goBack();
    await expect(heading(page)).toHaveText(en.heroTitle);
  });

  test("on the toggle leaves the whole page in one language", fullOnly, async ({ page }) => {
    await openPage(page, "/services/");
    await languageToggle(page).dblclick();
    await expect(page.getByRole("banner").getByRole("status")).not.toBeEmpty();
    // A press changes the language after the next paint, so after two paints both presses have done so.
    await waitForPaint(page);
    await waitForPaint(page);
    const languages = await page.evaluate(() => ({
      page: document.documentElement.lang,
      toggle: document.querySelector("header button [lang]")!.textContent,
      heading: document.querySelector("h1")!.innerText.replace("\n", " "),
    }));
    const expectedStates = Object.entries({ en, ms }).map(
      ([language, { servicesTitle, switchLanguage }]) => ({
        page: language,
        toggle: switchLanguage,
        heading: servicesTitle.replace("\n", " "),
      }),
    );
    expect(expectedStates).toContainEqual(languages);
  });
});

test("a page printed during its transition is opaque and in place", fullOnly, async ({ page }) => {
  await openPage(page, "/");
  await mainNavigationLink(page, en.services).click();
  await expect(heading(page)).toHaveText(en.servicesTitle);
  const main = page.getByRole("main");
  // Paused partway, as if the page were printed during the transition.
  const opacity = await main.evaluate((main) => {
    const animation = main.animate(
      { opacity: [0, 1], transform: ["translateY(9px)", "none"] },
      1000,
    );
    animation.pause();
    animation.currentTime = 100;
    return getComputedStyle(main).opacity;
  });
  expect(Number(opacity)).toBeLessThan(0.5);
  await page.emulateMedia({ media: "print" });
  await expect(main).toHaveCSS("opacity", "1");
  await expect(main).toHaveCSS("transform", "none");
});

// A viewport of 1280 × 800 px at 400% zoom.
const zoomed = { width: 320, height: 200 };

for (const route of Object.values(routes)) {
  test(`${hrefOf(route)} works at 400% zoom`, fullOnly, async ({ page }) => {
    await page.setViewportSize(zoomed);
    await openPage(page, hrefOf(route));
    await expect(heading(page)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(zoomed.width);
    // At this height the header is not sticky, so the content uses the whole viewport.
    await heading(page).evaluate((element) => element.scrollIntoView());
    const header = await page.getByRole("banner").boundingBox();
    expect(header!.y + header!.height).toBeLessThanOrEqual(0);
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole("button", { name: en.menu }).click();
    const link = page.locator("#mobile-menu").getByRole("link", { name: en.contact });
    await link.scrollIntoViewIfNeeded();
    await link.click();
    await expect(heading(page)).toHaveText(en.contactTitle);
    await fillForm(page);
    await page.getByRole("button", { name: en.sendMessage }).click();
    const toast = page.getByText(en.messageSent);
    await expect(toast).toBeInViewport();
    await page.getByRole("button", { name: en.closeNotification }).click();
    await expect(toast).toBeHidden();
  });
}

/**
 * Makes the browser API that this part of the site uses throw errors; call it before the page is
 * opened.
 */
async function injectFailure(page: Page, part: "map" | "layout" | "provider" | "handler") {
  if (part === "layout") return page.addInitScript(breakLayout);
  return page.addInitScript((part) => {
    const fail = () => {
      throw new Error("Failed on purpose");
    };
    if (part === "provider") {
      const observe = MutationObserver.prototype.observe;
      MutationObserver.prototype.observe = function (target, options) {
        // `DocumentLanguage` observes the head for title changes.
        if (target === document.head) fail();
        observe.call(this, target, options);
      };
    }
    if (part === "handler") HTMLElement.prototype.hidePopover = fail;
    if (part === "map") {
      const setAttribute = HTMLIFrameElement.prototype.setAttribute;
      HTMLIFrameElement.prototype.setAttribute = function (name: string, value: string) {
        if (name === "title" && "isFailing" in window) fail();
        setAttribute.call(this, name, value);
      };
    }
  }, part);
}

test.describe("an error", () => {
  test.use({ allowedErrors: /Failed on purpose/ });

  for (const [language, messages] of [
    ["en", en],
    ["ms", ms],
  ] as const) {
    test(
      `in a section shows the error screen in ${language}, and a retry restores the form`,
      fullOnlyUnless(language === "en"),
      async ({ page }) => {
        await storeLanguage(page, language === "en" ? "ms" : "en");
        await injectFailure(page, "map");
        await openPage(page, "/contact/");
        await page.locator("#message").fill("Text");
        await page.evaluate(() => Object.assign(window, { isFailing: true }));
        await languageToggle(page).click();
        await expect(heading(page)).toHaveText(messages.errorTitle);
        await expect(page.getByText(messages.errorOnPage)).toBeVisible();
        await expectFallbackLinks(page);
        await page.evaluate(() => Reflect.deleteProperty(window, "isFailing"));
        await page.getByRole("button", { name: messages.tryAgain }).click();
        await expect(heading(page)).toHaveText(messages.contactTitle);
        await expect(page.locator("#message")).toHaveValue("Text");
      },
    );

    for (const part of ["layout", "provider"] as const) {
      test(
        `in the ${part} shows the global error screen in ${language} with working links`,
        fullOnlyUnless(part === "layout" && language === "ms"),
        async ({ page }) => {
          await storeLanguage(page, language);
          await injectFailure(page, part);
          await page.goto("/contact/");
          await expect(heading(page)).toHaveText(messages.errorTitle);
          await expect(page).toHaveTitle(new RegExp(`^${messages.errorTitle}`));
          await expect(page.locator("html")).toHaveAttribute("lang", language);
          await expectFallbackLinks(page);
          await expect(page.locator(`a[href="${phoneUrl}"]`)).toBeVisible();
          await expect(page.getByRole("button", { name: messages.tryAgain })).toBeEnabled();
          await page.getByRole("link", { name: messages.services }).click();
          await expect(page).toHaveURL(/\/services\/$/);
          await expect(heading(page)).toHaveText(messages.errorTitle);
        },
      );
    }
  }

  test("in an event handler does not break navigation", async ({ page }) => {
    await page.setViewportSize(phone);
    await injectFailure(page, "handler");
    await openPage(page, "/");
    await page.getByRole("button", { name: en.menu }).click();
    await page.locator("#mobile-menu").getByRole("link", { name: en.services }).click();
    await expect(heading(page)).toHaveText(en.servicesTitle);
    await expectFallbackLinks(page);
  });
});

test.describe("form values", () => {
  test("survive navigation, even if typed before hydration, and are not stored", async ({
    page,
  }) => {
    const releaseScripts = await holdScripts(page);
    await page.goto("/contact/", { waitUntil: "domcontentloaded" });
    await formField(page, en.subject).fill("Early");
    releaseScripts();
    await waitForHydration(page);
    await mainNavigationLink(page, en.services).click();
    await expect(heading(page)).toHaveText(en.servicesTitle);
    await mainNavigationLink(page, en.contact).click();
    await expect(formField(page, en.subject)).toHaveValue("Early");
    await formField(page, en.message).fill("Late");
    await mainNavigationLink(page, en.services).click();
    await expect(heading(page)).toHaveText(en.servicesTitle);
    const stored = await page.evaluate(() => ({ ...sessionStorage, ...localStorage }));
    expect(JSON.stringify(stored)).not.toMatch(/Early|Late/);
    await mainNavigationLink(page, en.contact).click();
    await expect(formField(page, en.subject)).toHaveValue("Early");
    await expect(formField(page, en.message)).toHaveValue("Late");
  });

  test("are restored by the browser after Back", fullOnly, async ({ page }) => {
    await openPage(page, "/contact/");
    await fillForm(page);
    await page.goto("/services/");
    await page.goBack();
    await waitForHydration(page);
    await expect(formField(page, en.email)).toHaveValue("a@example.com");
  });
});
