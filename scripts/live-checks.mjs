import { readFileSync } from "node:fs";
import path from "node:path";
import { findHeaderFaults } from "./host-expectations.mjs";
import { listFiles } from "./list-files.mjs";
import { describeAnswer, findRedirectFault, mapInParallel, request } from "./request.mjs";

/** @typedef {{ name: string, address: string, encoding: string, status: number, content: Buffer }} Expected */
/** @typedef {[message: string, place: string]} Fault */

const configure = "Use the configuration of the host: see scripts/hosts/README.md.";
const upload = "Upload all contents of out/ again: see scripts/hosts/README.md.";
const resume = `Usually an upload was interrupted or left out a folder. ${upload}`;
const allow =
  "Usually the host or a CDN refuses, redirects or fails: read its settings and log, or check again later.";
const restore = `Usually a CDN or the host minifies files or inserts code: switch that off. Or a cache has an old copy: clear it. ${upload}`;
const useRedirects = "Use status 301 or 308. The name also needs a DNS record and a certificate.";

/**
 * Compares a published site with its export.
 *
 * @param {string} url the home page, with a trailing slash
 * @param {string} out the export
 * @returns {Promise<string[]>} the problems: each is a fault, its usual cause, the next step, and the places that have it
 */
export async function checkSite(url, out) {
  const files = readExport(out);
  const home = files.find(({ address }) => address === "")?.content.toString() ?? "";
  const [, builtUrl = url] = /rel="canonical" href="([^"]*)"/.exec(home) ?? [];
  const answer = await request(url);
  if (answer.status !== 200) {
    const advice = `Check the address and the host: out/ was built for ${builtUrl}.`;
    return [`Expected the home page at ${url}, received ${describeAnswer(answer)}. ${advice}`];
  }
  const { hostname, pathname } = new URL(url);
  const isLocal = /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
  const siteUrl = isLocal ? new URL(pathname, builtUrl).href : url.replace("http:", "https:");
  const foreign = files.flatMap((file) => findForeignAddresses(file, siteUrl));
  if (siteUrl !== builtUrl || foreign.length > 0) {
    const basePath = pathname === "/" ? "no BASE_PATH" : `BASE_PATH=${pathname.slice(0, -1)}`;
    const advice = `Build with SITE_URL=${new URL(siteUrl).origin} and ${basePath}. ${upload}`;
    const message = `All of out/ should be for ${siteUrl}; its home page is for ${builtUrl}. ${advice}`;
    return [[message, ...new Set(foreign)].join("\n  ")];
  }
  const page = files.findLast(({ name }) => name.endsWith("/index.html"))?.address ?? "";
  const redirectFaults = isLocal ? [] : await findRedirectFaults(siteUrl + page);
  const faults = await mapInParallel(files, (file) => compareFile(file, url, files));
  return groupFaults([...redirectFaults, ...faults.flat()], files);
}

/** @type {(out: string) => Expected[]} what a host should send from an address to a request that accepts an encoding */
function readExport(out) {
  const paths = listFiles(out, "").map((file) => path.relative(out, file));
  const names = paths.map((name) => name.replaceAll(path.sep, "/"));
  return names.flatMap((copy) => {
    const original = copy.replace(/\.(br|gz)$/, "");
    const name = names.includes(original) ? original : copy;
    // Hosts read these, and do not serve them.
    if (/(^|\/)(\.[^/]+|_headers|_redirects|vercel\.json)$/.test(name)) return [];
    const encoding = name === copy ? "identity" : copy.endsWith(".br") ? "br" : "gzip";
    const content = readFileSync(path.join(out, name));
    const encoded = name.split("/").map(encodeURIComponent).join("/");
    const address = encoded.replace(/(^|\/)index\.html$/, "$1");
    if (name !== "404.html") return { name, address, encoding, status: 200, content };
    const unknown = ["nowhere/", "_next/static/nowhere.js"];
    return unknown.map((address) => {
      return { name: `unknown address ${address}`, address, encoding, status: 404, content };
    });
  });
}

/** @type {(file: Expected, siteUrl: string) => string[]} */
function findForeignAddresses({ name, content }, siteUrl) {
  const pattern = /(?:^Sitemap: |<loc>|rel="canonical" href=")([^\s"<]*)/gm;
  return [...content.toString().matchAll(pattern)]
    .filter(([, address = ""]) => !address.startsWith(siteUrl))
    .map(([, address]) => `${name}: ${address}`);
}

/** @type {(url: string) => Promise<Fault[]>} */
async function findRedirectFaults(url) {
  const { hostname, pathname, href } = new URL(url);
  const domain = hostname.replace(/^www\./, "");
  const isDomain = /^[^.]+\.((co|com|edu|gov|net|org)\.)?[a-z][\w-]+$/.test(domain);
  const names = isDomain ? [domain, `www.${domain}`] : [hostname];
  const origins = names.flatMap((name) => [`http://${name}`, `https://${name}`]);
  const faults = await mapInParallel(origins, (from) => findRedirectFault(from + pathname, href));
  const message = `No permanent redirect to ${href}. ${useRedirects}`;
  return faults.filter(Boolean).map((fault) => [message, fault]);
}

/** @type {(file: Expected, url: string, files: Expected[]) => Promise<Fault[]>} */
async function compareFile({ name, address, encoding, status, content }, url, files) {
  // Cloudflare Pages and Vercel redirect from /page.html to /page.
  const redirect = address.endsWith(".html") ? "follow" : "manual";
  const headers = { "Accept-Encoding": encoding };
  const answer = await request(url + address, { redirect, headers });
  if (answer.status !== status) {
    const advice = status === 404 ? configure : answer.status === 404 ? resume : allow;
    return [[`Expected status ${status}, received ${describeAnswer(answer)}. ${advice}`, name]];
  }
  const { body } = answer;
  const headerFaults = findHeaderFaults(name, encoding, answer);
  /** @type {Fault[]} */
  const faults = headerFaults.map((fault) => [`${fault}. ${configure}`, name]);
  if (body.equals(content)) return faults;
  if (status === 404) return [...faults, [`Another page than 404.html. ${configure}`, name]];
  const isPage = answer.headers.get("content-type")?.includes("html") && !name.endsWith(".html");
  if (isPage || files.some((file) => file.content.equals(body))) {
    return [[`Missing: the host sends a page in place of it. ${resume}`, name]];
  }
  if (content.subarray(0, body.length).equals(body)) {
    const place = `${name}: ${body.length} of ${content.length} bytes`;
    return [...faults, [`Cut off. ${resume}`, place]];
  }
  const start = body.findIndex((byte, index) => byte !== content[index]);
  const excerpt = String(body.subarray(Math.max(0, start - 10), start + 60));
  const place = `${name}, near byte ${start}: ${excerpt.replace(/[^ -~]+/g, " ")}`;
  return [...faults, [`Other content. ${restore}`, place]];
}

/** @type {(faults: Fault[], files: Expected[]) => string[]} */
function groupFaults(faults, files) {
  const count = new Set(files.map(({ name }) => name)).size;
  const messages = new Set(faults.map(([message]) => message));
  return [...messages].map((message) => {
    const places = new Set(faults.filter(([other]) => other === message).map(([, place]) => place));
    return [message, ...(places.size === count ? ["all files"] : places)].join("\n  ");
  });
}
