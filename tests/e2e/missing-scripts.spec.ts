import type { Page } from "playwright/test";
import { en, ms } from "@/tests/fixture-site/messages";
import { expect, fullOnly, test } from "@/tests/helpers/browser-test";
import { enableDataSaver, pauseTimers } from "@/tests/helpers/conditions";
import {
  expectErrorScreen,
  expectFallbackLinks,
  fillForm,
  formField,
  heading,
  inquiryButton,
  inquiryLink,
  inquiryUrl,
  languageToggle,
  mainNavigationLink,
  plainText,
  sendButton,
  switchTo,
} from "@/tests/helpers/locators";
import { openPage } from "@/tests/helpers/waiting";

test.use({
  allowedErrors: /404|ERR_FAILED|Loading chunk|Unexpected end|Content Security Policy|On purpose/,
});

const mainScript = "**/chunks/main-app-*.js*";

const notFound = { status: 404, body: "Gone" };

/** Responds with 404 to the requests that match `pattern`. */
function respondNotFound(page: Page, pattern: string) {
  return page.route(pattern, (route) => route.fulfill(notFound));
}

/** Returns a live array with the URLs of the documents that the page requests. */
function recordDocuments(page: Page) {
  const documents: string[] = [];
  page.on("request", (request) => {
    const isOfPage = request.isNavigationRequest() && request.frame() === page.mainFrame();
    if (isOfPage) documents.push(request.url());
  });
  return documents;
}

/** Waits for a document that was loaded by a reload. The one before also shows the error screen. */
function waitForReload(page: Page) {
  return page.waitForFunction(() => {
    const [navigation] = performance.getEntriesByType("navigation");
    return navigation && Reflect.get(navigation, "type") === "reload";
  });
}

/** Expects the version of the page that is shown without JavaScript. */
async function expectNoScriptVersion(page: Page) {
  await expect(languageToggle(page)).toBeHidden();
  await expectFallbackLinks(page);
  await expect(heading(page)).not.toHaveText(en.errorTitle);
}

test.describe("the no-script version", () => {
  test("replaces the page when all scripts are blocked", async ({ page }) => {
    await page.route("**/services/", async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), "content-security-policy": "script-src 'none'" };
      await route.fulfill({ response, headers });
    });
    await page.goto("services/");
    await expectNoScriptVersion(page);
    await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
  });

  test("replaces the page when a script is missing, and keeps the input", async ({ page }) => {
    await respondNotFound(page, mainScript);
    await page.goto("contact/");
    await fillForm(page);
    await expectNoScriptVersion(page);
    await sendButton(page).click();
    await expect(page.getByText(plainText(en.formNeedsScripts))).toBeVisible();
    await expect(formField(page, en.message)).toHaveValue("Text");
  });

  for (const { name, script, body, seconds } of [
    { name: "when a script throws", script: mainScript, body: 'throw Error("On purpose")' },
    { name: "3 s after load, without hydration", script: mainScript, body: "", seconds: 3 },
    { name: "30 s after a click, if a script is pending", script: "**/app/layout-*", seconds: 30 },
  ]) {
    test(`replaces the page ${name}`, async ({ page }) => {
      await pauseTimers(page);
      await page.route(script, (route) => {
        if (body !== undefined) return route.fulfill({ contentType: "text/javascript", body });
      });
      const isPending = body === undefined;
      await page.goto("services/", { waitUntil: isPending ? "domcontentloaded" : "load" });
      if (seconds) {
        await inquiryButton(page).click();
        await page.clock.runFor(seconds * 1000 - 100);
        await expect(inquiryButton(page)).toHaveAttribute("aria-busy", "true");
        await page.clock.runFor(100);
      }
      await expectNoScriptVersion(page);
      await inquiryLink(page).click();
      await expect(page).toHaveURL(inquiryUrl);
    });
  }
});

for (const script of ["app/layout", "app/contact/page"]) {
  test(`a page without ${script} reloads once, then shows an error screen`, async ({ page }) => {
    await respondNotFound(page, `**/chunks/${script}-*.js*`);
    const documents = recordDocuments(page);
    await page.goto("contact/");
    await waitForReload(page);
    await expectErrorScreen(page);
    expect(documents).toEqual([page.url(), page.url()]);
  });
}

test("a script that fails to load once is requested again", async ({ page }) => {
  let requests = 0;
  await page.route("**/app/layout-*.js*", (route) =>
    requests++ === 0 ? route.abort() : route.fallback(),
  );
  await openPage(page, "contact/");
  expect(requests).toBeGreaterThan(1);
  await switchTo(page, "ms");
  await expect(heading(page)).toHaveText(ms.contactTitle);
});

test.describe("when the script of a linked page is missing", () => {
  const script = "**/app/services/page-*.js*";

  test("the linked page loads as a document once, and Try Again recovers", async ({ page }) => {
    await respondNotFound(page, script);
    await openPage(page, "./");
    const documents = recordDocuments(page);
    const loaded = page.waitForEvent("load");
    await mainNavigationLink(page, en.services).click();
    await loaded;
    await expectErrorScreen(page);
    expect(documents).toEqual([page.url()]);
    await page.unroute(script);
    await page.getByRole("button", { name: en.tryAgain }).click();
    await expect(heading(page)).toHaveText(en.servicesTitle);
  });

  test("the error screen stays when the host is unreachable", async ({ page }) => {
    await respondNotFound(page, script);
    await openPage(page, "./");
    await page.route("**/services/", (route) => route.abort());
    const failed = page.waitForEvent("requestfailed", (request) =>
      request.url().endsWith("/services/"),
    );
    await mainNavigationLink(page, en.services).click();
    await failed;
    await expectErrorScreen(page);
  });
});

const cutOff = { contentType: "text/javascript", body: "self.webpackChunk_N_E.push([[1],{" };

for (const { state, script, response, details } of [
  { state: "is missing", script: "app/services/page", response: notFound },
  { state: "is missing", script: "app/layout", response: notFound },
  { state: "is cut off", script: "app/services/page", response: cutOff, details: fullOnly },
  { state: "is cut off", script: "app/layout", response: cutOff, details: fullOnly },
]) {
  test(`Back works when the new ${script} ${state}`, details ?? {}, async ({ page }) => {
    // Makes the document of the linked page load, in which the other script may be broken too.
    await page.route("**/chunks/app/services/page-*.js*", (route) => route.fulfill(response));
    await openPage(page, "./");
    const pattern = `**/chunks/${script}-*.js*`;
    await page.route(pattern, (route) => route.fulfill(response));
    await mainNavigationLink(page, en.services).click();
    await waitForReload(page);
    await page.waitForLoadState("load");
    // Otherwise the page of the address would show its error screen, too.
    await page.unroute(pattern);
    await page.goBack();
    await expect(page).toHaveURL("./");
    await expect(heading(page)).toHaveText(en.homeTitle);
  });
}

test("a link on a page of an older build opens the new page", async ({ page, fixtureSiteUrl }) => {
  // Without Data Saver, pages of the older build that are prefetched stay in use.
  await enableDataSaver(page);
  // Without a network, the browser is offline, and the page opens no document.
  await page.addInitScript(() => Object.defineProperty(navigator, "onLine", { value: true }));
  await openPage(page, "./");
  const buildId = /\\"b\\":\\"([^"\\]+)/.exec(await page.content())![1]!;
  // A new build, whose ID and script URLs differ.
  await page.route(`${fixtureSiteUrl}**`, async (route) => {
    const url = route.request().url();
    if (url.includes("/static/chunks/")) return route.fulfill({ status: 404 });
    const response = await route.fetch({ url: url.replace("/static/new/", "/static/chunks/") });
    const { "content-type": type = "" } = response.headers();
    if (!/html|javascript|text/.test(type)) return route.fulfill({ response });
    const body = (await response.text())
      .replaceAll("static/chunks", "static/new")
      .replaceAll(buildId, "new-build")
      // The hashes of the inline scripts have changed.
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "");
    await route.fulfill({ response, body });
  });
  await mainNavigationLink(page, en.services).click();
  await expect(heading(page)).toHaveText(en.servicesTitle);
  await mainNavigationLink(page, en.contact).click();
  await expect(heading(page)).toHaveText(en.contactTitle);
  await switchTo(page, "ms");
  await expect(heading(page)).toHaveText(ms.contactTitle);
  const scripts = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => name),
  );
  const own = scripts.filter((url) => url.startsWith(fixtureSiteUrl) && url.endsWith(".js"));
  expect(own.length).toBeGreaterThan(5);
  expect(own.filter((url) => !url.includes("/static/new/"))).toEqual([]);
});
