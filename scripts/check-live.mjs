import { execFile } from "node:child_process";
import { existsSync, readFileSync, realpathSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { listFiles } from "./list-files.mjs";
import * as site from "./response-headers.mjs";

const configure = "Use the configuration of the host: see scripts/hosts/README.md.";
const upload = "Upload all contents of out/ again: see scripts/hosts/README.md.";
const resume = `Usually an upload was interrupted or left out a folder. ${upload}`;
const inNginx = "In nginx, add_header in a location disables every add_header of the server.";
/** @type {Record<string, string | undefined>} what is wrong, its usual cause and the next step, by kind or by header */
const messages = {
  redirect: `No permanent redirect to https://. Use status 301 or 308: nginx.conf contains such a redirect, other hosts have a setting. ${configure}`,
  unknown: `Expected 404.html with status 404 at an unknown address. ${configure}`,
  missing: `Expected status 200, received status 404. ${resume}`,
  refused:
    "Expected status 200. Usually the host or a CDN refuses, redirects or fails: read its settings and log, or check again later.",
  replaced: `Missing: the host sends a page in place of it. ${resume}`,
  changed: `Other content. Usually a CDN or the host minifies files or inserts code: switch that off. Or a cache has an old copy: clear it. Or an upload was interrupted. ${upload}`,
  earlier:
    "The host still serves pages which out/ does not have: delete them on the host. Usually an upload kept the pages of an earlier build.",
  security: `Security headers differ. ${inNginx} Apache needs mod_headers, AllowOverride All and the .htaccess of out/. GitHub Pages cannot send them. ${configure}`,
  "Cache-Control": `Cache-Control differs. Usually a CDN or the host sends its own: switch that off. ${inNginx} GitHub Pages always sends ten minutes. ${configure}`,
  compression: `No compression. nginx needs gzip_static, Apache needs mod_rewrite and mod_headers, and both need the .gz files of out/. ${configure}`,
  "Content-Type": `Content-Type differs. nginx needs mime.types and charset, Apache needs mod_mime. S3 sends no charset. ${configure}`,
};
/** @type {Record<string, string | undefined>} by the code or the name of an error */
const causes = {
  CERT_HAS_EXPIRED: "its certificate has expired",
  ECONNREFUSED: "no server listens there",
  ENOTFOUND: "its name has no DNS record",
  TimeoutError: "no answer within a minute",
};

/**
 * Compares a published site with its export, and with the pages that the working directory or its git history has.
 *
 * @param {string} url the home page, with a trailing slash
 * @param {string} out the export
 * @returns {Promise<string[]>} the problems: each is a fault, its usual cause and the next step, then up to three examples
 * @throws {Error} when `out` has no `404.html`.
 */
export async function checkSite(url, out) {
  const paths = listFiles(out, "").map((file) => path.relative(out, file));
  const names = paths.map((name) => name.replaceAll(path.sep, "/"));
  const files = names
    .filter((name) => !/\.(br|gz)$/.test(name) || !names.includes(name.slice(0, -3)))
    // Hosts read these, and do not serve them.
    .filter((name) => !/(^|\/)(\.[^/]+|_headers|_redirects|vercel\.json)$|^404\.html$/.test(name))
    .map((name) => ({ name, content: readFileSync(path.join(out, name)) }));
  const home = files.find(({ name }) => name === "index.html")?.content.toString() ?? "";
  const [, builtUrl = url] = /rel="canonical" href="([^"]*)"/.exec(home) ?? [];
  const { status, received } = await request(url);
  if (status !== 200) {
    const advice = `Check the address and the host: out/ was built for ${builtUrl}.`;
    return [`Expected the home page at ${url}, received ${received}. ${advice}`];
  }
  const { hostname, pathname } = new URL(url);
  const isLocal = /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
  const siteUrl = isLocal ? new URL(pathname, builtUrl).href : url.replace("http:", "https:");
  const lists = files.filter(({ name }) => /^(robots\.txt|sitemap\.xml)$/.test(name));
  const text = lists.map(({ content }) => content.toString()).join("\n");
  const addresses = text.match(/(?<=^Sitemap: |<loc>)[^\s<]*/gm) ?? [];
  const foreign = addresses.filter((to) => !to.startsWith(siteUrl));
  if (siteUrl !== builtUrl || foreign.length > 0) {
    const basePath = pathname === "/" ? "no BASE_PATH" : `BASE_PATH=${pathname.slice(0, -1)}`;
    const advice = `Build with SITE_URL=${new URL(siteUrl).origin} and ${basePath}. ${upload}`;
    const message = `All of out/ should be for ${siteUrl}; its home page is for ${builtUrl}. ${advice}`;
    return [describeProblem(message, foreign)];
  }
  /** @type {Record<string, Record<string, string[]>>} the details by kind and place */
  const problems = {};
  /** @type {(kind: string, place: string, ...details: string[]) => void} */
  function report(kind, place, ...details) {
    ((problems[kind] ??= {})[place] ??= []).push(...details);
  }
  // A redirect of the home page would not show whether the path is kept.
  const page = addressOf(names.findLast((name) => name.endsWith("/index.html")) ?? "");
  if (!isLocal) {
    const from = `http://${hostname}${pathname}${page}`;
    const { status, headers, received } = await request(from);
    const target = status === 301 || status === 308 ? headers.get("location") : undefined;
    if (target !== siteUrl + page) report("redirect", from, received);
  }
  const errorPage = readFileSync(path.join(out, "404.html"));
  const unknown = await request(`${url}nowhere/`);
  const isErrorPage = unknown.status === 404 && unknown.body.equals(errorPage);
  if (!isErrorPage) report("unknown", "nowhere/", unknown.received);
  const contents = [errorPage, unknown.body, ...files.map(({ content }) => content)];
  // A host has the same rules for all pages, all scripts and all images.
  const samples = [/^index\.html$/, /^_next\/static\/.*\.js$/, /^(?!_next\/).*\.(ico|png|svg)$/];
  const sampled = samples.map((pattern) => names.find((name) => pattern.test(name)));
  const earlierPages = (await listPages()).filter((name) => !names.includes(name));
  const checks = [
    ...files.map(({ name, content }) => async () => {
      // Cloudflare Pages and Vercel redirect from /page.html to /page.
      const redirect = addressOf(name).endsWith(".html") ? "follow" : "manual";
      const { status, headers, body, received } = await request(url + addressOf(name), redirect);
      if (status === 404) return report("missing", name);
      if (status !== 200) return report("refused", name, received);
      if (!body.equals(content)) {
        const isPage = headers.get("content-type")?.includes("html") && !name.endsWith(".html");
        if (isPage || contents.some((other) => other.equals(body))) return report("replaced", name);
        report("changed", name);
      }
      if (!sampled.includes(name)) return;
      for (const [header, value] of findHeaderFaults(name, headers)) {
        report(header in messages ? header : "security", name, `${header} is ${value}`);
      }
      // Hosts do not compress images, nor scripts of a few bytes.
      if (name === "index.html" && !headers.has("content-encoding")) report("compression", name);
    }),
    ...earlierPages.map((name) => async () => {
      const { status, body } = await request(url + addressOf(name));
      if (status === 200 && !body.equals(unknown.body)) report("earlier", url + addressOf(name));
    }),
  ];
  while (checks.length > 0) await Promise.all(checks.splice(0, 8).map((check) => check()));
  return Object.entries(problems).map(([kind, places]) => {
    const examples = Object.entries(places).map(([place, details]) =>
      [place, details.join(", ")].filter(Boolean).join(": "),
    );
    return describeProblem(messages[kind] ?? kind, examples.sort());
  });
}

/** @type {(message: string, examples: string[]) => string} */
function describeProblem(message, examples) {
  const more = examples.length > 3 ? [`and ${examples.length - 3} more`] : [];
  return [message, ...examples.slice(0, 3), ...more].join("\n  ");
}

/** @type {(name: string) => string} the address of a file, relative to the home page */
function addressOf(name) {
  return encodeURIComponent(name.replace(/(^|\/)index\.html$/, "$1")).replaceAll("%2F", "/");
}

/** @type {(name: string, headers: Headers) => [header: string, value: string][]} */
function findHeaderFaults(name, headers) {
  const isImmutable = `/${name}`.startsWith(site.immutablePath);
  const expected = {
    ...site.securityHeadersOf(name),
    "Cache-Control": site.cacheControl[isImmutable ? "immutable" : "revalidated"],
    "Content-Type": site.contentTypes[path.extname(name)] ?? "",
  };
  return Object.entries(expected).flatMap(([header, value]) => {
    const actual = headers.get(header) ?? "missing";
    const spaced = actual.toLowerCase().replace(/([,;]) */g, "$1 ");
    const text = spaced.replace("application/javascript", "text/javascript");
    const isPart = header === "Content-Type" && text.includes(value);
    // Netlify and Cloudflare Pages send this policy only with scripts: see public/_headers.
    const isOptional = header === "Cross-Origin-Resource-Policy" && actual === "missing";
    return isPart || isOptional || text === value.toLowerCase() ? [] : [[header, actual]];
  });
}

/** @type {() => Promise<string[]>} the pages of the working tree and of the git history, by their names in an export */
async function listPages() {
  const command = "log --full-history --name-only --relative --format= -- app/*page.tsx";
  const git = promisify(execFile)("git", command.split(" "));
  // Without git, only the pages of the working tree are known.
  const { stdout } = await git.catch(() => ({ stdout: "" }));
  const present = existsSync("app") ? listFiles("app", "page.tsx") : [];
  const sources = [...stdout.split("\n"), ...present.map((file) => file.replaceAll(path.sep, "/"))];
  const pages = sources.filter((file) => /^app\/([^[]+\/)?page\.tsx$/.test(file));
  const names = pages.map((file) => file.replace(/^app\/|\([^/]*\)\//g, ""));
  return [...new Set(names)].map((name) => name.replace("page.tsx", "index.html"));
}

/** Requests an address. The status is 0 if there is no answer. @param {string} url @param {RequestRedirect} redirect */
async function request(url, redirect = "manual") {
  try {
    const response = await fetch(url, { redirect, signal: AbortSignal.timeout(60_000) });
    const { status, headers } = response;
    const body = Buffer.from(await response.arrayBuffer());
    const location = headers.get("location");
    const received = `status ${status}${location ? ` and a redirect to ${location}` : ""}`;
    return { status, headers, body, received };
  } catch (/** @type {any} */ { name, message, cause }) {
    const reason = causes[cause?.code ?? name] ?? (cause?.message || message);
    const received = `no usable answer (${reason})`;
    return { status: 0, headers: new Headers(), body: Buffer.of(), received };
  }
}

// Node resolves symlinks in the one, but not in the other.
if (process.argv[1] && realpathSync(process.argv[1]) === import.meta.filename) {
  const [, , address = ""] = process.argv;
  let problems = [`"${address}" is no web address: npm run check:live -- https://www.example.com`];
  if (!existsSync("out/404.html")) {
    problems = ['There is no exported site in out/: run "npm run build" first.'];
  } else if (/^https?:/.test(address) && URL.canParse(address)) {
    const { origin, pathname } = new URL(address);
    problems = await checkSite(origin + pathname.replace(/\/*$/, "/"), "out");
  }
  console.log(problems.join("\n\n") || `No problem: ${address} is as in out/.`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
