import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { listFiles } from "@/scripts/list-files.mjs";
import { budgetAdvice, budgets } from "@/tests/helpers/budgets.mjs";
import { exportFolder, exportedFile } from "@/tests/helpers/exported-file";
import { fileAt, readPages } from "@/tests/helpers/exported-page";
import { weighPage, weighTexts } from "@/tests/helpers/weigh-page.mjs";

const pages = readPages();
const htmlFiles = ["/404.html", ...pages.map(({ path }) => fileAt(path))].map(exportedFile);

const texts = weighTexts();

it.each(pages)("$path stays within the size budgets", ({ path }) => {
  const { html, javascript, fonts } = weighPage(exportFolder, path);
  expect(html).toBeGreaterThan(5000);
  expect(html, `bytes of HTML; ${budgetAdvice}`).toBeLessThanOrEqual(budgets.html);
  expect(javascript).toBeGreaterThan(50_000);
  const code = javascript - texts;
  expect(code, `bytes of scripts; ${budgetAdvice}`).toBeLessThanOrEqual(budgets.javascript);
  // Font preloads delay the first paint on slow connections.
  expect(fonts).toBe(0);
});

it("each page contains the style sheet once, and no RSC payload file contains it", () => {
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

it("a page loads one large script, which starts with a compile hint, and small ones", () => {
  expect(scripts[0]?.slice(0, 100)).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  expect(scripts[1]?.length).toBeLessThan(5000);
});

// Without an optimisation of scripts/README.md, the scripts contain these.
it.each([
  { code: "CommonJS modules", marker: /__esModule/g, most: 5 },
  { code: "code for server actions", marker: /next-action/gi, most: 0 },
  { code: "Next's error screen", marker: /next-error-h1|couldn.t load/g, most: 0 },
  { code: "the parser of messages", marker: /EXPECT_ARGUMENT_CLOSING_BRACE/g, most: 0 },
])("the scripts do not contain $code", ({ marker, most }) => {
  expect(scripts.flatMap((script) => script.match(marker) ?? []).length).toBeLessThanOrEqual(most);
});
