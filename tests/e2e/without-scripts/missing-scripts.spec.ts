import path from "node:path";
import type { Page, Request } from "playwright/test";
import { hashSources } from "@/scripts/build-id.mjs";
import { en, ms } from "@/tests/fixture-site/messages";
import { fixtureSite } from "@/tests/fixture-site/settings.mjs";
import { enableDataSaver, pauseTimers, storeLanguage } from "@/tests/helpers/conditions";
import { expect, fullOnly, test } from "@/tests/helpers/fixtures";
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
import { openPage, waitForHydration } from "@/tests/helpers/waiting";
import { scriptsOf } from "./scripts";

test.use({ allowedErrors: /404|ERR_FAILED|Loading chunk|Unexpected end|On purpose/ });

const allScripts = "**/*.js*";
/** Without it, React runs, but not the layout. Next names a script after its source. */
const layoutScript = "**/app/layout-*.js*";

const missing = { status: 404, body: "Gone" };
const empty = { contentType: "text/javascript", body: "" };
const throwing = { ...empty, body: 'throw Error("On purpose")' };
const cutOff = { ...empty, body: "self.webpackChunk_N_E.push([[1],{" };

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

for (const { state, response, seconds } of [
  { state: "are missing", response: missing, seconds: 0 },
  { state: "throw", response: throwing, seconds: 0 },
  { state: "do not hydrate the page 3 s after it has loaded", response: empty, seconds: 3 },
  { state: "are pending 30 s after a click", response: undefined, seconds: 30 },
  { state: "are too new for the browser", response: undefined, seconds: 0 },
]) {
  test(`scripts that ${state} leave the no-script version`, async ({ page }) => {
    await pauseTimers(page);
    await storeLanguage(page, "ms");
    if (state.includes("too new")) {
      await page.addInitScript(() => Reflect.deleteProperty(window, "WeakRef"));
    }
    await page.route(allScripts, (route) => response && route.fulfill(response));
    await page.goto("services/", { waitUntil: response ? "load" : "domcontentloaded" });
    if (seconds) {
      await inquiryButton(page).click();
      await page.clock.runFor(seconds * 1000 - 100);
      await expect(inquiryButton(page)).toHaveAttribute("aria-busy", "true");
      await page.clock.runFor(100);
    }
    // The style sheet shows a page in another language after 1.25 s anyway.
    await expect(page.locator("html")).not.toHaveAttribute("data-language-pending");
    await expectNoScriptVersion(page);
    await expect(heading(page)).toHaveText(en.servicesTitle);
    await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
    await inquiryLink(page).click();
    await expect(page).toHaveURL(inquiryUrl);
    if (seconds) return;
    await fillForm(page);
    await sendButton(page).click();
    await expect(page.getByText(plainText(en.formNeedsScripts))).toBeVisible();
    await expect(formField(page, en.message)).toHaveValue("Text");
  });
}

test("a script that fails to load once is requested again", async ({ page }) => {
  let requests = 0;
  await page.route(`**${scriptsOf("contact/")[0]}`, (route) =>
    requests++ === 0 ? route.abort() : route.fallback(),
  );
  await openPage(page, "contact/");
  expect(requests).toBeGreaterThan(1);
  await switchTo(page, "ms");
  await expect(heading(page)).toHaveText(ms.contactTitle);
});

/** Makes the scripts of a page fail that no other page has; returns a function that ends it. */
async function failScriptsOf(page: Page, path: string, response: object) {
  const own = scriptsOf(path);
  const isOwn = ({ pathname }: URL) => own.includes(pathname);
  await page.route(isOwn, (route) => route.fulfill(response));
  return () => page.unroute(isOwn);
}

test("a linked page without its script loads once more, then shows an error", async ({ page }) => {
  const restoreScript = await failScriptsOf(page, "services/", missing);
  await openPage(page, "./");
  const documents = recordDocuments(page);
  const follow = () => mainNavigationLink(page, en.services).click();

  await test.step("but not while the host is unreachable", async () => {
    await page.route("**/services/", (route) => route.abort());
    const isDocument = (request: Request) => request.url().endsWith("/services/");
    const failed = page.waitForEvent("requestfailed", isDocument);
    await follow();
    await failed;
    await expectErrorScreen(page);
    await page.unroute("**/services/");
    await page.goBack();
    await expect(heading(page)).toHaveText(en.homeTitle);
    expect(documents).toEqual([]);
  });

  await follow();
  await waitForReload(page);
  await expectErrorScreen(page);
  expect(documents).toEqual([page.url()]);
  await page.goBack();
  await expect(page).toHaveURL("./");
  await expect(heading(page)).toHaveText(en.homeTitle);

  await waitForHydration(page);
  await follow();
  await expectErrorScreen(page);
  await restoreScript();
  await page.getByRole("button", { name: en.tryAgain }).click();
  await expect(heading(page)).toHaveText(en.servicesTitle);
});

test("a page without its layout loads once more, then shows an error", async ({ page }) => {
  await page.route(layoutScript, (route) => route.fulfill(missing));
  const documents = recordDocuments(page);
  await page.goto("contact/");
  await waitForReload(page);
  await expectErrorScreen(page);
  expect(documents).toEqual([page.url(), page.url()]);
  await page.unroute(layoutScript);
  await page.getByRole("button", { name: en.tryAgain }).click();
  await expect(heading(page)).toHaveText(en.contactTitle);

  await test.step("Back works on a reloaded page without its layout, or all scripts", async () => {
    for (const [scripts, expectVersion] of [
      [layoutScript, expectErrorScreen],
      [allScripts, expectNoScriptVersion],
    ] as const) {
      await waitForHydration(page);
      await mainNavigationLink(page, en.services).click();
      await expect(heading(page)).toHaveText(en.servicesTitle);
      await page.route(scripts, (route) => route.fulfill(missing));
      await page.reload();
      await expectVersion(page);
      await page.unroute(scripts);
      await page.goBack();
      await expect(page).toHaveURL("contact/");
      await expect(heading(page)).toHaveText(en.contactTitle);
    }
  });
});

test("Back works when scripts of the linked page are cut off", fullOnly, async ({ page }) => {
  for (const pattern of [undefined, layoutScript]) {
    const restoreScript = await failScriptsOf(page, "services/", cutOff);
    await openPage(page, "./");
    if (pattern) await page.route(pattern, (route) => route.fulfill(cutOff));
    await mainNavigationLink(page, en.services).click();
    await waitForReload(page);
    await page.waitForLoadState("load");
    await (pattern ? page.unroute(pattern) : restoreScript());
    await page.goBack();
    await expect(page).toHaveURL("./");
    await expect(heading(page)).toHaveText(en.homeTitle);
  }
});

test("a link on a page of an older build opens the new page", async ({ page, fixtureSiteUrl }) => {
  // Without Data Saver, pages of the older build that are prefetched stay in use.
  await enableDataSaver(page);
  // Without a network, the browser is offline, and the page opens no document.
  await page.addInitScript(() => Object.defineProperty(navigator, "onLine", { value: true }));
  await openPage(page, "./");
  const { folder, origin: siteUrl, basePath } = fixtureSite;
  const buildId = hashSources({ siteUrl, basePath }, path.resolve(folder, ".."));
  expect((await page.content()).includes(buildId), "the page names its build").toBe(true);
  // A new build, whose ID and script URLs differ.
  await page.route(`${fixtureSiteUrl}**`, async (route) => {
    const url = route.request().url();
    if (url.includes("/static/chunks/")) return route.fulfill(missing);
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
