import type { Page } from "playwright/test";
import { languageCodes } from "@/lib/i18n/languages";
import { cacheControl, securityHeadersOf } from "@/scripts/response-headers.mjs";
import { expect } from "@/tests/helpers/browser-test";
import type { Host } from "@/tests/helpers/hosts";
import { heading } from "@/tests/helpers/locators";
import { openPage } from "@/tests/helpers/waiting";

/**
 * Expects loading, navigation, reload, Back and unknown paths to work on a host.
 *
 * @returns the path of the last page in the navigation, relative to `url`
 */
export async function expectSiteToWork(page: Page, { dropsQuery }: Host, url: string) {
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
  await page.goto(`${folder}${dropsQuery ? "/" : ""}?lang=${language}`);
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await expect(heading(page)).not.toHaveText(title);

  await page.goto(`${url}nowhere/`);
  const error = await heading(page).innerText();
  expect([home, title]).not.toContain(error);
  for (const unknownUrl of [`${url}nowhere`, `${folder}/nowhere/`, `${url}404/`]) {
    const response = await page.goto(unknownUrl);
    expect(response?.status(), unknownUrl).toBe(404);
    await expect(heading(page)).toHaveText(error);
  }
  const folderWithoutPage = await fetch(`${url}app-icons/`);
  expect([403, 404]).toContain(folderWithoutPage.status);
  const errorPage = await fetch(`${url}nowhere/`);
  expect(await folderWithoutPage.text()).toBe(await errorPage.text());
  return address.slice(url.length);
}

/** Expects a host to send the site's headers, and to compress text in each encoding that it supports. */
export async function expectHeaders({ encodings }: Host, url: string, pagePath: string) {
  const html = await (await fetch(url)).text();
  const [, script = ""] = html.match(/src="[^"]*(_next\/static\/chunks\/site-[^"]+)"/) ?? [];
  const types = {
    "": "text/html; charset=utf-8",
    [pagePath]: "text/html; charset=utf-8",
    [script]: "text/javascript; charset=utf-8",
    "nowhere/": "text/html",
    "_next/static/chunks/gone.js": "text/html",
    "index.txt": "text/plain; charset=utf-8",
    "manifest.webmanifest": "application/manifest+json",
    "icon.svg": "image/svg+xml",
    "favicon.ico": "image/",
    "app-icons/any-512.png": "image/png",
    "previews/home.png": "image/png",
  };
  for (const [path, type] of Object.entries(types)) {
    for (const encoding of ["identity", ...encodings]) {
      const response = await fetch(url + path, { headers: { "Accept-Encoding": encoding } });
      await response.arrayBuffer();
      const readHeader = (name: string) => response.headers.get(name) ?? "";
      const subject = `/${path} in ${encoding}`;
      expect(response.status, subject).toBe(/nowhere|gone/.test(path) ? 404 : 200);
      // Both types of scripts are valid.
      const contentType = readHeader("content-type").replace("application/java", "text/java");
      expect(contentType.startsWith(type), `${subject} is ${contentType}`).toBe(true);
      const { immutable, revalidated } = cacheControl;
      expect(readHeader("cache-control"), subject).toBe(path === script ? immutable : revalidated);
      for (const [name, value] of Object.entries(securityHeadersOf(path))) {
        expect(readHeader(name), `${name} of ${subject}`).toBe(value);
      }
      if (encoding !== "identity" && /html; |script/.test(type)) {
        expect(readHeader("content-encoding"), subject).toBe(encoding);
        expect(readHeader("vary"), subject).toMatch(/accept-encoding/i);
      }
    }
  }
}
