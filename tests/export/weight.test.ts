import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { hrefOf, routes } from "@/lib/routes";
import { services } from "@/lib/services";
import { listFiles } from "@/scripts/list-files.mjs";
import { weighPage } from "@/tests/bench/weight.mjs";
import { budgets } from "@/tests/helpers/budgets.mjs";
import { exportedFile, exportFolder } from "@/tests/helpers/exported-file";
import { readExportedPage } from "@/tests/helpers/exported-page";

const pagePaths = Object.values(routes).map(hrefOf);
const serverActionReducer =
  "node_modules/next/dist/client/components/router-reducer/reducers/server-action-reducer.js";

describe("the pages", () => {
  it.each(pagePaths)("stay within the size budgets: %s", (pagePath) => {
    const { html, javascript, fonts } = weighPage(exportFolder, pagePath);
    expect(html).toBeGreaterThan(5000);
    const extraServices = Math.max(0, services.length - 6);
    expect(html).toBeLessThanOrEqual(budgets.html + budgets.service * extraServices);
    expect(javascript).toBeGreaterThan(50_000);
    expect(javascript).toBeLessThanOrEqual(budgets.javascript);
    // Font preloads delay the first paint on slow connections.
    expect(fonts).toBe(0);
  });

  it("contain the style sheet once in the HTML and never in the RSC payload files", () => {
    const marker = "tailwindcss v";
    for (const pagePath of pagePaths) {
      const html = readFileSync(exportedFile(`${pagePath}index.html`), "utf8");
      expect(html.split(marker), pagePath).toHaveLength(2);
    }
    const data = listFiles(exportFolder, ".txt").map((file) => readFileSync(file, "utf8"));
    expect(data.length).toBeGreaterThan(4);
    expect(data.filter((text) => text.includes(marker))).toEqual([]);
  });
});

describe("the scripts", () => {
  it("contain no code for server actions", () => {
    const folder = exportedFile("_next/static/chunks");
    const scripts = readdirSync(folder)
      // No page loads the chunks of the Pages Router.
      .filter((name) => name.endsWith(".js") && !/^(framework|main)-(?!app-)/.test(name))
      .map((name) => readFileSync(`${folder}/${name}`, "utf8"));
    expect(scripts.length).toBeGreaterThan(3);
    // A response header of server actions; the first check verifies that Next.js still reads it.
    const marker = "x-action-redirect";
    expect(readFileSync(serverActionReducer, "utf8")).toContain(marker);
    expect(scripts.filter((script) => script.includes(marker))).toEqual([]);
  });

  it("are one large script that starts with a compile hint, and small ones", () => {
    const page = readExportedPage(exportFolder, "");
    const scripts = [...page.querySelectorAll("script[src^='/']:not([nomodule])")]
      .map((script) => readFileSync(exportedFile(script.getAttribute("src") ?? ""), "utf8"))
      .sort((a, b) => b.length - a.length);
    expect(scripts[0]?.startsWith("//# allFunctionsCalledOnLoad\n")).toBe(true);
    expect(scripts[1]?.length).toBeLessThan(5000);
  });
});
