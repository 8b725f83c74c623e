import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { cacheControl, securityHeaders } from "@/scripts/response-headers.mjs";

const patterns = {
  "public/.htaccess": /Header always set ([\w-]+) "([^"]*)"$/gm,
  "public/_headers": /^ {2}([\w-]+): (.*)$/gm,
  "public/vercel.json": /"key": "([\w-]+)",\s+"value": "(.*)"/g,
  "scripts/hosts/Caddyfile": /^\t(?:\t|header \?)([\w-]+) "(.*)"$/gm,
  "scripts/hosts/lighttpd.conf": /^ {2}"([\w-]+)" => "(.*?)",?$/gm,
  "scripts/hosts/nginx.conf": /add_header ([\w-]+) "(.*)" always;/g,
};

describe("host configuration", () => {
  it.each(Object.entries(patterns))("%s sets every security header", (file, pattern) => {
    const text = readFileSync(file, "utf8");
    // In nginx, the value is the default of a map.
    const [, policy = ""] = text.match(/\$site_resource_policy \{\s+default ("[^"]*")/) ?? [];
    const configuration = text.replace("$site_resource_policy always", `${policy} always`);
    const headers = [...configuration.matchAll(pattern)]
      .map(([, name = "", value = ""]): [string, string] => [name, value])
      .filter(([name]) => name !== "Cache-Control");
    // The first value of a header is the one for all files; a later one is for images.
    expect(Object.fromEntries(headers.reverse())).toEqual(securityHeaders);
  });

  // `_headers` does not send the policy with images at all.
  it.each(Object.keys(patterns).filter((file) => !file.endsWith("_headers")))(
    "%s lets other sites embed images",
    (file) => {
      const configuration = readFileSync(file, "utf8");
      expect(configuration).toMatch(/ico\W+png\W+svg/);
      expect(configuration).toContain('"cross-origin"');
    },
  );

  it.each(Object.keys(patterns))("%s caches immutable files for a year", (file) => {
    const configuration = readFileSync(file, "utf8");
    const values = new Set(configuration.match(/public, max-age=[^"\n]*/g));
    expect([...values]).toContain(cacheControl.immutable);
    expect(Object.values(cacheControl)).toEqual(expect.arrayContaining([...values]));
    expect(configuration).toContain("/_next/static/");
  });
});
