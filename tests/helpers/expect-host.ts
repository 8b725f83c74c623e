import type { Page } from "playwright/test";
import { navigationRoutes } from "@/lib/routes";
import en from "@/messages/en.json" with { type: "json" };
import ms from "@/messages/ms.json" with { type: "json" };
import { cacheControl, securityHeadersOf } from "@/scripts/response-headers.mjs";
import { expect } from "@/tests/helpers/browser-test";
import type { Host } from "@/tests/helpers/hosts";
import { heading, mainNavigationLink } from "@/tests/helpers/locators";
import { pagePath } from "@/tests/helpers/page-paths";
import { openPage } from "@/tests/helpers/waiting";

const route = navigationRoutes.at(-1)!;

/** Expects loading, navigation, reload, Back and unknown paths to work on a host. */
export async function expectSiteToWork(page: Page, { dropsQuery }: Host, url: string) {
  const folder = url + route.path.slice(1);
  await openPage(page, url);
  await expect(heading(page)).toHaveText(en.heroTitle);
  await mainNavigationLink(page, en[route.label]).click();
  await expect(page).toHaveURL(`${folder}/`);
  await page.reload();
  await expect(heading(page)).toHaveText(en[route.heading]);
  await page.goBack();
  await expect(heading(page)).toHaveText(en.heroTitle);
  await page.goto(folder);
  await expect(page).toHaveURL(`${folder}/`);
  await page.goto(`${folder}${dropsQuery ? "/" : ""}?lang=ms`);
  await expect(heading(page)).toHaveText(ms[route.heading]);

  for (const unknownUrl of [`${url}nowhere`, `${folder}/nowhere/`, `${url}404/`]) {
    const response = await page.goto(unknownUrl);
    expect(response?.status(), unknownUrl).toBe(404);
    await expect(heading(page)).toHaveText(ms.errorTitle);
  }
  const folderWithoutPage = await fetch(`${url}app-icons/`);
  expect([403, 404]).toContain(folderWithoutPage.status);
  expect(await folderWithoutPage.text()).toContain(en.errorTitle);
}

/** Expects a host to send the site's headers, and to compress text in each encoding that it supports. */
export async function expectHeaders({ encodings }: Host, url: string) {
  const html = await (await fetch(url)).text();
  const [, script = ""] = html.match(/src="[^"]*(_next\/static\/chunks\/site-[^"]+)"/) ?? [];
  const types = {
    "": "text/html; charset=utf-8",
    [pagePath(route).slice(1)]: "text/html; charset=utf-8",
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
