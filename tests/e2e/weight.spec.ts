import { readFileSync } from "node:fs";
import type { Page } from "playwright/test";
import { routes } from "@/lib/routes";
import { services } from "@/lib/services";
import { budgets } from "@/tests/helpers/budgets.mjs";
import { exportedFile } from "@/tests/helpers/exported-file";
import {
  expect,
  mockConnection,
  openPage,
  test,
  waitForRequests,
} from "@/tests/helpers/browser-test";

/** Opens the home page; returns the paths of the site's files that it requests until it is idle. */
async function recordFiles(page: Page, siteUrl: string) {
  const files = new Set<string>();
  page.on("response", (response) => {
    // Next.js also sends HEAD requests, whose responses have no body.
    const isGet = response.request().method() === "GET";
    if (isGet && response.url().startsWith(siteUrl)) files.add(new URL(response.url()).pathname);
  });
  await openPage(page, "/");
  await waitForRequests(page);
  return [...files];
}

test("the first visit to the home page on slow 3G stays within its transfer budget", async ({
  page,
  siteUrl,
}) => {
  await mockConnection(page, { effectiveType: "3g" });
  const files = await recordFiles(page, siteUrl);
  const sizes = files.map((pathname) => {
    const file = exportedFile(pathname.endsWith("/") ? `${pathname}index.html` : pathname);
    return readCompressed(file).length;
  });
  expect(sizes.length).toBeGreaterThan(10);
  const budget =
    budgets.firstVisit +
    budgets.page * (Object.keys(routes).length - 4) +
    budgets.service * (services.length - 6);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(budget);
});

/** Returns the Brotli version of a file if the build wrote one, otherwise the file itself. */
function readCompressed(file: string) {
  try {
    return readFileSync(`${file}.br`);
  } catch {
    return readFileSync(file);
  }
}
