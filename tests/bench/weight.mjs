import { budgets, weighPage } from "../helpers/weigh-page.mjs";
import { pages } from "./fixtures.mjs";
import { compare, format } from "./report.mjs";

/**
 * Weighs the pages, and compares their scripts with those of the bare page.
 *
 * @param {import("./fixtures.mjs").Sides} sides
 */
export function weighPages({ folders }) {
  const bare = weighPage(folders.bare, "/");
  return pages.map((page) => {
    const { html, javascript } = weighPage(folders.site, page);
    return {
      page,
      [`HTML, at most ${format(budgets.html)}`]: format(html),
      ["JavaScript / bare page"]: compare(javascript, bare.javascript),
    };
  });
}
