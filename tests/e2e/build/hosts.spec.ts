import path from "node:path";
import type { Page } from "playwright/test";
import { languageCodes } from "@/lib/i18n/languages";
import { findHeaderFaults } from "@/scripts/host-expectations.mjs";
import { listFiles } from "@/scripts/list-files.mjs";
import { checkSite } from "@/scripts/live-checks.mjs";
import { request } from "@/scripts/request.mjs";
import { fixtureSite } from "@/tests/fixture-site/settings.mjs";
import { expect, fullOnly, test } from "@/tests/helpers/fixtures";
import { heading } from "@/tests/helpers/locators";
import { openPage } from "@/tests/helpers/waiting";
import { type Host, findHost, hosts, withHost } from "./hosts";

for (const host of hosts) {
  for (const { out, basePath } of [
    { out: fixtureSite.folder, basePath: fixtureSite.basePath },
    { out: "out", basePath: "" },
  ]) {
    test(`${host.program} serves ${out} with its headers`, fullOnly, async ({ page }) => {
      test.skip(!findHost(host), `${host.program} is not installed.`);
      await withHost(host, { out, basePath }, async (url) => {
        expect(await checkSite(url, out)).toEqual([]);
        await expectHeaders(host, url, out);
        await expectUnknownAddresses(url);
        await expectNavigation(page, url);
      });
    });
  }
}

/** Expects headers with malformed requests, and each encoding that the host supports. */
async function expectHeaders({ encodings, refusesWithoutHeaders }: Host, url: string, out: string) {
  for (const malformed of ["%", "%00"]) {
    const answer = await request(url + malformed);
    expect([400, 404], malformed).toContain(answer.status);
    if (answer.status === 400 && refusesWithoutHeaders) continue;
    expect(findHeaderFaults("", "identity", answer), malformed).toEqual([]);
  }
  const [script = ""] = listFiles(out, ".js");
  for (const encoding of ["br", "gzip"]) {
    const headers = { "Accept-Encoding": encoding };
    const answer = await fetch(url + path.relative(out, script), { headers });
    const sent = answer.headers.get("content-encoding");
    expect(sent).toBe(encodings.includes(encoding) ? encoding : null);
    // Other hosts may omit these.
    expect(answer.headers.has("cross-origin-resource-policy")).toBe(true);
    expect(answer.headers.get("content-type")).toContain("charset=utf-8");
  }
}

/** Expects the error page with its headers at addresses without a page. */
async function expectUnknownAddresses(url: string) {
  const errorPage = await (await fetch(`${url}nowhere/`)).text();
  const unserved = ["_next/", "app-icons/", ".htaccess", ".nojekyll"];
  // File systems refuse the first two. The router does not know a page by an address with an encoded slash.
  const unknown = ["a".repeat(256), "a".repeat(3000), "about%2f"];
  for (const name of [...unserved, ...unknown]) {
    const answer = await request(url + name);
    expect(answer.status, name).toBe(404);
    expect(String(answer.body), name).toBe(errorPage);
    expect(findHeaderFaults("", "identity", answer), name).toEqual([]);
  }
}

/** Expects loading, navigation, reload, Back and unknown paths to work in a browser. */
async function expectNavigation(page: Page, url: string) {
  await openPage(page, url);
  const home = await heading(page).innerText();
  const link = page.getByRole("banner").getByRole("navigation").getByRole("link").last();
  const address = await link.evaluate(({ href }: HTMLAnchorElement) => href);
  await link.click();
  await expect(page).toHaveURL(address);
  await expect(heading(page)).not.toHaveText(home);
  const title = await heading(page).innerText();
  await page.reload();
  await expect(heading(page)).toHaveText(title);
  await page.goBack();
  await expect(heading(page)).toHaveText(home);
  const folder = address.replace(/\/$/, "");
  await page.goto(folder);
  await expect(page).toHaveURL(address);
  const language = languageCodes.at(-1)!;
  await page.goto(`${folder}?lang=${language}`);
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await expect(heading(page)).not.toHaveText(title);

  await openPage(page, `${url}nowhere/`);
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  const error = await heading(page).innerText();
  expect([home, title]).not.toContain(error);
  for (const unknownUrl of [`${url}nowhere`, `${folder}/nowhere/`, `${url}404/`]) {
    const response = await page.goto(unknownUrl);
    expect(response?.status(), unknownUrl).toBe(404);
    await expect(heading(page)).toHaveText(error);
  }
  // Ends the requests of the page before the server ends.
  await page.goto("about:blank");
}
