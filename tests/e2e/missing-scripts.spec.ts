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
import en from "../../messages/en.json" with { type: "json" };
import ms from "../../messages/ms.json" with { type: "json" };
import { hrefOf, routes } from "../../lib/routes";
import { writePolicies } from "../../scripts/content-security-policy.mjs";
import { listFiles } from "../../scripts/list-files.mjs";
import { listen, staticHandler } from "../../scripts/static-server.mjs";
import { exportedFile } from "../exported-file";
import {
  expect,
  expectWaysOn,
  fillForm,
  formField,
  fullUnless,
  heading,
  inFull,
  languageToggle,
  mainLink,
  openPage,
  switchTo,
  test,
  waitForHydration,
  waitForRequests,
} from "./test";

/** Has the host know nothing of some scripts; counts how often they are asked for. */
async function loseScripts(page: Page, pattern: string, isLost = () => true) {
  const requests: string[] = [];
  await page.route(pattern, (route) => {
    requests.push(route.request().url());
    return isLost() ? route.fulfill({ status: 404, body: "Gone" }) : route.fallback();
  });
  return requests;
}

/** Lists the pages that are loaded as documents. */
function countDocuments(page: Page) {
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      documents.push(new URL(request.url()).pathname);
    }
  });
  return documents;
}

/** Expects the page as it is with scripts off. */
async function expectScriptless(page: Page) {
  await expect(languageToggle(page)).toBeHidden();
  await expectWaysOn(page);
  await expect(heading(page)).not.toHaveText(en.errorTitle);
}

test.describe("when scripts are blocked, gone or late", () => {
  test.use({
    allowedErrors: /404|ERR_FAILED|Loading chunk|Content Security Policy|Failed on purpose/,
  });

  for (const route of Object.values(routes)) {
    test(
      `${hrefOf(route)} goes on as without scripts where every script is blocked`,
      fullUnless(route === routes.services),
      async ({ page }) => {
        await page.route(`**${hrefOf(route)}`, async (request) => {
          const response = await request.fetch();
          const headers = { ...response.headers(), "content-security-policy": "script-src 'none'" };
          await request.fulfill({ response, headers });
        });
        await page.goto(hrefOf(route));
        await expectScriptless(page);
        await expect(
          page.getByRole("main").getByRole("button", { name: /Learn More|Get Quote/ }),
        ).toHaveCount(0);
      },
    );
  }

  for (const script of ["main-app", "site", "app/global-error"]) {
    test(
      `the contact page goes on as without scripts where ${script} is gone, and keeps what is typed`,
      fullUnless(script === "main-app"),
      async ({ page }) => {
        await loseScripts(page, `**/chunks/${script}-*.js*`);
        await page.goto("/contact/");
        await fillForm(page);
        await expectScriptless(page);
        await page.getByRole("button", { name: "Send Message" }).click();
        await expect(page.getByText("This form needs JavaScript.")).toBeVisible();
        await expect(formField(page, "Message")).toHaveValue("Text");
        await expect(heading(page)).toHaveText(en.contactTitle);
      },
    );
  }

  for (const script of ["app/layout", "app/contact/page"]) {
    test(
      `the page is reloaded once where ${script} is gone, and then says so, with its ways on`,
      fullUnless(script === "app/layout"),
      async ({ page }) => {
        await loseScripts(page, `**/chunks/${script}-*.js*`);
        const documents = countDocuments(page);
        await page.goto("/contact/");
        await expect(heading(page)).toHaveText(en.errorTitle);
        await expectWaysOn(page);
        await expect(page.getByRole("button", { name: en.tryAgain })).toBeVisible();
        expect(documents).toEqual(["/contact/", "/contact/"]);
      },
    );
  }

  for (const script of ["site", "app/layout", "app/contact/page"]) {
    test(
      `the page answers where ${script} fails once`,
      fullUnless(script === "site"),
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

  test("a script that fails when it runs leaves the page as without scripts, at once", async ({
    page,
  }) => {
    // The page gives up after three seconds anyway, which do not pass.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.route("**/chunks/main-app-*.js*", (route) =>
      route.fulfill({
        contentType: "text/javascript",
        body: 'throw new Error("Failed on purpose");',
      }),
    );
    await page.goto("/services/");
    await expectScriptless(page);
  });

  test("scripts that load and never run keep nothing that is pressed for ever", async ({
    page,
  }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.route("**/chunks/main-app-*.js*", (route) =>
      route.fulfill({ contentType: "text/javascript", body: "" }),
    );
    await page.goto("/services/");
    const button = page.getByRole("button", { name: "Get Quote" });
    await button.click();
    await expect(button).toHaveAttribute("aria-busy", "true");
    await page.clock.runFor(3000);
    await expectScriptless(page);
  });

  test("a script that never comes does not keep what is pressed for ever", async ({ page }) => {
    await page.clock.install();
    await page.route("**/app/layout-*.js*", () => undefined);
    await page.goto("/services/", { waitUntil: "domcontentloaded" });
    const button = page.getByRole("button", { name: "Get Quote" });
    await button.click();
    await expect(button).toHaveAttribute("aria-busy", "true");
    await page.clock.runFor(30_000);
    await expectScriptless(page);
    await page.getByRole("main").getByRole("link", { name: "Get Quote" }).click();
    await expect(page).toHaveURL(/\/contact\/$/);
  });
});

test.describe("when the script of the page behind a link is gone", () => {
  test.use({ allowedErrors: /404|ERR_FAILED|ChunkLoadError/ });
  const services = "**/app/services/page-*.js*";

  test("the page is reloaded once, and then says so, with its ways on", async ({ page }) => {
    await loseScripts(page, services);
    await openPage(page, "/");
    const documents = countDocuments(page);
    await mainLink(page, "Services").click();
    await expect(heading(page)).toHaveText(en.errorTitle);
    await expectWaysOn(page);
    expect(documents).toEqual(["/services/"]);
  });

  test("the page answers when the script is back by then", inFull, async ({ page }) => {
    let isLost = true;
    await loseScripts(page, services, () => isLost);
    page.on("request", (request) => {
      if (request.isNavigationRequest() && request.url().endsWith("/services/")) isLost = false;
    });
    await openPage(page, "/");
    await mainLink(page, "Services").click();
    await expect(heading(page)).toHaveText(en.servicesTitle);
    await switchTo(page, "ms");
    await expect(heading(page)).toHaveText(ms.servicesTitle);
  });

  test(
    "a page that came by a reload shows the error instead, and tries again when asked",
    inFull,
    async ({ page }) => {
      let isLost = true;
      await loseScripts(page, services, () => isLost);
      await openPage(page, "/");
      await page.reload();
      await waitForHydration(page);
      const documents = countDocuments(page);
      await mainLink(page, "Services").click();
      await expect(heading(page)).toHaveText(en.errorTitle);
      await expectWaysOn(page);
      expect(documents).toEqual([]);
      isLost = false;
      await page.getByRole("button", { name: en.tryAgain }).click();
      await expect(heading(page)).toHaveText(en.servicesTitle);
    },
  );

  test("no page of the browser takes its place where the host is gone too", async ({ page }) => {
    await loseScripts(page, services);
    await openPage(page, "/");
    await page.route("**/services/", (route) => route.abort());
    await mainLink(page, "Services").click();
    await expect(heading(page)).toHaveText(en.errorTitle);
    await expectWaysOn(page);
  });
});

test.describe("a new deploy while an old page is open", () => {
  // What the old page fetches ahead or late is gone; a missing script of the next page reloads it.
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

  test("a link leads to the new page, with all it needs", async ({ page }) => {
    await openPage(page, `${site}/`);
    deploy();
    await mainLink(page, "Services").click();
    await expect(heading(page)).toHaveText(en.servicesTitle);
    await mainLink(page, "Services").click();
    await page.getByRole("link", { name: en.about, exact: true }).first().click();
    await expect(page).toHaveURL(`${site}/about/`);
    await switchTo(page, "ms");
    await expect(heading(page)).toHaveText(ms.aboutTitle.replace("\n", " "));
    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.endsWith(".js"))
        .map(({ name }) => name),
    );
    expect(scripts.length).toBeGreaterThan(5);
    expect(scripts.filter((name) => !name.endsWith("new.js"))).toEqual([]);
  });

  test("the old page goes on: its form, its toast, its ways on", inFull, async ({ page }) => {
    await openPage(page, `${site}/contact/`);
    // What is fetched ahead has arrived, sonner among it.
    await waitForRequests(page);
    deploy();
    await fillForm(page);
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByText("Message Sent!")).toBeVisible();
    await expect(formField(page, "Message")).toHaveValue("Text");
    await expectWaysOn(page);
  });
});

/** Turns an export into one of another build: with another id, and every script under another name. */
function rebuild(folder: string) {
  const names = new Map<string, string>();
  for (const file of [".br", ".gz"].flatMap((ending) => listFiles(folder, ending))) rmSync(file);
  for (const file of listFiles(path.join(folder, "_next/static/chunks"), ".js")) {
    names.set(path.basename(file), path.basename(file, ".js") + "new.js");
  }
  const chunks = path.join(folder, "_next/static");
  const [buildId = ""] = readdirSync(chunks).filter((name) => !/^(chunks|css|media)$/.test(name));
  names.set(buildId, `${buildId}new`);
  const pattern = new RegExp(
    [...names.keys()].map((name) => name.replace(/[.\[\]]/g, "\\$&")).join("|"),
    "g",
  );
  // The runtime puts the names of what it loads later together from their numbers and hashes.
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
  renameSync(path.join(chunks, buildId), path.join(chunks, `${buildId}new`));
  writePolicies(folder);
}
