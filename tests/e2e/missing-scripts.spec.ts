import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "playwright/test";
import en from "@/messages/en.json" with { type: "json" };
import ms from "@/messages/ms.json" with { type: "json" };
import { hrefOf, routes } from "@/lib/routes";
import { writePolicies } from "@/scripts/content-security-policy.mjs";
import { listFiles } from "@/scripts/list-files.mjs";
import { listen, staticHandler } from "@/scripts/static-server.mjs";
import { exportedFile } from "@/tests/helpers/exported-file";
import {
  enableDataSaver,
  expect,
  expectFallbackLinks,
  fillForm,
  formField,
  fullOnly,
  fullOnlyUnless,
  heading,
  holdResponses,
  inquiryButton,
  inquiryLink,
  inquiryUrl,
  languageToggle,
  mainNavigationLink,
  openPage,
  pauseTimers,
  switchTo,
  test,
  waitForHydration,
  waitForRequests,
} from "@/tests/helpers/browser-test";

/** Responds with 404 to script requests that match `pattern` while `isMissing` returns true. */
async function respondNotFound(page: Page, pattern: string, isMissing = () => true) {
  await page.route(pattern, (route) =>
    isMissing() ? route.fulfill({ status: 404, body: "Gone" }) : route.fallback(),
  );
}

/** Returns a live array with the paths of the document requests of the main frame. */
function recordDocuments(page: Page) {
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      documents.push(new URL(request.url()).pathname);
    }
  });
  return documents;
}

/** Expects the version of the page that is shown without JavaScript. */
async function expectNoScriptVersion(page: Page) {
  await expect(languageToggle(page)).toBeHidden();
  await expectFallbackLinks(page);
  await expect(heading(page)).not.toHaveText(en.errorTitle);
}

test.describe("when scripts are blocked, missing or slow", () => {
  test.use({
    allowedErrors: /404|ERR_FAILED|Loading chunk|Content Security Policy|Failed on purpose/,
  });

  for (const route of Object.values(routes)) {
    test(
      `${hrefOf(route)} falls back to the no-script version when all scripts are blocked`,
      fullOnlyUnless(route === routes.services),
      async ({ page }) => {
        await page.route(`**${hrefOf(route)}`, async (request) => {
          const response = await request.fetch();
          const headers = { ...response.headers(), "content-security-policy": "script-src 'none'" };
          await request.fulfill({ response, headers });
        });
        await page.goto(hrefOf(route));
        await expectNoScriptVersion(page);
        const buttons = page.locator("main button:not(form button)");
        await expect(buttons.filter({ visible: true })).toHaveCount(0);
      },
    );
  }

  for (const script of ["main-app", "site", "app/global-error"]) {
    test(
      `falls back to the no-script version and keeps form input when ${script} is missing`,
      fullOnlyUnless(script === "main-app"),
      async ({ page }) => {
        await respondNotFound(page, `**/chunks/${script}-*.js*`);
        await page.goto("/contact/");
        await fillForm(page);
        await expectNoScriptVersion(page);
        await page.getByRole("button", { name: en.sendMessage }).click();
        await expect(page.getByText(en.formNeedsScripts)).toBeVisible();
        await expect(formField(page, en.message)).toHaveValue("Text");
        await expect(heading(page)).toHaveText(en.contactTitle);
      },
    );
  }

  for (const script of ["app/layout", "app/contact/page"]) {
    test(
      `reloads once when ${script} is missing, then shows the error screen with links`,
      fullOnlyUnless(script === "app/layout"),
      async ({ page }) => {
        await respondNotFound(page, `**/chunks/${script}-*.js*`);
        const documents = recordDocuments(page);
        await page.goto("/contact/");
        // The first document also shows the error screen, until it reloads.
        await page.waitForFunction(() => {
          const [navigation] = performance.getEntriesByType("navigation");
          return navigation && Reflect.get(navigation, "type") === "reload";
        });
        await expect(heading(page)).toHaveText(en.errorTitle);
        await expectFallbackLinks(page);
        await expect(page.getByRole("button", { name: en.tryAgain })).toBeVisible();
        expect(documents).toEqual(["/contact/", "/contact/"]);
      },
    );
  }

  for (const script of ["app/layout", "app/contact/page"]) {
    test(
      `hydrates the page when ${script} fails to load once`,
      fullOnlyUnless(script === "app/layout"),
      async ({ page }) => {
        let failures = 0;
        await page.route(`**/chunks/${script}-*.js*`, (route) =>
          failures++ === 0 ? route.abort() : route.fallback(),
        );
        await openPage(page, "/contact/");
        await switchTo(page, "ms");
        await expect(heading(page)).toHaveText(ms.contactTitle);
      },
    );
  }

  test("falls back to the no-script version immediately when a script throws", async ({ page }) => {
    // Rules out the fallback that runs three seconds after load.
    await pauseTimers(page);
    await page.route("**/chunks/main-app-*.js*", (route) =>
      route.fulfill({
        contentType: "text/javascript",
        body: 'throw new Error("Failed on purpose");',
      }),
    );
    await page.goto("/services/");
    await expectNoScriptVersion(page);
  });

  test("falls back to the no-script version 3 s after load when hydration never starts", async ({
    page,
  }) => {
    await pauseTimers(page);
    await page.route("**/chunks/main-app-*.js*", (route) =>
      route.fulfill({ contentType: "text/javascript", body: "" }),
    );
    await page.goto("/services/");
    const button = inquiryButton(page);
    await button.click();
    await expect(button).toHaveAttribute("aria-busy", "true");
    await page.clock.runFor(3000);
    await expectNoScriptVersion(page);
  });

  test("falls back to the no-script version 30 s after a click when a script never loads", async ({
    page,
  }) => {
    await page.clock.install();
    await page.route("**/app/layout-*.js*", () => undefined);
    await page.goto("/services/", { waitUntil: "domcontentloaded" });
    const button = inquiryButton(page);
    await button.click();
    await expect(button).toHaveAttribute("aria-busy", "true");
    await page.clock.runFor(30_000);
    await expectNoScriptVersion(page);
    await inquiryLink(page).click();
    await expect(page).toHaveURL(inquiryUrl);
  });
});

test.describe("when the script of a linked page is missing", () => {
  test.use({ allowedErrors: /404|ERR_FAILED|ChunkLoadError/ });
  const services = "**/app/services/page-*.js*";

  test("loads the linked page as a document once, then shows the error screen with links", async ({
    page,
  }) => {
    await respondNotFound(page, services);
    await openPage(page, "/");
    const documents = recordDocuments(page);
    const loaded = page.waitForEvent("load");
    await mainNavigationLink(page, en.services).click();
    await loaded;
    await expect(heading(page)).toHaveText(en.errorTitle);
    await expectFallbackLinks(page);
    expect(documents).toEqual(["/services/"]);
  });

  test(
    "shows the page when the script is available again after the reload",
    fullOnly,
    async ({ page }) => {
      let isMissing = true;
      await respondNotFound(page, services, () => isMissing);
      page.on("request", (request) => {
        if (request.isNavigationRequest() && request.url().endsWith("/services/"))
          isMissing = false;
      });
      await openPage(page, "/");
      await mainNavigationLink(page, en.services).click();
      await expect(heading(page)).toHaveText(en.servicesTitle);
      await switchTo(page, "ms");
      await expect(heading(page)).toHaveText(ms.servicesTitle);
    },
  );

  test(
    "after a manual reload, shows the error screen without reloading; Try Again recovers",
    fullOnly,
    async ({ page }) => {
      let isMissing = true;
      await respondNotFound(page, services, () => isMissing);
      await openPage(page, "/");
      await page.reload();
      await waitForHydration(page);
      const documents = recordDocuments(page);
      await mainNavigationLink(page, en.services).click();
      await expect(heading(page)).toHaveText(en.errorTitle);
      await expectFallbackLinks(page);
      expect(documents).toEqual([]);
      isMissing = false;
      await page.getByRole("button", { name: en.tryAgain }).click();
      await expect(heading(page)).toHaveText(en.servicesTitle);
    },
  );

  test("shows the error screen while it checks whether the host is reachable", async ({ page }) => {
    await respondNotFound(page, services);
    await openPage(page, "/");
    await waitForRequests(page);
    const release = await holdResponses(page, "**/services/");
    await mainNavigationLink(page, en.services).click();
    await expect(heading(page)).toHaveText(en.errorTitle);
    await expectFallbackLinks(page);
    release();
  });

  test("shows its own error screen, not the browser's, when the host is unreachable", async ({
    page,
  }) => {
    await respondNotFound(page, services);
    await openPage(page, "/");
    await page.route("**/services/", (route) => route.abort());
    await mainNavigationLink(page, en.services).click();
    await expect(heading(page)).toHaveText(en.errorTitle);
    await expectFallbackLinks(page);
  });
});

test.describe("when a new build is deployed while a page is open", () => {
  // Prefetches and lazy imports of the old build fail; a missing page script causes a reload.
  test.use({ allowedErrors: /404|MIME type|Loading chunk/ });
  let site: string;
  let deploy: () => void;
  let stop: () => void;

  test.beforeEach(async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "deploy-"));
    cpSync(exportedFile(""), folder, { recursive: true });
    const old = staticHandler(exportedFile(""));
    let handle = old;
    const server = createServer((request, response) => handle(request, response));
    site = `http://localhost:${await listen(server, 0)}`;
    deploy = () => {
      rebuild(folder);
      handle = staticHandler(folder);
    };
    stop = () => {
      server.close();
      rmSync(folder, { recursive: true });
    };
  });

  test.afterEach(() => stop());

  test("navigates to the new build and loads only its scripts", async ({ page }) => {
    // Without Data Saver, pages of the old build that are prefetched before `deploy` stay in use.
    await enableDataSaver(page);
    await openPage(page, `${site}/`);
    deploy();
    await mainNavigationLink(page, en.services).click();
    await expect(heading(page)).toHaveText(en.servicesTitle);
    await mainNavigationLink(page, en.services).click();
    await mainNavigationLink(page, en.contact).click();
    await expect(page).toHaveURL(`${site}/contact/`);
    await switchTo(page, "ms");
    await expect(heading(page)).toHaveText(ms.contactTitle);
    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.startsWith(origin) && name.endsWith(".js"))
        .map(({ name }) => name),
    );
    expect(scripts.length).toBeGreaterThan(5);
    expect(scripts.filter((name) => !name.endsWith("new.js"))).toEqual([]);
  });

  test("keeps the form, toast and links of the open page working", fullOnly, async ({ page }) => {
    await openPage(page, `${site}/contact/`);
    // The toast needs sonner, which must be prefetched before the old build is removed.
    await waitForRequests(page);
    deploy();
    await fillForm(page);
    await page.getByRole("button", { name: en.sendMessage }).click();
    await expect(page.getByText(en.messageSent)).toBeVisible();
    await expect(formField(page, en.message)).toHaveValue("Text");
    await expectFallbackLinks(page);
  });
});

/** Rewrites the export in `folder` as another build: a new build ID and new script names. */
function rebuild(folder: string) {
  const names = new Map<string, string>();
  for (const file of [".br", ".gz"].flatMap((ending) => listFiles(folder, ending))) rmSync(file);
  for (const file of listFiles(path.join(folder, "_next/static/chunks"), ".js")) {
    names.set(path.basename(file), path.basename(file, ".js") + "new.js");
  }
  const staticFolder = path.join(folder, "_next/static");
  const [buildId = ""] = readdirSync(staticFolder).filter(
    (name) => !/^(chunks|css|media)$/.test(name),
  );
  names.set(buildId, `${buildId}new`);
  const pattern = new RegExp(
    [...names.keys()].map((name) => name.replace(/[.\[\]]/g, "\\$&")).join("|"),
    "g",
  );
  // The webpack runtime assembles the names of lazy chunks from their IDs and hashes.
  const hashes = new Map(
    [...names].map(([name]) => [name.match(/\.([0-9a-f]{16})\.js$/)?.[1] ?? "", ""]),
  );
  hashes.delete("");
  for (const file of [".html", ".js", ".txt"].flatMap((ending) => listFiles(folder, ending))) {
    let text = readFileSync(file, "utf8")
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "")
      .replace(pattern, (name) => names.get(name) ?? name);
    for (const hash of hashes.keys()) text = text.replaceAll(`"${hash}"`, `"${hash}new"`);
    writeFileSync(file, text);
    const name = names.get(path.basename(file));
    if (name) renameSync(file, path.join(path.dirname(file), name));
  }
  renameSync(path.join(staticFolder, buildId), path.join(staticFolder, `${buildId}new`));
  writePolicies(folder);
}
