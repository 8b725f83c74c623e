import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { deduplicateStyles } from "@/scripts/deduplicate-styles.mjs";

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), "styles-"))));
afterEach(() => rmSync(folder, { recursive: true }));

const css = "p>a{content:'é'}";
const row = `2:T${Buffer.byteLength(css).toString(16)},${css}`;

/** Writes a page with one inline script per part of its RSC payload; returns the HTML. */
function writePage(name: string, ...parts: string[]) {
  const scripts = parts
    .map((part) => JSON.stringify([1, part]).replaceAll("<", "\\u003c"))
    .map((data) => `<script>self.__next_f.push(${data})</script>`);
  const html = `<style data-precedence="next">${css}</style><p>Text</p>${scripts.join("")}`;
  writeFileSync(path.join(folder, name), html);
  return html;
}

/** Runs the inline scripts of a page and returns the RSC payload that they push. */
function readRscPayload(name: string) {
  const html = readFileSync(path.join(folder, name), "utf8");
  const pushed: [number, string][] = [];
  for (const [, script = ""] of html.matchAll(/<script>(.*?)<\/script>/g)) {
    new Function("self", script)({ __next_f: pushed });
  }
  return pushed.map(([, data]) => data).join("");
}

it("removes only the copies of the style sheet from RSC payload that is split across scripts", () => {
  writePage("index.html", `1:"</script>"\n${row.slice(0, 9)}`, `${row.slice(9)}3:["<b>"]\n4${row}`);
  writeFileSync(path.join(folder, "index.txt"), `1:0\n${row}3:["<b>"]\n4${row}`);
  deduplicateStyles(folder);
  expect(readRscPayload("index.html")).toBe('1:"</script>"\n2:T1, 3:["<b>"]\n42:T1, ');
  expect(readFileSync(path.join(folder, "index.html"), "utf8")).toContain(`>${css}</style>`);
  expect(readFileSync(path.join(folder, "index.txt"), "utf8")).toBe(
    '1:0\n2:T1, 3:["<b>"]\n42:T1, ',
  );
});

it("ignores an HTML file without RSC payload, such as one in public/", () => {
  writeFileSync(path.join(folder, "a.html"), "<p>Text</p>");
  writePage("index.html", row);
  deduplicateStyles(folder);
  expect(readFileSync(path.join(folder, "a.html"), "utf8")).toBe("<p>Text</p>");
  expect(readRscPayload("index.html")).toBe("2:T1, ");
});

it("warns and changes no page when one page has no style sheet in its RSC payload", () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const first = writePage("a.html", row);
  const second = writePage("b.html", `2:["$","style",null,{}]`);
  deduplicateStyles(folder);
  expect(warn.mock.calls).toEqual([[expect.stringContaining("no style sheet in the RSC payload")]]);
  expect(readFileSync(path.join(folder, "a.html"), "utf8")).toBe(first);
  expect(readFileSync(path.join(folder, "b.html"), "utf8")).toBe(second);
});
