import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { cacheControl, securityHeaders } from "@/scripts/response-headers.mjs";

/** How a header and its value are written in each configuration. */
const patterns = {
  "public/.htaccess": /Header always set ([\w-]+) "([^"]*)"$/gm,
  "public/_headers": /^ {2}([\w-]+): (.*)$/gm,
  "public/vercel.json": /"key": "([\w-]+)",\s+"value": "(.*)"/g,
  "scripts/hosts/Caddyfile": /^\t(?:\t|header \?)([\w-]+) "(.*)"$/gm,
  "scripts/hosts/nginx.conf": /add_header ([\w-]+) "(.*)" always;/g,
};

it.each(Object.entries(patterns))("%s sets the headers of the site", (file, pattern) => {
  const configuration = readFileSync(file, "utf8");
  // In nginx, the value is the default of a map.
  const [, policy = ""] = /_resource_policy \{\s+default ("[^"]*")/.exec(configuration) ?? [];
  const text = configuration.replace("$site_resource_policy always", `${policy} always`);
  const headers = [...text.matchAll(pattern)]
    .map(([, name = "", value]) => [name, value])
    .filter(([name]) => name !== "Cache-Control");
  // The first value of a header is the one for all files; a later one is for images.
  expect(Object.fromEntries(headers.reverse())).toEqual(securityHeaders);

  const caching: string[] = configuration.match(/public, max-age=[^"\n]*/g) ?? [];
  expect(caching).toContain(cacheControl.immutable);
  // Netlify, Cloudflare Pages and Vercel send the other value by default.
  const isDefault = /_headers|vercel/.test(file);
  expect(caching.includes(cacheControl.revalidated)).toBe(!isDefault);
  expect(Object.values(cacheControl)).toEqual(expect.arrayContaining(caching));
  expect(configuration).toContain("/_next/static/");

  // `_headers` does not send the policy with images at all.
  if (file === "public/_headers") return;
  expect(configuration).toMatch(/ico\W.*jpe.*png\W+svg\W.*webp/);
  expect(configuration).toContain('"cross-origin"');
});
