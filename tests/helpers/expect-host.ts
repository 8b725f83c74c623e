import path from "node:path";
import type { Page } from "playwright/test";
import { languageCodes } from "@/lib/i18n/languages";
import { listFiles } from "@/scripts/list-files.mjs";
import { checkSite } from "@/scripts/live-checks.mjs";
import { expect } from "@/tests/helpers/browser-test";
import type { Host } from "@/tests/helpers/hosts";
import { heading } from "@/tests/helpers/locators";
import { openPage } from "@/tests/helpers/waiting";

/** Expects loading, navigation, reload, Back and unknown paths to work on a host. */
export async function expectSiteToWork(page: Page, url: string) {
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
  const folderWithoutPage = await fetch(`${url}app-icons/`);
  expect([403, 404]).toContain(folderWithoutPage.status);
  const errorPage = await (await fetch(`${url}nowhere/`)).text();
  expect(await folderWithoutPage.text()).toBe(errorPage);
  for (const dotfile of [".htaccess", ".nojekyll"]) {
    const response = await fetch(url + dotfile);
    expect(response.status, dotfile).toBe(404);
    expect(await response.text(), dotfile).toBe(errorPage);
  }
  // The router does not know a page by such an address.
  const encodedSlash = await fetch(`${folder}%2f`, { redirect: "manual" });
  expect([301, 308, 404]).toContain(encodedSlash.status);
}

/** Expects a host to send the site with its headers, and compressed in each encoding that it supports. */
export async function expectHeaders({ encodings }: Host, url: string, out: string) {
  expect(await checkSite(url, out)).toEqual([]);
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
