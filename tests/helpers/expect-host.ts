import type { Page } from "playwright/test";
import en from "@/messages/en.json" with { type: "json" };
import ms from "@/messages/ms.json" with { type: "json" };
import { cacheControl, securityHeadersOf } from "@/scripts/response-headers.mjs";
import type { Host } from "@/tests/helpers/hosts.mjs";
import { expect, openPage } from "@/tests/helpers/browser-test";

/** Expects loading, navigation, reload, Back and unknown paths to work on a host. */
export async function expectSiteToWork(
  page: Page,
  { hasNoConfiguration, dropsQuery }: Host,
  url: string,
) {
  const heading = page.getByRole("heading", { level: 1 });
  const navigation = page.getByRole("navigation", { name: en.mainNavigation });
  await openPage(page, url);
  await expect(heading).toHaveText(en.heroTitle);
  await navigation.getByRole("link", { name: en.services }).click();
  await expect(page).toHaveURL(`${url}services/`);
  await expect(heading).toHaveText(en.servicesTitle);
  await page.reload();
  await expect(heading).toHaveText(en.servicesTitle);
  await openPage(page, `${url}contact/`);
  await page.goBack();
  await expect(heading).toHaveText(en.servicesTitle);
  await page.goBack();
  await expect(page).toHaveURL(url);
  await expect(heading).toHaveText(en.heroTitle);
  await page.goto(`${url}services`);
  await expect(page).toHaveURL(`${url}services/`);
  await page.goto(`${url}services${dropsQuery ? "/" : ""}?lang=ms`);
  await expect(page.locator("html")).toHaveAttribute("lang", "ms");

  for (const path of ["nowhere", "services/nowhere/", "404/", "_not-found/"]) {
    const response = await page.goto(url + path);
    expect(response?.status(), path).toBe(404);
    if (hasNoConfiguration) continue;
    await expect(heading).toHaveText(ms.errorTitle);
  }
}

/** Returns the status and headers of a response to a request that accepts this encoding. */
async function readHeaders(url: string, encoding = "identity") {
  const response = await fetch(url, { headers: { "Accept-Encoding": encoding } });
  await response.arrayBuffer();
  return { status: response.status, headers: response.headers };
}

/** Expects a host to send the site's headers, and to compress text in each encoding it supports. */
export async function expectHeaders({ hasNoConfiguration, encodings }: Host, url: string) {
  if (hasNoConfiguration) return;
  const html = await (await fetch(url)).text();
  const [, chunk = ""] = html.match(/src="[^"]*(_next\/static\/chunks\/site-[^"]+)"/) ?? [];
  const images = ["previews/home.png", "icon.svg", "favicon.ico"];
  for (const path of [
    "",
    "services/",
    "nowhere/",
    chunk,
    "_next/static/chunks/gone.js",
    ...images,
  ]) {
    const { status, headers } = await readHeaders(url + path);
    const isImmutable = path === chunk;
    expect(status, path).toBe(/nowhere|gone/.test(path) ? 404 : 200);
    expect(headers.get("cache-control"), path).toBe(
      cacheControl[isImmutable ? "immutable" : "revalidated"],
    );
    for (const [name, value] of Object.entries(securityHeadersOf(path))) {
      expect(headers.get(name), `${name} of /${path}`).toBe(value);
    }
    expect(headers.get("set-cookie")).toBeNull();
  }
  const types = {
    "services/": "text/html; charset=utf-8",
    [chunk]: "text/javascript; charset=utf-8",
    "index.txt": "text/plain; charset=utf-8",
    "manifest.webmanifest": "application/manifest+json",
    "icon.svg": "image/svg+xml",
  };
  for (const encoding of ["identity", ...encodings]) {
    for (const [path, type] of Object.entries(types)) {
      const { headers } = await readHeaders(url + path, encoding);
      const contentType = headers.get("content-type")?.replace("application/java", "text/java");
      expect(contentType?.startsWith(type), `${path} in ${encoding} is ${contentType}`).toBe(true);
      if (path === "services/" || path === chunk) {
        expect(headers.get("content-encoding") ?? "identity", path).toBe(encoding);
        if (encoding !== "identity") expect(headers.get("vary"), path).toMatch(/accept-encoding/i);
      }
    }
  }
}
