import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { hrefOf, routes } from "../../lib/routes";
import { services } from "../../lib/services";
import { listFiles } from "@/scripts/list-files.mjs";
import { weighPage } from "../bench/weight.mjs";
import { budgets } from "../budgets.mjs";
import { exportedFile, exportFolder } from "../exported-file";
import { readExportedPage } from "./exported-page";

const addresses = Object.values(routes).map(hrefOf);
const serverActions =
  "node_modules/next/dist/client/components/router-reducer/reducers/server-action-reducer.js";

describe("the pages", () => {
  it.each(addresses)("keep to the budget of bytes: %s", (address) => {
    const { html, javascript, fonts } = weighPage(exportFolder, address);
    expect(html).toBeGreaterThan(5000);
    expect(html).toBeLessThanOrEqual(budgets.html + budgets.service * (services.length - 6));
    expect(javascript).toBeGreaterThan(50_000);
    expect(javascript).toBeLessThanOrEqual(budgets.javascript);
    // A preload would delay the first paint on slow lines.
    expect(fonts).toBe(0);
  });

  it("contain the style sheet once, and the data of navigations does not contain it", () => {
    const mark = "tailwindcss v";
    for (const address of addresses) {
      const html = readFileSync(exportedFile(`${address}index.html`), "utf8");
      expect(html.split(mark), address).toHaveLength(2);
    }
    const data = listFiles(exportFolder, ".txt").map((file) => readFileSync(file, "utf8"));
    expect(data.length).toBeGreaterThan(4);
    expect(data.filter((text) => text.includes(mark))).toEqual([]);
  });
});

describe("the scripts", () => {
  it("contain nothing that needs a server", () => {
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

  it("have the browser compile the framework while it downloads", () => {
    const page = readExportedPage(exportFolder, "");
    const largest = [...page.querySelectorAll("script[src]:not([nomodule])")]
      .map((script) => readFileSync(exportedFile(script.getAttribute("src") ?? ""), "utf8"))
      .filter((script) => script.length > 100_000);
    expect(largest.length).toBeGreaterThan(1);
    for (const script of largest) {
      expect(script.startsWith("//# allFunctionsCalledOnLoad\n")).toBe(true);
    }
  });
});
