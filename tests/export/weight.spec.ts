import { existsSync, statSync } from "node:fs";
import { expect, exportTest as test } from "@/tests/helpers/browser-test";
import { budgetAdvice, budgets } from "@/tests/helpers/budgets.mjs";
import { mockConnection } from "@/tests/helpers/conditions";
import { exportedFile } from "@/tests/helpers/exported-file";
import { openPage, waitForRequests } from "@/tests/helpers/waiting";
import { weighTexts } from "@/tests/helpers/weigh-page.mjs";

/** Returns the size of the file that a path serves: of its brotli copy, if the build wrote one. */
function sizeOf(pathname: string) {
  const file = exportedFile(pathname.endsWith("/") ? `${pathname}index.html` : pathname);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

test("the first visit on 3G stays within its budget, not counting pictures and dictionaries", async ({
  page,
  siteUrl,
}) => {
  const paths = new Set<string>();
  page.on("response", (response) => {
    const request = response.request();
    // Next.js also sends HEAD requests, whose responses have no body.
    const isCounted = request.method() === "GET" && request.resourceType() !== "image";
    if (isCounted && response.url().startsWith(siteUrl))
      paths.add(new URL(response.url()).pathname);
  });
  await mockConnection(page, { effectiveType: "3g" });
  await openPage(page, "/");
  // The router can start to prefetch after the page was idle.
  await expect.poll(() => [...paths].some((path) => path.endsWith(".txt"))).toBe(true);
  await waitForRequests(page);

  const sizes = [...paths].map(sizeOf);
  expect(sizes.length).toBeGreaterThan(10);
  const sum = sizes.reduce((sum, size) => sum + size, 0) - weighTexts();
  expect(sum, budgetAdvice).toBeLessThanOrEqual(budgets.firstVisit);
});
