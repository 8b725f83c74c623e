import { readFileSync } from "node:fs";
import path from "node:path";
import * as host from "./host-expectations.mjs";
import { listFiles } from "./list-files.mjs";
import { describeAnswer, request } from "./request.mjs";

/**
 * The addresses in the pages and the sitemap should start with `siteUrl`; those in the export start with `builtUrl`.
 *
 * @typedef {Awaited<ReturnType<typeof loadSite>>} Site
 * @typedef {{ name: string, problems?: string[], advice?: string, note?: string }} Check `note` is shown if there is no problem
 */

const configure = "Use the configuration of the host: see scripts/hosts/README.md.";
const upload = "Upload the contents of out/ again: see scripts/hosts/README.md.";

/**
 * Compares a published site with its export. Sends no message.
 *
 * @param {string} url the home page, with a trailing slash
 * @param {string} out the export
 * @returns {Promise<string[]>} a line for each check, which starts with "ok" or "problem"
 */
export async function checkSite(url, out) {
  const home = await request(url);
  if (home.status !== 200) {
    const advice = "Check the address, and that it is the folder with the contents of out/.";
    return [formatCheck({ name: "Home page", problems: [describeAnswer(home)], advice })];
  }
  const site = await loadSite(url, out);
  const checks = [
    checkBuild(site),
    checkRedirects(site),
    { name: "Headers", problems: host.findHeaderProblems(site.samples), advice: configure },
    checkCompression(site),
    { name: "Caching", problems: host.findCachingProblems(site.samples), advice: configure },
    checkUnknownPaths(site),
    checkAddresses(site),
    checkFiles(site),
    checkForm(site),
  ];
  return (await Promise.all(checks)).map(formatCheck);
}

/** @type {(check: Check) => string} */
function formatCheck({ name, problems = [], advice, note }) {
  if (problems.length === 0) return `ok       ${name}${note ? `: ${note}` : ""}`;
  const [first, ...others] = new Set(problems);
  return `problem  ${name}: ${first}${others.length ? ` (and ${others.length} more)` : ""}. ${advice}`;
}

/**
 * Requests what the checks compare.
 *
 * @param {string} url
 * @param {string} out
 */
async function loadSite(url, out) {
  const robots = await host.requestSample(`${url}robots.txt`, "text/plain");
  const sitemap = await host.requestSample(`${url}sitemap.xml`, "");
  const pages = await requestAll(url, sitemap.body, /<loc>(.*?)<\/loc>/g, host.html);
  const text = pages.map(({ body }) => body).join("");
  const previews = await requestAll(url, text, /property="og:image" content="(.*?)"/g, "image/png");
  const page = pages.find((page) => page.url.startsWith(url) && page.url !== url);
  const pagePath = page?.url.slice(url.length) ?? "";
  const files = await host.requestSamples(url, pagePath);
  const samples = [...files, robots, sitemap, ...pages, ...previews];
  const [, builtUrl = ""] = /^Sitemap: (.*)sitemap\.xml$/m.exec(readFile(out, "robots.txt")) ?? [];
  const isLocal = /^(localhost|127\.[\d.]+|\[::1\])$/.test(new URL(url).hostname);
  const siteUrl = isLocal ? builtUrl : url;
  return { url, out, pages, pagePath, samples, builtUrl, siteUrl, isLocal };
}

/** @type {(out: string, name: string) => string} */
function readFile(out, name) {
  return readFileSync(path.join(out, name), "utf8");
}

/**
 * Requests the addresses in a text from the host of `url`, even if they name another one.
 *
 * @type {(url: string, text: string, pattern: RegExp, type: string) => Promise<host.Sample[]>}
 */
function requestAll(url, text, pattern, type) {
  const addresses = [...text.matchAll(pattern)].map(([, address = ""]) => new URL(address, url));
  const paths = new Set(addresses.map(({ pathname }) => pathname));
  return Promise.all([...paths].map((name) => host.requestSample(new URL(name, url).href, type)));
}

/** @type {(site: Site) => Check} */
function checkBuild({ out, samples }) {
  const [manifest = ""] = listFiles(path.join(out, "_next/static"), "_buildManifest.js");
  const id = path.basename(path.dirname(manifest));
  const problems = samples
    .filter(({ type, status, body }) => type === host.html && status === 200 && !body.includes(id))
    .map(({ url }) => `${url} is not of the build in out/`);
  return { name: "Build", problems, advice: upload };
}

/** @type {(site: Site) => Promise<Check>} */
async function checkRedirects({ url, pagePath, isLocal }) {
  const name = "HTTPS and redirects";
  if (isLocal) return { name, note: "not checked at a local address" };
  const { hostname, pathname } = new URL(pagePath, url);
  const domain = hostname.replace(/^www\./, "");
  const isDomain = /^[^.]+\.((co|com|edu|gov|net|org)\.)?[a-z][\w-]+$/.test(domain);
  const otherHost = domain === hostname ? `www.${domain}` : domain;
  const origins = [`http://${hostname}`];
  if (isDomain) origins.push(`https://${otherHost}`, `http://${otherHost}`);
  const searches = origins.map((origin) => findRedirectProblems(origin + pathname, url + pagePath));
  const problems = (await Promise.all(searches)).flat();
  if (!url.startsWith("https:")) problems.push(`${url} is not HTTPS`);
  const advice = "Redirect to the same path of the site's address, with status 301 or 308.";
  return { name, problems, advice };
}

/** @type {(from: string, to: string) => Promise<string[]>} */
async function findRedirectProblems(from, to) {
  let address = from;
  for (let count = 0; address !== to; count++) {
    const answer = await request(address);
    const location = answer.headers.get("location") ?? "";
    const isPermanent = answer.status === 301 || answer.status === 308;
    if (!isPermanent || !URL.canParse(location, address) || count === 5) {
      return [`${from} does not redirect permanently to ${to}: ${describeAnswer(answer)}`];
    }
    address = new URL(location, address).href;
  }
  return [];
}

/** @type {(site: Site) => Check} */
function checkCompression({ samples }) {
  const encodings = host.encodingsOf(samples);
  const problem = "not all pages and scripts are sent in br or gzip, with Vary: Accept-Encoding";
  const problems = encodings.length > 0 ? [] : [problem];
  const note = encodings.includes("br") ? "" : "gzip; br would be smaller";
  return { name: "Compression", problems, advice: configure, note };
}

/** @type {(site: Site) => Check} */
function checkUnknownPaths({ out, samples }) {
  const [title = ""] = /<title>.*?<\/title>/.exec(readFile(out, "404.html")) ?? [];
  const problems = samples
    .filter(({ expectedStatus }) => expectedStatus === 404)
    .filter(({ status, body }) => status !== 404 || !body.includes(title))
    .map((sample) => {
      const fault = sample.status === 404 ? "and another page than 404.html" : "instead of 404";
      return `${describeAnswer(sample)} ${fault}`;
    });
  return { name: "Unknown paths", problems, advice: configure };
}

const addressPattern =
  /(?:^Sitemap: |<loc>|rel="canonical" href="|property="og:(?:url|image)" content=")([^\s"<]*)/gm;

/** @type {(site: Site) => Check} */
function checkAddresses({ siteUrl, builtUrl, samples }) {
  const problems = samples.flatMap(({ url, body }) =>
    [...body.matchAll(addressPattern)]
      .filter(([, address = ""]) => !address.startsWith(siteUrl))
      .map(([, address]) => `${url} contains ${address}, which is not below ${siteUrl}`),
  );
  if (builtUrl !== siteUrl) problems.push(`out/ was built for ${builtUrl}, not for ${siteUrl}`);
  const { origin, pathname } = new URL(siteUrl);
  const basePath = pathname === "/" ? "" : ` and BASE_PATH=${pathname.slice(0, -1)}`;
  const advice = `Usually SITE_URL was wrong or not set: build with SITE_URL=${origin}${basePath}, and upload again.`;
  return { name: "Addresses", problems, advice };
}

/** @type {(site: Site) => Check} */
function checkFiles({ pages, samples }) {
  const problems = samples
    .filter(({ expectedStatus, status }) => expectedStatus === 200 && status !== 200)
    .map(describeAnswer);
  if (pages.length === 0) problems.push("sitemap.xml lists no pages");
  return { name: "Pages and files", problems, advice: upload };
}

/** @type {(site: Site) => Promise<Check>} */
async function checkForm({ siteUrl, pages }) {
  const name = "Contact form";
  const { origin } = new URL(siteUrl);
  // The first form of its section; others may send to other services.
  const forms = pages.flatMap(({ body }) => /id="form"[^]*?(<form [^>]*>)/.exec(body)?.[1] ?? []);
  const form = forms.find((form) => form.includes('method="post"')) ?? "";
  const [, action = ""] = /action="([^"]*)"/.exec(form) ?? [];
  if (!action) return { name, note: "no form sends to an endpoint" };
  if (action.startsWith(`${origin}/`)) return { name, note: "sends to the site itself" };
  const headers = { Origin: origin, "Access-Control-Request-Method": "POST" };
  const endpoint = action.replaceAll("&amp;", "&");
  const answer = await request(endpoint, { method: "OPTIONS", headers });
  const allowed = answer.headers.get("access-control-allow-origin") ?? "";
  const problem = `${describeAnswer(answer)} and does not allow ${origin}`;
  const problems = ["*", origin].includes(allowed) ? [] : [problem];
  const advice = "Allow this origin where the form sends: see components/inquiry/README.md.";
  return { name, problems, advice };
}
