import { cpSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { hashSources } from "@/scripts/build-id.mjs";

it("the build id changes with a source or a setting, but not with a test or a document", () => {
  const root = process.cwd();
  onTestFinished(() => process.chdir(root));
  const copy = mkdtempSync(path.join(tmpdir(), "sources-"));
  for (const name of ["messages", "tests/unit", "README.md"]) {
    cpSync(name, path.join(copy, name), { recursive: true });
  }
  process.chdir(copy);
  const settings = { siteUrl: "https://chem.example" };
  const before = hashSources(settings);
  expect(before).toMatch(/^[\dbcdefx]{20}$/);
  expect(hashSources({ siteUrl: "https://colour.example" })).not.toBe(before);
  for (const name of ["tests/unit/new.test.ts", "messages/README.md", ".env"])
    writeFileSync(name, "New");
  expect(hashSources(settings)).toBe(before);
  writeFileSync("messages/new.json", "{}");
  expect(hashSources(settings)).not.toBe(before);
});
