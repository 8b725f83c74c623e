import { execFile } from "node:child_process";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { compressFiles } from "@/scripts/compress.mjs";
import { listFiles } from "@/scripts/list-files.mjs";
import { checkSite } from "@/scripts/live-checks.mjs";
import { listen, serveStatic } from "@/scripts/static-server.mjs";
import { fixtureSite } from "@/tests/fixture-site/settings.mjs";
import { expect, test } from "@/tests/helpers/export-test";
import { findHost, hosts, withHost } from "@/tests/helpers/hosts";

const { folder: out, origin, basePath } = fixtureSite;
const publicUrl = `${origin}${basePath}/`;
const unserved = /(^|\/)(404\.html|\.htaccess|\.nojekyll|_headers|vercel\.json)$|\.(br|gz)$/;
const files = listFiles(out, "").map((file) => path.relative(out, file));
const unknown = ["nowhere/", "_next/static/nowhere.js"].map((name) => `unknown address ${name}`);
const places = [...files.filter((name) => !unserved.test(name)), ...unknown];

type Answer = { status: number; headers: Headers; body: string | Buffer; isRaw?: boolean };
/** Changes the headers of an answer, or returns what else differs in it. Status 0 closes the connection. */
type Change = (answer: Answer, encoding: string) => unknown;

/** Checks the site at `url`, with the answers for the places that match changed. */
async function checkChanged(url: string, pattern: RegExp, change: Change) {
  const server = createServer(async (request, response) => {
    const encoding = String(request.headers["accept-encoding"]);
    const headers = { "Accept-Encoding": encoding };
    const good = await fetch(new URL(request.url!, url), { headers });
    const body = Buffer.from(await good.arrayBuffer());
    const answer: Answer = { status: good.status, headers: new Headers(good.headers), body };
    const name = decodeURIComponent(request.url!.slice(basePath.length + 1));
    const file = name.replace(/(^|\/)$/, "$1index.html");
    const place = places.includes(file) ? file : `unknown address ${name}`;
    if (pattern.test(place)) Object.assign(answer, change(answer, encoding));
    if (answer.status === 0) return void response.destroy();
    answer.headers.delete("Content-Length");
    const isCompressed = answer.headers.has("Content-Encoding") && !answer.isRaw;
    if (isCompressed) answer.headers.set("Content-Encoding", "gzip");
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(isCompressed ? gzipSync(answer.body, { level: 1 }) : answer.body);
  });
  const port = await listen(server, 0);
  return checkSite(`http://localhost:${port}${basePath}/`, out).finally(() => server.close());
}

const status = (code: number) => () => ({ status: code });
const body = (content: string | Buffer) => () => ({ body: content });
function edit(text: string | RegExp, replacement: string): Change {
  return ({ body }) => ({ body: String(body).replace(text, replacement) });
}
/** Sets a header, or deletes it. */
function header(name: string, value?: string): Change {
  return ({ headers }) => (value ? headers.set(name, value) : headers.delete(name));
}

const home = readFileSync(path.join(out, "index.html"));
const page = /^about\/index\.html/;
const missing = /^Expected status 200, received status 404\. Usually an upload was interrupted/;
const refused = /^Expected status 200, received status (403|503)\. Usually the host or a CDN/;
const unusable = /^Expected status 200, received no usable answer \((the server|it is not) c/;
const replaced = /^Missing: the host sends a page in place of it\. Usually an upload/;
const cut = /^Cut off\. Usually an upload was interrupted/;
const changed = /^Other content\. Usually a CDN .* minifies .* inserts code: .* old copy: clear it/;
const unlike404 = /^(Expected status 404, received status 200|Another page than 404\.html)\. Use/;
const misconfigured = /^\S+ is .+, not ".+"\. Use the configuration of the host: see scripts/;

/** What a broken host changes, in which places, and the message that should list exactly these places. */
const brokenHosts: [name: string, places: RegExp, change: Change, message: RegExp][] = [
  ["a missing webpack script", /chunks\/webpack-/, status(404), missing],
  ["a missing main script", /chunks\/main-app-/, status(404), missing],
  ["a missing layout script", /app\/layout-/, status(404), missing],
  ["missing lazy scripts", /chunks\/\d+\./, status(404), missing],
  ["a missing typeface", /woff2$/, status(404), missing],
  ["missing payload files", /(index|__next\.\S*)\.txt$/, status(404), missing],
  ["a missing page", page, status(404), missing],
  ["a missing link preview", /^previews\/home/, status(404), missing],
  ["a missing folder _next", /^_next/, status(404), missing],
  ["a script cut at 2,000 bytes", /chunks\/site-/, edit(/(?<=^.{2000}).*/s, ""), cut],
  ["empty files", /(services\/index\.html|webp)$/, body(""), cut],
  ["minified inline scripts", /html$/, edit(/<script>\(/g, "<script>!("), changed],
  ["an inserted script", /html$/, edit("</body>", "<script src=x></script></body>"), changed],
  ["pages without their policy", /html$/, edit(/<meta http-equiv[^>]*>/, ""), changed],
  ["an old page", page, body("<!DOCTYPE html>Old"), changed],
  ["an old brotli copy", page, (_, accepted) => accepted === "br" && { body: "Old" }, changed],
  ["an old gzip copy", page, (_, accepted) => accepted === "gzip" && { body: "Old" }, changed],
  ["an old original", page, (_, accepted) => accepted === "identity" && { body: "Old" }, changed],
  ["an address in the sitemap that is none", /^sitemap/, edit(/<loc>[^<]*/, "<loc>//"), changed],
  ["images that are optimised", /png$/, edit("PNG", "png"), changed],
  ["the home page in place of scripts", /^_next.*js$/, body(home), replaced],
  ["the home page in place of a page", page, body(home), replaced],
  ["a forbidden folder", /^_next/, status(403), refused],
  ["an overloaded host", page, status(503), refused],
  ["a broken connection", page, status(0), unusable],
  ["a Content-Encoding without compression", page, () => ({ isRaw: true }), unusable],
  ["status 200 for unknown addresses", /^unknown/, status(200), unlike404],
  ["the error page of the host", /^unknown/, body("Not found"), unlike404],
  ["a missing security header", /^/, header("X-Frame-Options"), misconfigured],
  ["a header that is sent twice", page, header("X-Frame-Options", "DENY, DENY"), misconfigured],
  ["another type", /^manifest/, header("Content-Type", "application/json"), misconfigured],
  ["a missing charset", /html$/, header("Content-Type", "text/html"), misconfigured],
  ["uncached scripts", /^_next/, header("Cache-Control", "no-cache"), misconfigured],
  ["a cached error page", /^unknown/, header("Cache-Control", "max-age=600"), misconfigured],
  ["no compression", page, header("Content-Encoding"), misconfigured],
  ["compression without Vary", page, header("Vary"), misconfigured],
];

for (const [name, pattern, change, message] of brokenHosts) {
  test(`names ${name}`, async ({ fixtureSiteUrl }) => {
    const problems = await checkChanged(fixtureSiteUrl, pattern, change);
    expect(problems).toEqual([expect.stringMatching(message)]);
    const [, ...lines] = problems.join().split("\n  ");
    const listed = lines.map((line) => line.replace(/(, near byte|: \d+ of) .*/, ""));
    const expected = places.filter((place) => pattern.test(place));
    expect(listed.sort()).toEqual(pattern.test("") ? ["all files"] : expected.sort());
  });
}

type Origins = Record<string, [status: number, location?: string]>;

/** Checks the site at `local` as if it were at `address`. Other origins redirect there, unless they have an answer. */
async function checkAt(local: string, address: string, answers: Origins = {}, site = out) {
  const { fetch } = globalThis;
  const names = new Set<string>();
  globalThis.fetch = async (input, init) => {
    const { origin, hostname, pathname } = new URL(String(input));
    names.add(hostname);
    if (address.startsWith(`${origin}/`)) return fetch(new URL(pathname, local), init);
    const [status, location = address] = answers[origin] ?? [301, new URL(pathname, address).href];
    if (status === 0) throw new TypeError("", { cause: { code: "ENOTFOUND" } });
    return new Response("", { status, headers: status > 300 ? { Location: location } : {} });
  };
  const problems = await checkSite(address, site).finally(() => (globalThis.fetch = fetch));
  return { problems, names: [...names] };
}

const http = `http://chem.example${basePath}/services/`;
const www = `https://www.chem.example${basePath}/services/`;

test("names redirects that are missing, temporary or wrong", async ({ fixtureSiteUrl }) => {
  for (const [start, answer, fault] of [
    [http, [200], `${http}: status 200`],
    [http, [302], `${http}: status 302 and a redirect to ${publicUrl}`],
    [http, [301], `${http}, ${publicUrl}: status 200`],
    [www, [301, www], `${www}: status 301 and a redirect to ${www}`],
    [www, [0], `${www}: no usable answer (its name has no DNS record)`],
  ] as [string, Origins[string], string][]) {
    const answers = { [new URL(start).origin]: answer };
    const { problems } = await checkAt(fixtureSiteUrl, publicUrl, answers);
    const message = `No permanent redirect to ${publicUrl}services/. Use status 301 or 308.`;
    expect(problems).toEqual([expect.stringContaining(message)]);
    expect(problems[0]).toContain(fault);
  }
  const { problems } = await checkAt(fixtureSiteUrl, publicUrl.replace("https", "http"));
  expect(problems).toEqual([expect.stringContaining(`\n  ${http}: status 200`)]);
});

test("accepts permanent redirects in steps", async ({ fixtureSiteUrl }) => {
  const steps: Origins = { "http://chem.example": [308, www] };
  const { problems, names } = await checkAt(fixtureSiteUrl, publicUrl, steps);
  expect(problems).toEqual([]);
  expect(names).toEqual(["chem.example", "www.chem.example"]);
});

/** Returns a copy of the fixture site whose texts are edited. */
function copySite(text: string, replacement: string) {
  const copy = test.info().outputPath("out");
  cpSync(out, copy, { recursive: true });
  for (const name of files.filter((name) =>
    /\.(css|html|js|txt|webmanifest|xml|htaccess)$/.test(name),
  )) {
    const content = readFileSync(path.join(out, name), "utf8");
    writeFileSync(path.join(copy, name), content.replaceAll(text, replacement));
  }
  return copy;
}

for (const name of ["chem.com.my", "chem.github.io", "203.0.113.5"]) {
  test(`checks ${name} with www only if it is a domain`, async ({ fixtureSiteUrl }) => {
    const site = copySite(origin, `https://${name}`);
    const { names } = await checkAt(fixtureSiteUrl, `https://${name}${basePath}/`, {}, site);
    expect(names).toEqual(name.endsWith("my") ? [name, `www.${name}`] : [name]);
  });
}

const settings = `SITE_URL=${origin} and BASE_PATH=${basePath}`;
for (const [name, served, text, replacement, advice] of [
  ["without a sub-path", basePath, basePath, "", settings],
  ["with a sub-path, at the root", "", "", "", `SITE_URL=${origin} and no BASE_PATH`],
  ["with a <loc> that is no address", basePath, `<loc>${origin}`, "<loc>", settings],
] as const) {
  test(`names the settings of an export ${name}`, async () => {
    const site = copySite(text, replacement);
    const { url, close } = await serveStatic(site, { port: 0, basePath: served });
    const message = `All of out/ should be for ${origin}${served}/; its home page is for `;
    const problems = await checkSite(url, site).finally(close);
    expect(problems).toEqual([expect.stringContaining(message)]);
    expect(problems[0]).toContain(`. Build with ${advice}. Upload all contents of out/ again`);
  });
}

/** Runs the command in a folder, and returns its exit status and output. */
function run(address: string, cwd: string): Promise<string> {
  const parameters = [path.resolve("scripts/check-live.mjs"), address];
  return new Promise((resolve) => {
    execFile("node", parameters, { cwd }, (error, output) =>
      resolve(`${error?.code ?? 0} ${output}`),
    );
  });
}

test("npm run check:live prints the problems", async ({ fixtureSiteUrl: url }) => {
  for (const [address, message] of [
    [url, `0 No problem: ${url} is as in out/.`],
    [`${url}nowhere`, `1 Expected the home page at ${url}nowhere/, received status 404. Check`],
    ["http://localhost:9", "1 Expected the home page at http://localhost:9/, received no usable"],
    ["example.com", '1 "example.com" is no web address: npm run check:live -- https://www.'],
    ["ftp://example.com", '1 "ftp://example.com" is no web address'],
  ] as const) {
    expect(await run(address, path.dirname(out))).toContain(message);
  }
  expect(await run(url, "tests")).toContain(
    '1 There is no exported site in out/: run "npm run build"',
  );
});

for (const host of hosts) {
  for (const served of [basePath, ""]) {
    test(`finds no problem in ${host.program} at ${served}/`, async () => {
      test.skip(!findHost(host), `${host.program} is not installed.`);
      const site = served ? out : copySite(basePath, "");
      if (!served) compressFiles(site);
      await withHost(host, { out: site, basePath: served }, async (url) => {
        expect(await checkSite(url, site)).toEqual([]);
      });
    });
  }
}
