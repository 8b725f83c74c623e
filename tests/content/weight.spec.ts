import { existsSync, readFileSync, statSync } from "node:fs";
import { listFiles } from "@/scripts/list-files.mjs";
import { expect, exportTest as test } from "@/tests/helpers/browser-test";
import { budgetAdvice, budgets } from "@/tests/helpers/budgets.mjs";
import { mockConnection } from "@/tests/helpers/conditions";
import { exportFolder, exportedFile } from "@/tests/helpers/exported-file";
import { fileAt, readPages } from "@/tests/helpers/exported-page";
import { openPage, waitForRequests } from "@/tests/helpers/waiting";
import { weighPage, weighTexts } from "@/tests/helpers/weigh-page.mjs";

const pages = readPages();
const htmlFiles = ["/404.html", ...pages.map(({ path }) => fileAt(path))].map(exportedFile);

const texts = weighTexts();

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
  const sum = sizes.reduce((sum, size) => sum + size, 0) - texts;
  expect(sum, budgetAdvice).toBeLessThanOrEqual(budgets.firstVisit);
});

for (const { path } of pages) {
  test(`${path} stays within the size budgets`, () => {
    const { html, javascript, fonts } = weighPage(exportFolder, path);
    expect(html).toBeGreaterThan(5000);
    expect(html, `bytes of HTML; ${budgetAdvice}`).toBeLessThanOrEqual(budgets.html);
    expect(javascript).toBeGreaterThan(50_000);
    const code = javascript - texts;
    expect(code, `bytes of scripts; ${budgetAdvice}`).toBeLessThanOrEqual(budgets.javascript);
    // Font preloads delay the first paint on slow connections.
    expect(fonts).toBe(0);
  });
}

test("each page contains the style sheet once, and no RSC payload file contains it", () => {
  const marker = "tailwindcss v";
  const payloadFiles = listFiles(exportFolder, ".txt");
  const read = (file: string) => readFileSync(file, "utf8");
  expect(htmlFiles.filter((file) => read(file).split(marker).length !== 2)).toEqual([]);
  expect(payloadFiles).toContain(exportedFile("index.txt"));
  expect(payloadFiles.filter((file) => read(file).includes(marker))).toEqual([]);
});

const scripts = [...pages[0]!.document.querySelectorAll("script[src^='/']:not([nomodule])")]
  .map((script) => readFileSync(exportedFile(script.getAttribute("src") ?? ""), "utf8"))
  .sort((a, b) => b.length - a.length);

test("a page loads one large script, which starts with a compile hint, and small ones", () => {
  expect(scripts[0]?.slice(0, 100)).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  expect(scripts[1]?.length).toBeLessThan(5000);
});

// Without an optimisation of scripts/README.md, the scripts contain these.
for (const { code, marker, most } of [
  { code: "CommonJS modules", marker: /__esModule/g, most: 5 },
  { code: "code for server actions", marker: /next-action/gi, most: 0 },
  { code: "Next's error screen", marker: /next-error-h1|couldn.t load/g, most: 0 },
  { code: "the parser of messages", marker: /EXPECT_ARGUMENT_CLOSING_BRACE/g, most: 0 },
]) {
  test(`the scripts do not contain ${code}`, () => {
    expect(scripts.flatMap((script) => script.match(marker) ?? []).length).toBeLessThanOrEqual(
      most,
    );
  });
}
