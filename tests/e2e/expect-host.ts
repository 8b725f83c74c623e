import type { Page } from "playwright/test";
import en from "../../messages/en.json" with { type: "json" };
import ms from "../../messages/ms.json" with { type: "json" };
import { cacheControl, securityHeaders } from "../../scripts/response-headers.mjs";
import type { Host } from "../hosts.mjs";
import { expect, openPage } from "./test";

/** Walks over the site of a host as a visitor does: load, navigate, reload, go back, unknown addresses. */
export async function expectSiteToWork(page: Page, { isPlain, losesQuery }: Host, url: string) {
  const heading = page.getByRole("heading", { level: 1 });
  const navigation = page.getByRole("navigation", { name: "Main" });
  await openPage(page, url);
  await expect(heading).toHaveText(/colour/i);
  await navigation.getByRole("link", { name: "Services" }).click();
  await expect(page).toHaveURL(`${url}services/`);
  await expect(heading).toHaveText(en.servicesTitle);
  await page.reload();
  await expect(heading).toHaveText(en.servicesTitle);
  await openPage(page, `${url}contact/`);
  await page.goBack();
  await expect(heading).toHaveText(en.servicesTitle);
  await page.goBack();
  await expect(page).toHaveURL(url);
  await expect(heading).toHaveText(/colour/i);
  await page.goto(`${url}about`);
  await expect(page).toHaveURL(`${url}about/`);
  await page.goto(`${url}about${losesQuery ? "/" : ""}?lang=ms`);
  await expect(page.locator("html")).toHaveAttribute("lang", "ms");

  for (const address of ["nowhere", "about/nowhere/", "404/", "_not-found/"]) {
    const response = await page.goto(url + address);
    expect(response?.status(), address).toBe(404);
    if (isPlain) continue;
    await expect(heading).toHaveText(ms.errorTitle);
  }
}

/** Reads the headers of an address as a browser gets them that takes this encoding. */
async function readHeaders(url: string, encoding = "identity") {
  const response = await fetch(url, { headers: { "Accept-Encoding": encoding } });
  await response.arrayBuffer();
  return { status: response.status, headers: response.headers };
}

/** Checks that a host sends the headers that the site asks for, and what is compressed where the browser takes it. */
export async function expectHeaders({ isPlain, encodings }: Host, url: string) {
  if (isPlain) return;
  const html = await (await fetch(url)).text();
  const [, chunk = ""] = html.match(/src="[^"]*(_next\/static\/chunks\/main-app-[^"]+)"/) ?? [];
  for (const address of ["", "about/", "nowhere/", chunk, "_next/static/chunks/gone.js"]) {
    const { status, headers } = await readHeaders(url + address);
    const isKept = address === chunk;
    expect(status, address).toBe(/nowhere|gone/.test(address) ? 404 : 200);
    expect(headers.get("cache-control"), address).toBe(
      cacheControl[isKept ? "immutable" : "revalidated"],
    );
    for (const [name, value] of Object.entries(securityHeaders)) {
      expect(headers.get(name), `${name} of /${address}`).toBe(value);
    }
    expect(headers.get("set-cookie")).toBeNull();
  }
  const types = {
    "about/": "text/html; charset=utf-8",
    [chunk]: "text/javascript; charset=utf-8",
    "index.txt": "text/plain; charset=utf-8",
    "manifest.webmanifest": "application/manifest+json",
    "icon.svg": "image/svg+xml",
  };
  for (const encoding of ["identity", ...encodings]) {
    for (const [address, type] of Object.entries(types)) {
      const { headers } = await readHeaders(url + address, encoding);
      const sent = headers.get("content-type")?.replace("application/java", "text/java");
      expect(sent?.startsWith(type), `${address} in ${encoding} is ${sent}`).toBe(true);
      if (address === "about/" || address === chunk) {
        expect(headers.get("content-encoding") ?? "identity", address).toBe(encoding);
        if (encoding !== "identity")
          expect(headers.get("vary"), address).toMatch(/accept-encoding/i);
      }
    }
  }
}
