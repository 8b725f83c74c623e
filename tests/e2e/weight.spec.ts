import { readFileSync, readdirSync } from "node:fs";
import { addressOf, routes } from "../../components/routes";
import { services } from "../../components/services";
import { listFiles } from "../../scripts/list-files.mjs";
import { weighPage } from "../bench/weight.mjs";
import { budgets } from "../budgets.mjs";
import { expect, exportedFile, openPage, test } from "./test";

const serverActions = new URL(
  "../../node_modules/next/dist/client/components/router-reducer/reducers/server-action-reducer.js",
  import.meta.url,
);

for (const route of Object.values(routes)) {
  const address = addressOf(route);

  test(`${address} keeps to its budget of bytes`, () => {
    const { html, javascript, fonts } = weighPage(exportedFile(""), address);
    expect(html).toBeGreaterThan(5000);
    expect(html).toBeLessThanOrEqual(budgets.html + budgets.service * (services.length - 6));
    expect(javascript).toBeGreaterThan(50_000);
    expect(javascript).toBeLessThanOrEqual(budgets.javascript);
    // A preload would delay the first paint on slow lines.
    expect(fonts).toBe(0);
  });
}

test("a first visit to the home page keeps to its budget until it is idle", async ({ page }) => {
  const files = new Set<string>();
  page.on("response", (response) => {
    if (response.request().method() === "GET") files.add(new URL(response.url()).pathname);
  });
  await openPage(page, "/");
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(3000);
  const sizes = [...files].map((pathname) => {
    const file = exportedFile(pathname.endsWith("/") ? `${pathname}index.html` : pathname);
    return readCompressed(file).length;
  });
  expect(sizes.length).toBeGreaterThan(10);
  const budget = budgets.firstVisit + budgets.page * (Object.keys(routes).length - 4);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(budget);
});

/** A file as a host sends it: in brotli, where the build wrote it. */
function readCompressed(file: string) {
  try {
    return readFileSync(`${file}.br`);
  } catch {
    return readFileSync(file);
  }
}

test("no page and nothing that a navigation fetches contains the style sheet twice", () => {
  const mark = "tailwindcss v";
  for (const route of Object.values(routes)) {
    const html = readFileSync(exportedFile(`${addressOf(route)}index.html`), "utf8");
    expect(html.split(mark)).toHaveLength(2);
  }
  const data = listFiles(exportedFile(""), ".txt").map((file) => readFileSync(file, "utf8"));
  expect(data.length).toBeGreaterThan(4);
  expect(data.filter((text) => text.includes(mark))).toEqual([]);
});

test("the scripts bring nothing that needs a server", () => {
  const folder = exportedFile("_next/static/chunks");
  const scripts = readdirSync(folder)
    // The router of the `pages` folder, which no page asks for.
    .filter((name) => name.endsWith(".js") && !/^(framework|main)-(?!app-)/.test(name))
    .map((name) => readFileSync(`${folder}/${name}`, "utf8"));
  expect(scripts.length).toBeGreaterThan(3);
  // The answer that a server action gets; Next's own module still asks for it.
  const mark = "x-action-redirect";
  expect(readFileSync(serverActions, "utf8")).toContain(mark);
  expect(scripts.filter((script) => script.includes(mark))).toEqual([]);
});

test("the framework is compiled while it downloads", async ({ page }) => {
  await openPage(page, "/");
  const addresses = await page
    .locator("script[src]:not([nomodule])")
    .evaluateAll((scripts) => scripts.map((script) => script.getAttribute("src") ?? ""));
  const largest = addresses
    .map((address) => readFileSync(exportedFile(address), "utf8"))
    .filter((script) => script.length > 100_000);
  expect(largest.length).toBeGreaterThan(1);
  for (const script of largest) {
    expect(script.startsWith("//# allFunctionsCalledOnLoad\n")).toBe(true);
  }
});
