import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright/test";
import { languageCodes } from "@/lib/i18n/languages";
import { checkSite } from "@/scripts/check-live.mjs";
import { listFiles } from "@/scripts/list-files.mjs";
import {
  cacheControl,
  contentTypes,
  immutablePath,
  securityHeadersOf,
} from "@/scripts/response-headers.mjs";
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
        await expectFiles(host, url, out);
        await expectErrorPage(host, url, out);
        await expectNavigation(page, url);
      });
    });
  }
}

/** Expects each file with its headers, as it is and in each encoding that the host supports. */
async function expectFiles({ encodings }: Host, url: string, out: string) {
  // Hosts read these, or send them for other addresses.
  const unserved = /(^|\/)(\.\w+|_headers|vercel\.json|404\.html)$|\.(br|gz)$/;
  for (const file of listFiles(out, "").filter((file) => !unserved.test(file))) {
    const name = path.relative(out, file);
    const address = url + name.replace(/(^|\/)index\.html$/, "$1");
    const caching = address.includes(immutablePath) ? "immutable" : "revalidated";
    // Other hosts may omit the charset of scripts.
    const script = /^(text|application)\/javascript; charset=utf-8$/;
    const type = name.endsWith(".js") ? script : contentTypes[path.extname(name)];
    for (const [encoding, extension] of [["identity"], ["br", ".br"], ["gzip", ".gz"]] as const) {
      const headers = { "Accept-Encoding": encoding };
      const answer = await fetch(address, { redirect: "manual", headers });
      const place = `${name} in ${encoding}`;
      expect(answer.status, place).toBe(200);
      const body = Buffer.from(await answer.arrayBuffer());
      expect(body.equals(readFileSync(file)), place).toBe(true);
      expectHeaders(answer, place, caching, type);
      const isCompressed = encodings.includes(encoding) && existsSync(file + extension);
      expect(answer.headers.get("content-encoding"), place).toBe(isCompressed ? encoding : null);
      if (isCompressed) expect(answer.headers.get("vary"), place).toMatch(/accept-encoding/i);
    }
  }
}

/** Expects the error page with its headers at addresses without a page, and these headers with malformed requests. */
async function expectErrorPage({ refusesWithoutHeaders }: Host, url: string, out: string) {
  const errorPage = readFileSync(path.join(out, "404.html"), "utf8");
  const unknown = ["nowhere/", "_next/static/nowhere.js"];
  const unserved = ["_next/", "app-icons/", ".htaccess", ".nojekyll"];
  // File systems refuse the first two. The router does not know a page by an address with an encoded slash.
  const unusual = ["a".repeat(256), "a".repeat(3000), "about%2f"];
  for (const name of [...unknown, ...unserved, ...unusual]) {
    const answer = await fetch(url + name, { redirect: "manual" });
    expect(answer.status, name).toBe(404);
    expect(await answer.text(), name).toBe(errorPage);
    expectHeaders(answer, name, "revalidated", "text/html");
  }
  for (const malformed of ["%", "%00"]) {
    const answer = await fetch(url + malformed, { redirect: "manual" });
    expect([400, 404], malformed).toContain(answer.status);
    if (answer.status === 400 && refusesWithoutHeaders) continue;
    expectHeaders(answer, malformed, "revalidated", "text/html");
  }
}

/** Expects the headers of the site, and a Content-Type that matches or contains `type`. */
function expectHeaders(
  { headers, url }: Response,
  place: string,
  caching: keyof typeof cacheControl,
  type: string | RegExp = "",
) {
  const expected = { ...securityHeadersOf(url), "Cache-Control": cacheControl[caching] };
  const actual = Object.keys(expected).map((name) => [name, headers.get(name)]);
  expect(Object.fromEntries(actual), place).toEqual(expected);
  expect(headers.get("content-type") ?? "", place).toMatch(type);
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
