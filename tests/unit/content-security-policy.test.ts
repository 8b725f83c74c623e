import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { AllowedOrigins } from "@/lib/content/schema";
import { writePolicies } from "@/scripts/content-security-policy.mjs";

const charset = '<meta charset="utf-8">';
const mapOrigin = "https://map.example";
const noOrigins: AllowedOrigins = {
  "script-src": [],
  "style-src": [],
  "connect-src": [],
  "img-src": [],
  "font-src": [],
  "frame-src": [],
  "form-action": [],
};
const toastStyle = '[data-sonner-toaster]{content:"\\n"}';
const toastScript = `i('[data-sonner-toaster]'),i(${JSON.stringify(toastStyle)})`;

let folder: string;
let publicFolder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "out-"));
  publicFolder = mkdtempSync(path.join(tmpdir(), "public-"));
  writeFileSync(path.join(folder, "toast.js"), toastScript);
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  rmSync(publicFolder, { recursive: true });
});

/** Writes these files and their policies; returns the policy of `index.html` as sources by directive. */
function readPolicy(
  files: Record<string, string>,
  allowedOrigins = noOrigins,
  endpoint?: string,
): Record<string, string[]> {
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  writePolicies(folder, publicFolder, { allowedOrigins, mapOrigin, endpoint });
  const html = readFileSync(path.join(folder, "index.html"), "utf8");
  // Directly after the character set, so that it applies to everything else.
  const pattern =
    /<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="([^"]*)">/;
  const [, policy = ""] = pattern.exec(html) ?? [];
  const directives = policy.split("; ").map((directive) => directive.split(" "));
  return Object.fromEntries(directives.map(([name, ...sources]) => [name, sources]));
}

function hashOf(text: string) {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

it("the content security policy allows only the site's own files and the listed origins", () => {
  const origins = ["https://a.example", "https://b.example"];
  const allowed: AllowedOrigins = {
    "script-src": origins,
    "style-src": origins,
    "connect-src": origins,
    "img-src": origins,
    "font-src": origins,
    "frame-src": origins,
    "form-action": origins,
  };
  // Fetch directives that are not listed fall back to default-src.
  const strict = {
    "default-src": ["'none'"],
    "script-src": ["'self'"],
    "style-src": expect.arrayContaining([hashOf("")]),
    "style-src-attr": ["'none'"],
    "connect-src": ["'self'"],
    "font-src": ["'self'"],
    "img-src": ["'self'"],
    "manifest-src": ["'self'"],
    "frame-src": [mapOrigin],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
  };
  expect(readPolicy({ "index.html": charset })).toEqual(strict);
  expect(readPolicy({ "index.html": charset }, allowed)).toEqual({
    ...strict,
    "script-src": ["'self'", ...origins],
    "style-src": expect.arrayContaining(origins),
    "connect-src": ["'self'", ...origins],
    "img-src": ["'self'", ...origins],
    "font-src": ["'self'", ...origins],
    "frame-src": [mapOrigin, ...origins],
    "form-action": ["'self'", ...origins],
  });
});

it("the form needs no entry in the owner's list", () => {
  const policy = readPolicy({ "index.html": charset }, noOrigins, "https://forms.example/contact");
  const sources = ["'self'", "https://forms.example"];
  expect(policy).toMatchObject({ "connect-src": sources, "form-action": sources });
});

it("the policy allows inline code and styles by hash", () => {
  const data = '<script type="application/ld+json">{"a":1}</script>';
  const script = '<script>run("é < ü")</script><script src="a.js"></script>';
  const policy = readPolicy({
    "index.html": `${charset}${script}${data}<style>a{}</style><p style="color:red">Text</p>`,
    "sheet.css": "p{}",
  });
  expect(policy["script-src"]).toEqual(["'self'", hashOf('run("é < ü")')]);
  const styles = ["a{}", "p{}", toastStyle, ""];
  expect(policy["style-src"]).toEqual(styles.map(hashOf));
  expect(policy["style-src-attr"]).toEqual(["'unsafe-hashes'", hashOf("color:red")]);
});

it("stops, and writes no page, when no script has the style of toasts", () => {
  const files = { "index.html": charset, "toast.js": "i('[data-sonner-toaster]')" };
  expect(() => readPolicy(files)).toThrow(/^Found no style of sonner in the scripts/);
  expect(readFileSync(path.join(folder, "index.html"), "utf8")).toBe(charset);
});

it("leaves an HTML file of public/ as it is, such as the one by which Google verifies the owner", () => {
  const name = "google1234.html";
  const text = `google-site-verification: ${name}`;
  writeFileSync(path.join(publicFolder, name), text);
  readPolicy({ "index.html": charset, [name]: text });
  expect(readFileSync(path.join(folder, name), "utf8")).toBe(text);
});
