import type { Page } from "playwright/test";
import { fixtureSite, paths } from "@/tests/fixture-site/settings.mjs";
import { holdScripts } from "@/tests/helpers/conditions";
import { readExportedPage } from "@/tests/helpers/export";
import { waitForHydration } from "@/tests/helpers/waiting";

/** Returns the paths of the scripts that a page of the fixture site needs, and the other pages do not. */
export function scriptsOf(page: string): string[] {
  const others = paths.filter((path) => path !== page).flatMap(readScripts);
  const own = readScripts(page).filter((script) => !others.includes(script));
  if (own.length === 0) throw new Error(`${page} has no script of its own.`);
  return own;
}

function readScripts(page: string) {
  const scripts = readExportedPage(fixtureSite.folder, page).querySelectorAll("script[src]");
  return [...scripts].map((script) => script.getAttribute("src")!);
}

/** Opens a page and holds its scripts back; returns the function that hydrates the page. */
export async function openBeforeHydration(page: Page, path: string) {
  const releaseScripts = await holdScripts(page);
  await page.goto(path, { waitUntil: "domcontentloaded" });
  return async () => {
    releaseScripts();
    await waitForHydration(page);
  };
}
