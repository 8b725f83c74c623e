import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { hashSources } from "@/scripts/build-id.mjs";

const settings = { siteUrl: "https://chem.example", basePath: "" };

/** Files that the build reads; the site publishes all of `public/`. */
const sources = [
  "app/page.tsx",
  "components/ui/link.tsx",
  "lib/content/company.ts",
  "messages/en.json",
  "public/terms.md",
  "public/.htaccess",
  "scripts/postbuild.mjs",
  "instrumentation-client.ts",
  "next.config.mjs",
  "package.json",
  "package-lock.json",
  "postcss.config.mjs",
  "tailwind.config.ts",
  "tsconfig.json",
];

const others = [
  ".env",
  "README.md",
  "app/.DS_Store",
  "app/fonts/README.md",
  "eslint.config.mjs",
  "lib/debug.log",
  "notes/price.ts",
  "npm-debug.log",
  "renovate.json",
  "scripts/hosts/nginx.conf",
  "scripts/serve.mjs",
  "tests/unit/new.test.ts",
];

it("the build id changes with a setting and a file that the build reads, and with no other", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "sources-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (name: string, text: string) => {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  const idAfter = (name: string) => {
    write(name, "New");
    return hashSources(settings, folder);
  };
  for (const name of sources) write(name, "Old");
  const before = hashSources(settings, folder);
  expect(before).toMatch(/^[\dbcdefx]{20}$/);
  expect(hashSources({ ...settings, siteUrl: "https://colour.example" }, folder)).not.toBe(before);
  expect(hashSources({ ...settings, basePath: "/colour" }, folder)).not.toBe(before);
  const environment = { ...settings, port: 3000 };
  expect(hashSources(environment, `${folder}/`)).toBe(before);
  expect(others.filter((name) => idAfter(name) !== before)).toEqual([]);
  const ids = [before, ...sources.map(idAfter)];
  expect(new Set(ids).size).toBe(ids.length);
});
