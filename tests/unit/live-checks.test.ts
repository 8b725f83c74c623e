import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, expect, it, onTestFinished, vi } from "vitest";
import { compressFiles } from "@/scripts/compress.mjs";
import { checkSite } from "@/scripts/live-checks.mjs";
import { listen, serveStatic } from "@/scripts/static-server.mjs";

const origin = "https://chem.example";
const basePath = "/colour/site";
const publicUrl = `${origin}${basePath}/`;

const served = {
  "index.html": writePage(""),
  "about/index.html": writePage("about/"),
  "_next/static/app.js": "run()".repeat(400),
  "_next/static/type.woff2": "wOF2",
  "previews/home #1 50%.png": "PNG",
  "manifest.webmanifest": "{}",
  "robots.txt": `Sitemap: ${publicUrl}sitemap.xml`,
  "sitemap.xml": `<loc>${publicUrl}</loc><loc>${publicUrl}about/</loc>`,
};
/** Hosts read these; they do not serve them at their addresses. */
const unserved = {
  "404.html": writePage("404"),
  ".htaccess": "a",
  _headers: "b",
  "vercel.json": "",
};
const unknown = ["unknown address nowhere/", "unknown address _next/static/nowhere.js"];
const places = [...Object.keys(served), ...unknown];

const folder = mkdtempSync(path.join(tmpdir(), "live-"));
afterAll(() => rmSync(folder, { recursive: true }));
const out = await writeExport();

/** Returns a page, larger than what hosts send uncompressed. */
function writePage(address: string) {
  const policy = '<meta http-equiv="Content-Security-Policy">';
  const link = `<link rel="canonical" href="${publicUrl}${address}"/>`;
  const text = "A sentence. ".repeat(150);
  return `<!DOCTYPE html>${policy}${link}<body><script>(0)</script>${text}</body>`;
}

/** Writes an export with edited texts, and returns its folder. */
async function writeExport(edit = (text: string) => text) {
  const out = path.join(mkdtempSync(path.join(folder, "site-")), "out");
  for (const [name, text] of Object.entries({ ...served, ...unserved })) {
    mkdirSync(path.dirname(path.join(out, name)), { recursive: true });
    writeFileSync(path.join(out, name), edit(text));
  }
  await compressFiles(out);
  return out;
}

/** Serves an export until the end of the test, and returns its URL. */
async function serve(out: string, subPath = basePath) {
  const { url, close } = await serveStatic(out, { port: 0, basePath: subPath });
  onTestFinished(close);
  return url;
}

type Answer = { status: number; headers: Headers; body: string | Buffer; isRaw?: boolean };
/** Changes the headers of an answer, or returns what else differs in it. Status 0 closes the connection. */
type Change = (answer: Answer, encoding: string) => unknown;

/** Checks the site, with the answers for the places that match changed. */
async function checkChanged(pattern: RegExp, change: Change) {
  const url = await serve(out);
  const server = createServer(async (request, response) => {
    const encoding = String(request.headers["accept-encoding"]);
    const headers = { "Accept-Encoding": encoding };
    const good = await fetch(new URL(request.url!, url), { headers });
    const body = Buffer.from(await good.arrayBuffer());
    const answer: Answer = { status: good.status, headers: new Headers(good.headers), body };
    const name = decodeURIComponent(request.url!.slice(basePath.length + 1));
    const file = name.replace(/(^|\/)$/, "$1index.html");
    const place = file in served ? file : `unknown address ${name}`;
    if (pattern.test(place)) Object.assign(answer, change(answer, encoding));
    if (answer.status === 0) return void response.destroy();
    answer.headers.delete("Content-Length");
    const isCompressed = answer.headers.has("Content-Encoding") && !answer.isRaw;
    if (isCompressed) answer.headers.set("Content-Encoding", "gzip");
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(isCompressed ? gzipSync(answer.body) : answer.body);
  });
  onTestFinished(() => void server.close());
  return checkSite(`http://localhost:${await listen(server, 0)}${basePath}/`, out);
}

const status = (code: number) => () => ({ status: code });
const body = (content: string) => () => ({ body: content });
function edit(text: string | RegExp, replacement: string): Change {
  return ({ body }) => ({ body: String(body).replace(text, replacement) });
}
/** Sets a header, or deletes it. */
function header(name: string, value?: string): Change {
  return ({ headers }) => (value ? headers.set(name, value) : headers.delete(name));
}

const home = served["index.html"];
const page = /^about/;
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
  ["a missing script", /^_next.*js$/, status(404), missing],
  ["a missing typeface", /woff2$/, status(404), missing],
  ["a missing text", /txt$/, status(404), missing],
  ["a missing page", page, status(404), missing],
  ["a missing link preview", /^previews/, status(404), missing],
  ["a missing folder _next", /^_next/, status(404), missing],
  ["a script cut at 1,000 bytes", /^_next.*js$/, edit(/(?<=^.{1000}).*/s, ""), cut],
  ["empty files", /(about\/index\.html|png)$/, body(""), cut],
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

it.each(brokenHosts)("check:live names %s", async (_name, pattern, change, message) => {
  const problems = await checkChanged(pattern, change);
  expect(problems).toEqual([expect.stringMatching(message)]);
  const [, ...lines] = problems.join().split("\n  ");
  const listed = lines.map((line) => line.replace(/(, near byte|: \d+ of) .*/, ""));
  const expected = places.filter((place) => pattern.test(place));
  expect(listed.sort()).toEqual(pattern.test("") ? ["all files"] : expected.sort());
});

type Origins = Record<string, [status: number, location?: string]>;

/** Checks an export as if it were at `address`. Other origins redirect there, unless they have an answer. */
async function checkAt(address: string, answers: Origins = {}, site = out) {
  const url = await serve(site);
  const { fetch } = globalThis;
  const names = new Set<string>();
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const { origin, hostname, pathname } = new URL(String(input));
    names.add(hostname);
    if (address.startsWith(`${origin}/`)) return fetch(new URL(pathname, url), init);
    const [status, location = address] = answers[origin] ?? [301, new URL(pathname, address).href];
    if (status === 0) throw new TypeError("", { cause: { code: "ENOTFOUND" } });
    return new Response("", { status, headers: status > 300 ? { Location: location } : {} });
  });
  return { problems: await checkSite(address, site), names: [...names] };
}

const http = `http://chem.example${basePath}/about/`;
const www = `https://www.chem.example${basePath}/about/`;

it.each<[name: string, start: string, answer: Origins[string], fault: string, address?: string]>([
  ["is missing", http, [200], `${http}: status 200`],
  ["is missing at HTTP", http, [200], `${http}: status 200`, publicUrl.replace("https", "http")],
  ["is temporary", http, [302], `${http}: status 302 and a redirect to ${publicUrl}`],
  ["leads elsewhere", http, [301], `${http}, ${publicUrl}: status 200`],
  ["leads to itself", www, [301, www], `${www}: status 301 and a redirect to ${www}`],
  ["has no name", www, [0], `${www}: no usable answer (its name has no DNS record)`],
])("check:live names a redirect that %s", async (_name, start, answer, fault, address) => {
  const { problems } = await checkAt(address ?? publicUrl, { [new URL(start).origin]: answer });
  const message = `No permanent redirect to ${publicUrl}about/. Use status 301 or 308.`;
  expect(problems).toEqual([expect.stringContaining(message)]);
  expect(problems[0]).toContain(fault);
});

it("check:live accepts permanent redirects in steps", async () => {
  const { problems, names } = await checkAt(publicUrl, { "http://chem.example": [308, www] });
  expect(problems).toEqual([]);
  expect(names).toEqual(["chem.example", "www.chem.example"]);
});

it.each([
  ["chem.com.my", ["chem.com.my", "www.chem.com.my"]],
  ["chem.github.io", ["chem.github.io"]],
  ["203.0.113.5", ["203.0.113.5"]],
])("check:live checks %s with www only if it is a domain", async (name, expected) => {
  const site = await writeExport((text) => text.replaceAll(origin, `https://${name}`));
  const { problems, names } = await checkAt(`https://${name}${basePath}/`, {}, site);
  expect(problems).toEqual([]);
  expect(names).toEqual(expected);
});

const settings = `SITE_URL=${origin} and BASE_PATH=${basePath}`;

it.each([
  ["without a sub-path", basePath, basePath, "", settings],
  ["with a sub-path, at the root", "", "", "", `SITE_URL=${origin} and no BASE_PATH`],
  ["with a <loc> that is no address", basePath, `<loc>${origin}`, "<loc>", settings],
])("check:live names the settings of an export %s", async (_name, path, text, edited, advice) => {
  const site = await writeExport((content) => content.replaceAll(text, edited));
  const problems = await checkSite(await serve(site, path), site);
  const message = `All of out/ should be for ${origin}${path}/; its home page is for `;
  expect(problems).toEqual([expect.stringContaining(message)]);
  expect(problems[0]).toContain(`. Build with ${advice}. Upload all contents of out/ again`);
});

it("npm run check:live prints the problems", async () => {
  const url = await serve(out);
  const site = path.dirname(out);
  const script = path.resolve("scripts/check-live.mjs");
  const runs = [
    [url, site, `0 No problem: ${url} is as in out/.`],
    [`${url}nowhere`, site, `1 Expected the home page at ${url}nowhere/, received status 404. Ch`],
    ["http://localhost:9", site, "1 Expected the home page at http://localhost:9/, received no us"],
    ["example.com", site, '1 "example.com" is no web address: npm run check:live -- https://www.'],
    ["ftp://example.com", site, '1 "ftp://example.com" is no web address'],
    [url, folder, '1 There is no exported site in out/: run "npm run build"'],
  ] as const;
  const printed = runs.map(
    ([address, cwd]) =>
      new Promise<string>((resolve) =>
        execFile("node", [script, address], { cwd }, (error, output) =>
          resolve(`${error?.code ?? 0} ${output}`),
        ),
      ),
  );
  const messages = runs.map(([, , message]) => expect.stringContaining(message));
  expect(await Promise.all(printed)).toEqual(messages);
});
