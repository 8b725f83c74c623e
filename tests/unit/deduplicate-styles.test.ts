import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { deduplicateStyles } from "@/scripts/deduplicate-styles.mjs";

const css = "p>a{content:'é'}";
const row = `2:T${Buffer.byteLength(css).toString(16)},${css}`;
const pageCss = 'b{content:"é"}';
const pageStyle = `["$","style",null,{"children":${JSON.stringify(pageCss)}}]`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "styles-"));
  writeFileSync(path.join(folder, "all.css"), css);
  writeFileSync(path.join(folder, "page.css"), pageCss);
});
afterEach(() => rmSync(folder, { recursive: true }));

function read(name: string) {
  return readFileSync(path.join(folder, name), "utf8");
}

/** Writes a page with one inline script per part of its RSC payload; returns the HTML. */
function writePage(name: string, styles: string, ...parts: string[]) {
  const scripts = parts
    .map((part) => JSON.stringify([1, part]).replaceAll("<", "\\u003c"))
    .map((data) => `<script>self.__next_f.push(${data})</script>`);
  const html = `<style data-precedence="next">${styles}</style><p>Text</p>${scripts.join("")}`;
  writeFileSync(path.join(folder, name), html);
  return html;
}

/** Runs the inline scripts of a page and returns the RSC payload that they push. */
function readRscPayload(name: string) {
  const pushed: [number, string][] = [];
  for (const [, script = ""] of read(name).matchAll(/<script>(.*?)<\/script>/g)) {
    new Function("self", script)({ __next_f: pushed });
  }
  return pushed.map(([, data]) => data).join("");
}

it("removes only the copies of the style sheet from RSC payload that is split across scripts", () => {
  const parts = [`1:"</script>"\n${row.slice(0, 9)}`, `${row.slice(9)}3:["<b>"]\n4${row}`];
  writePage("index.html", css, ...parts);
  writeFileSync(path.join(folder, "index.txt"), `1:0\n${row}3:["<b>"]\n4${row}`);
  deduplicateStyles(folder);
  expect(readRscPayload("index.html")).toBe('1:"</script>"\n2:T1, 3:["<b>"]\n42:T1, ');
  expect(read("index.html")).toContain(`>${css}</style>`);
  expect(read("index.txt")).toBe('1:0\n2:T1, 3:["<b>"]\n42:T1, ');
});

it("keeps the style sheet of one page in the RSC payload for client-side navigation", () => {
  writePage("index.html", css, row);
  writePage("page.html", css + pageCss, `${row}3:${pageStyle}`);
  writeFileSync(path.join(folder, "page.txt"), `${row}3:${pageStyle}`);
  deduplicateStyles(folder);
  expect(readRscPayload("page.html")).toBe('2:T1, 3:["$","style",null,{"children":" "}]');
  expect(read("page.txt")).toBe(`2:T1, 3:${pageStyle}`);
});

it("ignores an HTML file without RSC payload, such as one in public/", () => {
  writeFileSync(path.join(folder, "a.html"), "<p>Text</p>");
  writePage("index.html", css, row);
  deduplicateStyles(folder);
  expect(read("a.html")).toBe("<p>Text</p>");
  expect(readRscPayload("index.html")).toBe("2:T1, ");
});

it("warns and changes no page when one page has no style sheet in its RSC payload", () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const first = writePage("a.html", css, row);
  const second = writePage("b.html", css, `2:["$","style",null,{}]`);
  deduplicateStyles(folder);
  expect(warn.mock.calls).toEqual([[expect.stringContaining("no style sheet in the RSC payload")]]);
  expect(read("a.html")).toBe(first);
  expect(read("b.html")).toBe(second);
});
