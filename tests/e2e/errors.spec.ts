import { chromium, type Page } from "playwright/test";
import { phoneLink } from "../../lib/company";
import { hrefOf, routes } from "../../lib/routes";
import en from "../../messages/en.json" with { type: "json" };
import ms from "../../messages/ms.json" with { type: "json" };
import { browserOptions, findBrowser } from "./find-browser.mjs";
import {
  breakLayout,
  expect,
  expectWaysOn,
  fillForm,
  formField,
  fullUnless,
  heading,
  holdScripts,
  inFull,
  languageToggle,
  mainLink,
  openPage,
  phone,
  rememberLanguage,
  saveData,
  switchTo,
  test,
  waitForHydration,
  waitForRequests,
} from "./test";

test.describe("without a connection", () => {
  test.use({ allowedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

  test("the toggle says that Malay could not be loaded, and works when the connection is back", async ({
    page,
    context,
  }) => {
    await saveData(page);
    await openPage(page, "/about/");
    await context.setOffline(true);
    await languageToggle(page).click();
    await expect(page.getByText(en.languageUnavailable)).toBeVisible();
    await expect(heading(page)).toHaveText(en.aboutTitle.replace("\n", " "));
    await expectWaysOn(page);
    await context.setOffline(false);
    await switchTo(page, "ms");
  });

  for (const isFetchedAhead of [true, false]) {
    test(`the page stays and says why a link to a page that was ${isFetchedAhead ? "" : "not "}fetched ahead does not lead on`, async ({
      page,
      context,
    }) => {
      if (!isFetchedAhead) await saveData(page);
      await openPage(page, "/contact/");
      await waitForRequests(page);
      await fillForm(page);
      await context.setOffline(true);
      await mainLink(page, "Services").click();
      await expect(page.getByText(en.offline)).toBeVisible();
      await expect(page).toHaveURL(/\/contact\/$/);
      await expect(heading(page)).toHaveText(en.contactTitle);
      await expect(formField(page, "Message")).toHaveValue("Text");
      await expectWaysOn(page);
      await context.setOffline(false);
      await expect(page.getByText(en.offline)).toBeHidden();
      await mainLink(page, "Services").click();
      await expect(heading(page)).toHaveText(en.servicesTitle);
    });
  }

  test(
    "the page stays where an inquiry's toast would lead on",
    inFull,
    async ({ page, context }) => {
      await openPage(page, "/services/");
      await page.getByRole("button", { name: "Get Quote" }).click();
      await context.setOffline(true);
      await page.getByRole("listitem").getByRole("link", { name: "Contact Us" }).click();
      await expect(page.getByText(en.offline)).toBeVisible();
      await expect(page).toHaveURL(/\/services\/$/);
    },
  );

  test("the contact page lacks nothing but the map", inFull, async ({ page, context }) => {
    await page.setViewportSize(phone);
    await openPage(page, "/contact/");
    await fillForm(page);
    await page.unroute("https://www.openstreetmap.org/**");
    await context.setOffline(true);
    await page.getByTitle(/^Map of Nilai/).scrollIntoViewIfNeeded();
    await formField(page, "Subject").press("Enter");
    await expect(page.getByText("Message Sent!")).toBeVisible();
    await expect(formField(page, "Message")).toHaveValue("Text");
    await expectWaysOn(page);
  });
});

test.describe("where the host hands out pages, but nothing to fetch ahead", () => {
  test.use({ allowedErrors: /ERR_FAILED|Failed to fetch RSC payload/ });

  test("links lead on, and it is not asked over and over", inFull, async ({ page }) => {
    const requests: string[] = [];
    await page.route("**/*.txt*", (route) => {
      requests.push(route.request().url());
      return route.abort();
    });
    await openPage(page, "/");
    await waitForRequests(page);
    expect(requests.length).toBeLessThan(20);
    await mainLink(page, "Services").click();
    await expect(page).toHaveURL(/\/services\/$/);
    await expect(heading(page)).toHaveText(en.servicesTitle);
  });
});

test.describe("where the map's host refuses", () => {
  test.use({ allowedErrors: /ERR_BLOCKED_BY_CLIENT|ERR_CONNECTION_REFUSED|X-Frame-Options|503/ });

  for (const [name, refuse] of [
    ["the connection", { abort: "connectionrefused" }],
    ["to be framed", { fulfill: { headers: { "x-frame-options": "DENY" }, body: "No" } }],
    ["with an error", { fulfill: { status: 503, body: "Busy" } }],
  ] as const) {
    test(`${name}, the page stands, with the address as a link`, inFull, async ({ page }) => {
      await page.route("https://www.openstreetmap.org/**", (route) =>
        "abort" in refuse ? route.abort(refuse.abort) : route.fulfill(refuse.fulfill),
      );
      await openPage(page, "/contact/");
      const frame = page.getByTitle(/^Map of Nilai/);
      const asked = page.waitForRequest(/openstreetmap/);
      await frame.scrollIntoViewIfNeeded();
      await asked;
      await expect(frame).toHaveAttribute("height", "400");
      await expect(
        page.getByRole("main").getByRole("link", { name: /71800/ }).last(),
      ).toBeVisible();
      await expectWaysOn(page);
    });
  }
});

/** Makes both storages of the browser fail; call it before the page is opened. */
async function breakStorage(page: Page, way: "blocked" | "full") {
  await page.addInitScript((way) => {
    if (way === "full") {
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
  }, way);
}

for (const way of ["blocked", "full"] as const) {
  test(
    `where storage is ${way}, the site works, and keeps language and form while the page stays open`,
    fullUnless(way === "blocked"),
    async ({ page }) => {
      await breakStorage(page, way);
      await openPage(page, "/contact/?lang=ms");
      await expect(heading(page)).toHaveText(ms.contactTitle);
      await page.locator("#message").fill("Text");
      const navigation = page.getByRole("navigation").first();
      await navigation.getByRole("link", { name: ms.about }).click();
      await expect(heading(page)).toHaveText(ms.aboutTitle.replace("\n", " "));
      await navigation.getByRole("link", { name: ms.contact }).click();
      await expect(page.locator("#message")).toHaveValue("Text");
      await expectWaysOn(page);
    },
  );
}

test("junk in storage changes nothing", inFull, async ({ page }) => {
  await rememberLanguage(page, "zz\u0000<b>");
  await openPage(page, "/contact/");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await fillForm(page);
  await switchTo(page, "ms");
  await expect(page.locator("#message")).toHaveValue("Text");
});

for (const junk of [
  "?lang=%E0%A4%A&lang=ms&__proto__=1&_rsc=1&constructor[prototype]=x",
  "?lang[]=ms&%00=%00&a=%F0%9F%92%A9",
  "#%E0%A4%A<img src=x onerror=alert(1)>",
  "?<script>alert(1)</script>#:~:text=x#content'\"",
]) {
  test(`a page stands whose address ends in ${junk}`, inFull, async ({ page }) => {
    await openPage(page, `/services/${junk}`);
    await expect(heading(page)).toHaveText(en.servicesTitle);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await switchTo(page, "ms");
    await page.getByRole("navigation").first().getByRole("link", { name: ms.about }).click();
    await expect(page).toHaveURL(/\/about\/$/);
    await expect(heading(page)).toHaveText(ms.aboutTitle.replace("\n", " "));
  });
}

for (const [address, meant] of [
  ["//", "/"],
  ["//about//?lang=ms#x", "/about/"],
] as const) {
  test(`${address} leads to ${meant}, whatever the host makes of it`, async ({ page, siteUrl }) => {
    await page.goto(siteUrl.slice(0, -1) + address);
    await expect(page).toHaveURL((url) => url.pathname === meant);
    await expect(page.locator("html")).toHaveAttribute("lang", address === "//" ? "en" : "ms");
    await expect(heading(page)).not.toHaveText(/Application Error|Ralat Aplikasi/);
    await expectWaysOn(page);
  });
}

for (const year of [1975, 2090]) {
  test(`the site works with a clock that says ${year}`, inFull, async ({ page }) => {
    await page.clock.install({ time: new Date(`${year}-01-01`) });
    await openPage(page, "/");
    await switchTo(page, "ms");
    await page.getByRole("navigation").first().getByRole("link", { name: ms.services }).click();
    await expect(heading(page)).toHaveText(ms.servicesTitle);
    await page.getByRole("main").getByRole("button").last().click();
    const toast = page.getByText(ms.serviceInquiry);
    await expect(toast).toBeVisible();
    await page.mouse.move(0, 0);
    await page.clock.runFor(6000);
    await expect(toast).toBeHidden();
  });
}

test(
  "a page from the back-forward cache is in the language that was chosen meanwhile",
  inFull,
  async ({ siteUrl, browserName }) => {
    test.skip(browserName !== "chromium", "Only Chromium can be told to keep pages.");
    const browser = await chromium.launch({
      executablePath: findBrowser(),
      args: browserOptions,
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
    });
    try {
      const page = await browser.newPage();
      await page.addInitScript(() => {
        addEventListener("pageshow", ({ persisted }) =>
          Object.assign(window, { isKept: persisted }),
        );
      });
      await openPage(page, siteUrl);
      // It keeps no page that is left in the middle of a request.
      await waitForRequests(page);
      await page.goto(`${siteUrl}about/`);
      await openPage(page, `${siteUrl}services/`);
      await switchTo(page, "ms");
      await expect.poll(() => page.evaluate(() => localStorage.getItem("language"))).toBe("ms");
      await page.evaluate(() => history.go(-2));
      await expect(page).toHaveURL(siteUrl);
      await expect(heading(page)).toHaveText(ms.heroTitle);
      expect(await page.evaluate(() => Reflect.get(window, "isKept"))).toBe(true);
      await page.getByRole("navigation").first().getByRole("link", { name: ms.contact }).click();
      await expect(heading(page)).toHaveText(ms.contactTitle);
    } finally {
      await browser.close();
    }
  },
);

test.describe("a double tap", () => {
  test("sends the form once", async ({ page }) => {
    await openPage(page, "/contact/");
    await fillForm(page);
    await page.getByRole("button", { name: "Send Message" }).dblclick();
    await expect(page.getByText("Message Sent!")).toHaveCount(1);
    await expect(page.getByText(en.messageNotSent)).toHaveCount(1);
    await expect(formField(page, "Message")).toHaveValue("Text");
  });

  test("on a link is one step back", inFull, async ({ page }) => {
    await openPage(page, "/");
    await mainLink(page, "Services").dblclick();
    await expect(heading(page)).toHaveText(en.servicesTitle);
    await page.goBack();
    await expect(heading(page)).toHaveText(en.heroTitle);
  });

  test("on the toggle ends in a page of one language", inFull, async ({ page }) => {
    await saveData(page);
    await openPage(page, "/about/");
    await languageToggle(page).dblclick();
    await expect(languageToggle(page)).not.toHaveAttribute("aria-busy");
    // All at once: the change may still be on its way.
    const readLanguages = () =>
      page.evaluate(() => ({
        page: document.documentElement.lang,
        toggle: document.querySelector("header button")!.textContent.slice(0, 2),
        heading: document.querySelector("h1")!.innerText.replace("\n", " "),
      }));
    const inOne = Object.entries({ en, ms }).map(([language, { aboutTitle }]) => ({
      page: language,
      toggle: language,
      heading: aboutTitle.replace("\n", " "),
    }));
    await expect(async () => expect(inOne).toContainEqual(await readLanguages())).toPass();
  });

  test("on the menu button leaves it telling the truth", inFull, async ({ page }) => {
    await page.setViewportSize(phone);
    await openPage(page, "/");
    const button = page.getByRole("button", { name: "Menu" });
    await button.dblclick();
    const isOpen = await page
      .locator("#mobile-menu")
      .evaluate((menu) => menu.matches(":popover-open"));
    await expect(button).toHaveAttribute("aria-expanded", String(isOpen));
  });
});

test("a page that is printed while it moves in is printed whole", inFull, async ({ page }) => {
  await openPage(page, "/");
  await mainLink(page, "Services").click();
  await expect(heading(page)).toHaveText(en.servicesTitle);
  const main = page.getByRole("main");
  // Held in its middle, as a printer may catch it.
  const isMoving = await main.evaluate((main) => {
    const animation = main.animate(
      { opacity: [0, 1], transform: ["translateY(9px)", "none"] },
      1000,
    );
    animation.pause();
    animation.currentTime = 100;
    return getComputedStyle(main).opacity;
  });
  expect(Number(isMoving)).toBeLessThan(0.5);
  await page.emulateMedia({ media: "print" });
  await expect(main).toHaveCSS("opacity", "1");
  await expect(main).toHaveCSS("transform", "none");
});

// 1280 × 800 pixels, four times as large.
const zoomed = { width: 320, height: 200 };

for (const route of Object.values(routes)) {
  test(`${hrefOf(route)} can be read and used at four times its size`, inFull, async ({ page }) => {
    await page.setViewportSize(zoomed);
    await openPage(page, hrefOf(route));
    await expect(heading(page)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(zoomed.width);
    // What is read has the whole height.
    await heading(page).evaluate((element) => element.scrollIntoView());
    const header = await page.getByRole("banner").boundingBox();
    expect(header!.y + header!.height).toBeLessThanOrEqual(0);
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole("button", { name: "Menu" }).click();
    const link = page.locator("#mobile-menu").getByRole("link", { name: "Contact" });
    await link.scrollIntoViewIfNeeded();
    await link.click();
    await expect(heading(page)).toHaveText(en.contactTitle);
    await fillForm(page);
    await page.getByRole("button", { name: "Send Message" }).click();
    const toast = page.getByText("Message Sent!");
    await expect(toast).toBeInViewport();
    await page.getByRole("button", { name: en.closeNotification }).click();
    await expect(toast).toBeHidden();
  });
}

/** Has a part of the browser throw whenever the site uses it; call it before the page is opened. */
async function failIn(page: Page, part: "map" | "layout" | "provider" | "handler") {
  if (part === "layout") return page.addInitScript(breakLayout);
  return page.addInitScript((part) => {
    const fail = () => {
      throw new Error("Failed on purpose");
    };
    if (part === "provider") {
      const observe = MutationObserver.prototype.observe;
      MutationObserver.prototype.observe = function (target, options) {
        // Where the provider waits for titles.
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

  for (const [language, words] of [
    ["en", en],
    ["ms", ms],
  ] as const) {
    test(
      `of a section shows the error screen in its place, in ${language}, and what was typed comes back`,
      fullUnless(language === "en"),
      async ({ page }) => {
        await rememberLanguage(page, language === "en" ? "ms" : "en");
        await failIn(page, "map");
        await openPage(page, "/contact/");
        await page.locator("#message").fill("Text");
        await page.evaluate(() => Object.assign(window, { isFailing: true }));
        await languageToggle(page).click();
        await expect(heading(page)).toHaveText(words.errorTitle);
        await expect(page.getByText(words.errorOnPage)).toBeVisible();
        await expectWaysOn(page);
        await page.evaluate(() => Reflect.deleteProperty(window, "isFailing"));
        await page.getByRole("button", { name: words.tryAgain }).click();
        await expect(heading(page)).toHaveText(words.contactTitle);
        await expect(page.locator("#message")).toHaveValue("Text");
      },
    );

    for (const part of ["layout", "provider"] as const) {
      test(
        `of the ${part} shows the error screen by itself, in ${language}, with its ways on`,
        fullUnless(part === "layout" && language === "ms"),
        async ({ page }) => {
          await rememberLanguage(page, language);
          await failIn(page, part);
          await page.goto("/about/");
          await expect(heading(page)).toHaveText(words.errorTitle);
          await expect(page).toHaveTitle(new RegExp(`^${words.errorTitle}`));
          await expect(page.locator("html")).toHaveAttribute("lang", language);
          await expectWaysOn(page);
          await expect(page.locator(`a[href="${phoneLink}"]`)).toBeVisible();
          await expect(page.getByRole("button", { name: words.tryAgain })).toBeEnabled();
          await page.getByRole("link", { name: words.services }).click();
          await expect(page).toHaveURL(/\/services\/$/);
          await expect(heading(page)).toHaveText(words.errorTitle);
        },
      );
    }
  }

  test("of an event handler leaves the page as it is", async ({ page }) => {
    await page.setViewportSize(phone);
    await failIn(page, "handler");
    await openPage(page, "/");
    await page.getByRole("button", { name: "Menu" }).click();
    await page.locator("#mobile-menu").getByRole("link", { name: "Services" }).click();
    await expect(heading(page)).toHaveText(en.servicesTitle);
    await expectWaysOn(page);
  });
});

test.describe("what is typed into the form", () => {
  test("is there after another page, before hydration too, and in no storage", async ({ page }) => {
    const letScriptsThrough = await holdScripts(page);
    await page.goto("/contact/", { waitUntil: "domcontentloaded" });
    await formField(page, "Subject").fill("Early");
    letScriptsThrough();
    await waitForHydration(page);
    await mainLink(page, "About").click();
    await expect(heading(page)).toHaveText(en.aboutTitle.replace("\n", " "));
    await mainLink(page, "Contact").click();
    await expect(formField(page, "Subject")).toHaveValue("Early");
    await formField(page, "Message").fill("Late");
    await mainLink(page, "About").click();
    await expect(heading(page)).toHaveText(en.aboutTitle.replace("\n", " "));
    const stored = await page.evaluate(() => ({ ...sessionStorage, ...localStorage }));
    expect(JSON.stringify(stored)).not.toMatch(/Early|Late/);
    await mainLink(page, "Contact").click();
    await expect(formField(page, "Subject")).toHaveValue("Early");
    await expect(formField(page, "Message")).toHaveValue("Late");
  });

  test("is brought back by the browser after Back", inFull, async ({ page }) => {
    await openPage(page, "/contact/");
    await fillForm(page);
    await page.goto("/about/");
    await page.goBack();
    await waitForHydration(page);
    await expect(formField(page, "Email")).toHaveValue("a@example.com");
  });
});
