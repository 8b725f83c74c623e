import type { Page } from "playwright/test";
import { languageCodes } from "@/lib/i18n/languages";
import {
  encodingsOf,
  findCachingProblems,
  findHeaderProblems,
  hasExpectedStatus,
  requestSamples,
} from "@/scripts/host-expectations.mjs";
import { describeAnswer } from "@/scripts/request.mjs";
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
  const errorPage = await fetch(`${url}nowhere/`);
  expect(await folderWithoutPage.text()).toBe(await errorPage.text());
  return address.slice(url.length);
}

/** Expects a host to send the site's headers, and to compress text in each encoding that it supports. */
export async function expectHeaders({ encodings }: Host, url: string, pagePath: string) {
  const samples = await requestSamples(url, pagePath);
  expect(samples.filter((sample) => !hasExpectedStatus(sample)).map(describeAnswer)).toEqual([]);
  expect(findHeaderProblems(samples)).toEqual([]);
  expect(findCachingProblems(samples)).toEqual([]);
  expect(encodingsOf(samples)).toEqual(encodings);
  for (const { url, type, headers } of samples) {
    // Other hosts may omit these.
    expect(headers.has("cross-origin-resource-policy"), url).toBe(true);
    if (type.includes("script")) expect(headers.get("content-type")).toContain("charset=utf-8");
  }
}
