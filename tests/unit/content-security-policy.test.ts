import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { allowedOrigins } from "@/lib/allowed-origins.mjs";
import { writePolicies } from "@/scripts/content-security-policy.mjs";

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), "policy-"))));
afterEach(() => rmSync(folder, { recursive: true }));

const charset = '<meta charSet="utf-8"/>';

function writePage(html: string) {
  writeFileSync(path.join(folder, "index.html"), html);
}

/** Writes the policy; returns the HTML, and the sources of the policy by directive. */
function writePolicy() {
  writePolicies(folder);
  const html = readFileSync(path.join(folder, "index.html"), "utf8");
  const [, content = ""] =
    html.match(/<meta http-equiv="Content-Security-Policy" content="([^"]*)"/) ?? [];
  const policy = new Map(
    content.split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources];
    }),
  );
  return { html, policy };
}

function hashOf(text: string) {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

describe("the content security policy", () => {
  it("is inserted directly after the charset declaration", () => {
    writePage(`<!DOCTYPE html><head>${charset}<title>Page</title></head>`);
    expect(writePolicy().html).toMatch(
      /^<!DOCTYPE html><html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" [^>]*><title>/,
    );
  });

  it("allows only the site's own files and the listed origins", () => {
    writePage(charset);
    const { policy } = writePolicy();
    // Fetch directives that are not listed fall back to default-src.
    expect(Object.fromEntries(policy)).toEqual({
      "default-src": ["'none'"],
      "script-src": ["'self'", ...allowedOrigins["script-src"]],
      "style-src": expect.arrayContaining([hashOf("")]),
      "style-src-attr": ["'none'"],
      "connect-src": ["'self'", ...allowedOrigins["connect-src"]],
      "font-src": ["'self'"],
      "img-src": ["'self'", ...allowedOrigins["img-src"]],
      "manifest-src": ["'self'"],
      "frame-src": allowedOrigins["frame-src"],
      "object-src": ["'none'"],
      "base-uri": ["'none'"],
      "form-action": ["'none'"],
    });
  });

  it("allows the endpoint of a form on every page, because navigations keep the policy", () => {
    writeFileSync(
      path.join(folder, "contact.html"),
      `${charset}<form action="https://forms.example/f/1?a=1"></form>`,
    );
    writePage(charset);
    const { policy } = writePolicy();
    expect(policy.get("connect-src")).toContain("https://forms.example");
    expect(policy.get("form-action")).toEqual(["https://forms.example", "'self'"]);
  });

  it("allows inline scripts by hash and ignores JSON-LD", () => {
    const data = '<script type="application/ld+json">{"a":1}</script>';
    writePage(`${charset}<script>run("é < ü")</script><script src="a.js"></script>${data}`);
    const { policy } = writePolicy();
    const hashes = policy.get("script-src")?.filter((source) => source.startsWith("'sha256-"));
    expect(hashes).toEqual([hashOf('run("é < ü")')]);
  });

  it("allows inline styles and script-inserted styles by hash", () => {
    writeFileSync(path.join(folder, "sheet.css"), "p{}");
    writePage(`${charset}<style>a{}</style><p style="color:red">Text</p>`);
    const { policy } = writePolicy();
    expect(policy.get("style-src")).toEqual(
      expect.arrayContaining([hashOf("a{}"), hashOf("p{}"), hashOf("")]),
    );
    expect(policy.get("style-src")?.filter((source) => !source.startsWith("'sha256-"))).toEqual([]);
    expect(policy.get("style-src-attr")).toEqual(["'unsafe-hashes'", hashOf("color:red")]);
  });

  it("throws and changes no page when one page has no UTF-8 charset declaration", () => {
    writeFileSync(path.join(folder, "first.html"), charset);
    writePage('<meta charset="latin1">');
    expect(() => writePolicies(folder)).toThrow("A page has no UTF-8 character set");
    expect(readFileSync(path.join(folder, "first.html"), "utf8")).toBe(charset);
  });
});
