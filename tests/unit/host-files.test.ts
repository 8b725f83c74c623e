import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { writeHostFiles } from "@/scripts/host-files.mjs";
import { cacheControl, securityHeaders } from "@/scripts/response-headers.mjs";

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), "hosts-"))));
afterEach(() => rmSync(folder, { recursive: true }));

function readHostFile(name: string, basePath: string) {
  writeHostFiles(folder, basePath);
  return readFileSync(path.join(folder, name), "utf8");
}

for (const [place, basePath] of [
  ["at the root", ""],
  ["under a sub-path", "/site"],
] as const) {
  describe(`a site ${place}`, () => {
    it("has its headers in _headers, by the rules of Netlify and Cloudflare Pages", () => {
      const rules = new Map(
        readHostFile("_headers", basePath)
          .trim()
          .split("\n\n")
          .map((rule) => {
            const [address = "", ...lines] = rule.split("\n");
            return [address, lines.map((line) => line.match(/^ {2}([\w-]+): (.+)$/)?.slice(1))];
          }),
      );
      expect([...rules]).toEqual([
        ["/*", Object.entries(securityHeaders)],
        [`${basePath}/_next/static/*`, [["Cache-Control", cacheControl.immutable]]],
      ]);
    });

    it("has its headers in vercel.json", () => {
      const { headers } = JSON.parse(readHostFile("vercel.json", basePath));
      expect(headers).toEqual([
        {
          source: "/(.*)",
          headers: Object.entries(securityHeaders).map(([key, value]) => ({ key, value })),
        },
        {
          source: `${basePath}/_next/static/(.*)`,
          headers: [{ key: "Cache-Control", value: cacheControl.immutable }],
        },
      ]);
    });

    it("names its page for unknown addresses in .htaccess", () => {
      expect(readHostFile(".htaccess", basePath)).toContain(
        `ErrorDocument 404 ${basePath}/404.html\n`,
      );
    });
  });
}
