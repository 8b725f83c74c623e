import { existsSync, statSync } from "node:fs";
import { exportFolder, exportedFile, fileAt } from "@/tests/helpers/export";
import { expect } from "@/tests/helpers/fixtures";
import { openPage, waitForRequests } from "@/tests/helpers/waiting";
import { budgetAdvice, budgets, weighPage, weighTexts } from "@/tests/helpers/weigh-page.mjs";
import { paths, test } from "./site";

const texts = weighTexts();

/** Returns the size of the file that a path serves: of its brotli copy, if the build wrote one. */
function sizeOf(pathname: string) {
  const file = exportedFile(fileAt(pathname));
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

// Without `loadsTypeface`, pages are told that the connection is 3G.
test("the first visit on 3G stays within its budget, not counting pictures and dictionaries", async ({
  page,
  siteUrl,
}) => {
  const requested = new Set<string>();
  page.on("response", (response) => {
    const request = response.request();
    // Next.js also sends HEAD requests, whose responses have no body.
    const isCounted = request.method() === "GET" && request.resourceType() !== "image";
    if (isCounted && response.url().startsWith(siteUrl))
      requested.add(new URL(response.url()).pathname);
  });
  await openPage(page, "/");
  // The router can start to prefetch after the page was idle.
  await expect.poll(() => [...requested].some((path) => path.endsWith(".txt"))).toBe(true);
  await waitForRequests(page);

  const sizes = [...requested].map(sizeOf);
  expect(sizes.length).toBeGreaterThan(10);
  const sum = sizes.reduce((sum, size) => sum + size, 0) - texts;
  const advice = `bytes of a first visit to the home page: ${budgetAdvice}`;
  expect(sum, advice).toBeLessThanOrEqual(budgets.firstVisit);
});

test("pages stay within the size budgets", () => {
  for (const path of paths) {
    const { html, javascript, fonts } = weighPage(exportFolder, path);
    expect(html).toBeGreaterThan(5000);
    const htmlAdvice = `bytes of HTML of ${path}: ${budgetAdvice}`;
    expect.soft(html, htmlAdvice).toBeLessThanOrEqual(budgets.html);
    expect(javascript).toBeGreaterThan(50_000);
    const advice = `bytes of scripts of ${path}: ${budgetAdvice}`;
    expect.soft(javascript - texts, advice).toBeLessThanOrEqual(budgets.javascript);
    // Font preloads delay the first paint on slow connections.
    expect.soft(fonts, `${path}: preload no font: see app/fonts.ts`).toBe(0);
  }
});
