import { execFile, execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type RequestListener, createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, expect, it, onTestFinished, vi } from "vitest";
import { checkSite } from "@/scripts/check-live.mjs";
import { compressFiles } from "@/scripts/compress.mjs";
import { listen, staticHandler } from "@/scripts/static-server.mjs";

const origin = "https://chem.example";
const basePath = "/colour/site";
const publicUrl = `${origin}${basePath}/`;

const home = `<!DOCTYPE html><link rel="canonical" href="${publicUrl}"/>`;
const served: Record<string, string> = {
  "_next/static/app.js": "run()",
  "_next/static/home #1 50%.webp": "WebP",
  "_next/static/style.css": "a{}",
  "_next/static/type.woff2": "wOF2",
  "about/index.html": "<!DOCTYPE html>About",
  "documents/partner.xml": "<loc>https://partner.example/</loc>",
  "icon.png": "PNG",
  "index.html": home,
  "robots.txt": `Sitemap: ${publicUrl}sitemap.xml`,
  "sitemap.xml": `<loc>${publicUrl}</loc><loc>${publicUrl}about/</loc>`,
};
/** Hosts read these; they do not serve them at their addresses. */
const unserved = { "404.html": "Not here", ".htaccess": "a", _headers: "b", "vercel.json": "{}" };

const folder = mkdtempSync(path.join(tmpdir(), "live-"));
afterAll(() => rmSync(folder, { recursive: true }));
const out = await writeExport();

function writeFiles(folder: string, files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
}

/** Writes an export with changed or additional files, and returns its folder. */
async function writeExport(files: Record<string, string> = {}) {
  const out = path.join(mkdtempSync(path.join(folder, "site-")), "out");
  writeFiles(out, { ...served, ...unserved, ...files });
  await compressFiles(out);
  return out;
}

/** Serves until the end of the test, and returns the URL of the site. */
async function serve(listener: RequestListener, subPath = basePath) {
  const server = createServer(listener);
  onTestFinished(() => void server.close());
  return `http://localhost:${await listen(server, 0)}${subPath}/`;
}

/** What differs in an answer. Status 0 closes the connection; a header without a value is not sent. */
type Change = { status?: number; body?: string; headers?: Record<string, string> };

/** Checks the site with the answers for the files that match changed, and returns the lines of the problems. */
async function checkChanged(pattern: RegExp, change: Change) {
  const url = await serve(staticHandler(out, { basePath }));
  const host = await serve(async (request, response) => {
    const good = await fetch(new URL(request.url!, url));
    const name = decodeURIComponent(request.url!.slice(basePath.length + 1));
    const isChanged = pattern.test(name.replace(/^(about\/)?$/, "$1index.html"));
    const { status, body, headers = {} } = isChanged ? change : {};
    if (status === 0) return void response.destroy();
    const sent = Object.entries({ ...Object.fromEntries(good.headers), ...headers });
    const used = sent.filter(([name, value]) => value && name !== "content-length");
    response.setHeaders(new Map(used));
    response.statusCode = status ?? (name in unserved ? 404 : good.status);
    const text = body ?? (await good.text());
    response.end(response.hasHeader("content-encoding") ? gzipSync(text) : text);
  });
  return (await checkSite(host, out)).join("\n\n").split("\n  ");
}

const page = /^about/;
const missing = /^Expected status 200, received status 404\. Usually an upload was interrupted/;
const refused = /^Expected status 200\. Usually the host or a CDN refuses, redirects or fails/;
const replaced = /^Missing: the host sends a page in place of it\. Usually an upload was interr/;
const changed = /^Other content\. Usually a CDN .* minifies .* inserts code: .* old copy: clear it/;
const unlike404 = /^Expected 404\.html with status 404 at an unknown address\. Use the configur/;
const security = /^Security headers differ\. In nginx, add_header in a location disables .* Use/;
const caching = /^Cache-Control differs\. Usually a CDN or the host sends its own: .* Use the con/;
const type = /^Content-Type differs\. nginx needs mime\.types and charset, .* Use the configurat/;
const slow = /^No compression\. nginx needs gzip_static, .* Use the configuration of the host/;

const several = ": Referrer-Policy is missing, X-Frame-Options is DENY, DENY";
const insecure = { "x-frame-options": "DENY, DENY", "referrer-policy": "" };
const html = { "content-type": "text/html" };
const moved = { status: 302, headers: { location: "/login" } };
const uncompressed = { "content-encoding": "" };
const uncached = { "cache-control": "no-cache" };

/** What a broken host changes, in which files, the message, and what follows these files below it. */
const brokenHosts: [name: string, RegExp, Change, RegExp, detail?: string][] = [
  ["a missing file", /woff2$/, { status: 404 }, missing],
  ["a missing folder", /^_next/, { status: 404 }, missing],
  ["a forbidden file", /js$/, { status: 403 }, refused, ": status 403"],
  ["a page that moved", page, moved, refused, ": status 302 and a redirect to /login"],
  ["a broken connection", page, { status: 0 }, refused, ": no usable answer (other side closed)"],
  ["other content", page, { body: "Old" }, changed],
  ["a script that is cut off", /js$/, { body: "run(" }, changed],
  ["the home page in place of scripts", /js$/, { body: home }, replaced],
  ["another page in place of scripts", /js$/, { body: "Sign in", headers: html }, replaced],
  ["the home page in place of a page", page, { body: home }, replaced],
  ["status 200 for unknown addresses", /\/$/, { status: 200 }, unlike404, ": status 200"],
  ["the error page of the host", /^nowhere/, { body: "Unknown" }, unlike404, ": status 404"],
  ["no compression", /^index/, { headers: uncompressed }, slow],
  ["security headers", /^/, { headers: insecure }, security, several],
  ["a missing charset", /^index/, { headers: html }, type, ": Content-Type is text/html"],
  ["uncached scripts", /^_next/, { headers: uncached }, caching, ": Cache-Control is no-cache"],
];

it.each(brokenHosts)(
  "check:live names %s",
  async (_name, pattern, change, message, detail = "") => {
    const [first, ...lines] = await checkChanged(pattern, change);
    expect(first).toMatch(message);
    const samples = ["_next/static/app.js", "icon.png", "index.html"];
    const places = / is /.test(detail) ? samples : [...Object.keys(served), "nowhere/"];
    const listed = places.filter((place) => pattern.test(place)).map((place) => place + detail);
    const more = listed.length > 3 ? [`and ${listed.length - 3} more`] : [];
    expect(lines).toEqual([...listed.slice(0, 3), ...more]);
  },
);

it.each<Record<string, string>>([
  { "content-type": "application/javascript" },
  { "cross-origin-resource-policy": "" },
])("check:live accepts a host with %o", async (headers) =>
  expect(await checkChanged(/js$/, { headers })).toEqual([""]),
);

it.each([
  [308, `${publicUrl}about/`, undefined],
  [302, `${publicUrl}about/`, `status 302 and a redirect to ${publicUrl}about/`],
  [301, publicUrl, `status 301 and a redirect to ${publicUrl}`],
  [200, "", "status 200"],
])("check:live requests HTTP, which answers %s %s", async (status, location, fault) => {
  const url = await serve(staticHandler(out, { basePath }));
  const { fetch } = globalThis;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const { protocol, pathname } = new URL(String(input));
    if (protocol === "https:") return fetch(new URL(pathname, url), init);
    expect(init?.redirect).toBe("manual");
    return new Response("", { status, headers: location ? { location } : {} });
  });
  const problems = await checkSite(publicUrl, out);
  const message =
    "No permanent redirect to https://. Use status 301 or 308: nginx.conf contains such";
  const example = `\n  http://chem.example${basePath}/about/: ${fault}`;
  expect(problems).toEqual(fault ? [expect.stringContaining(message)] : []);
  if (fault) expect(problems[0]?.endsWith(example)).toBe(true);
});

it.each<[name: string, subPath: string, files: Record<string, string>, advice: string]>([
  ["no sub-path", basePath, { "index.html": home.replace(basePath, "") }, `BASE_PATH=${basePath}`],
  ["a sub-path that the site does not have", "", {}, "no BASE_PATH"],
  ["other addresses", basePath, { "sitemap.xml": "<loc>//</loc>" }, `BASE_PATH=${basePath}`],
])("check:live names the settings of an export for %s", async (_name, subPath, files, advice) => {
  const other = await writeExport(files);
  const url = await serve(staticHandler(other, { basePath: subPath }), subPath);
  const message = `All of out/ should be for ${origin}${subPath}/; its home page is for ${origin}`;
  const problems = await checkSite(url, other);
  expect(problems).toEqual([expect.stringContaining(message)]);
  expect(problems[0]).toContain(`. Build with SITE_URL=${origin} and ${advice}. Upload all cont`);
});

/** Runs the command, and returns its exit code and output. */
function run(address: string, cwd: string) {
  const script = path.resolve("scripts/check-live.mjs");
  return new Promise<string>((resolve) =>
    execFile("node", [script, address], { cwd }, (error, output) =>
      resolve(`${error?.code ?? 0} ${output.trimEnd()}`),
    ),
  );
}

it("check:live names pages that only earlier builds had", async () => {
  const repository = mkdtempSync(path.join(folder, "repository-"));
  const project = path.join(repository, "site");
  cpSync(out, path.join(project, "out"), { recursive: true });
  const settings = ["user.name=a", "user.email=a", "commit.gpgSign=false"];
  const options = settings.flatMap((setting) => ["-c", setting]);
  const git = (...parameters: string[]) =>
    execFileSync("git", [...options, ...parameters], { cwd: repository, stdio: "pipe" });
  const pages = ["app/", "app/about/", "app/(shop)/prices/", "app/gone/", "app/news/[id]/"];
  writeFiles(project, Object.fromEntries(pages.map((page) => [`${page}page.tsx`, ""])));
  git("init");
  git("add", "site/app");
  git("commit", "-m", "Add");
  git("rm", "-r", "site/app");
  git("commit", "-m", "Remove");
  writeFiles(project, { "app/privacy/page.tsx": "" });
  const old = ["prices/index.html", "news/[id]/index.html", "privacy/index.html"];
  const host = await writeExport(Object.fromEntries(old.map((name) => [name, "Old"])));
  const url = await serve(staticHandler(host, { basePath }));
  const [message, ...lines] = (await run(url, project)).split("\n  ");
  expect(message).toContain("1 The host still serves pages which out/ does not have: delete them");
  expect(lines).toEqual([`${url}prices/`, `${url}privacy/`]);
});

it("check:live waits a minute for an answer", async () => {
  const timeout = vi.spyOn(AbortSignal, "timeout");
  timeout.mockReturnValue(AbortSignal.abort(new DOMException("", "TimeoutError")));
  const [problem] = await checkSite("http://localhost/", out);
  expect(problem).toContain("received no usable answer (no answer within a minute). Check the ad");
  expect(timeout).toHaveBeenCalledWith(60_000);
});

it("npm run check:live prints the problems", async () => {
  const url = await serve(staticHandler(out, { basePath }));
  const site = path.dirname(out);
  const server = createServer();
  const closed = `http://localhost:${await listen(server, 0)}/`;
  server.close();
  const runs = [
    [url, site, `0 No problem: ${url} is as in out/.`],
    [`${url}nowhere`, site, `1 Expected the home page at ${url}nowhere/, received status 404. Ch`],
    [closed, site, `1 Expected the home page at ${closed}, received no usable answer (no server`],
    ["example.com", site, '1 "example.com" is no web address: npm run check:live -- https://www.'],
    ["ftp://example.com", site, '1 "ftp://example.com" is no web address'],
    [url, folder, '1 There is no exported site in out/: run "npm run build"'],
  ] as const;
  const outputs = await Promise.all(runs.map(([address, cwd]) => run(address, cwd)));
  expect(outputs).toEqual(runs.map(([, , output]) => expect.stringContaining(output)));
});
