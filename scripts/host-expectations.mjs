import { request } from "./request.mjs";
import { cacheControl, immutablePath, securityHeadersOf } from "./response-headers.mjs";

/**
 * An answer with the encodings that its request accepted, and the type and status that it should have.
 *
 * @typedef {import("./request.mjs").Answer & { encoding: string, type: string, expectedStatus: number }} Sample
 */

export const html = "text/html; charset=utf-8";

/** @type {(url: string, type: string, expectedStatus?: number, encoding?: string) => Promise<Sample>} */
export async function requestSample(url, type, expectedStatus = 200, encoding = "br, gzip") {
  const answer = await request(url, { headers: { "Accept-Encoding": encoding } });
  return { ...answer, encoding, type, expectedStatus };
}

/**
 * Requests pages, files and unknown paths of a site, each without compression, in brotli and in gzip.
 *
 * @param {string} url the home page, with a trailing slash
 * @param {string} pagePath another page, relative to `url`
 */
export async function requestSamples(url, pagePath) {
  const { body } = await request(url);
  const [, script = "_next/static/chunks/site.js"] =
    /src="[^"]*(_next\/static\/chunks\/site-[^"]+)"/.exec(body) ?? [];
  const types = {
    "": html,
    [pagePath]: html,
    // A script without a charset has that of the page.
    [script]: "text/javascript",
    "nowhere/": "text/html",
    "_next/static/chunks/gone.js": "text/html",
    "index.txt": "text/plain; charset=utf-8",
    "manifest.webmanifest": "application/manifest+json",
    "icon.svg": "image/svg+xml",
    "favicon.ico": "image/",
    "app-icons/any-512.png": "image/png",
    "previews/home.png": "image/png",
  };
  const samples = [];
  for (const [path, type] of Object.entries(types)) {
    for (const encoding of ["identity", "br", "gzip"]) {
      const status = /nowhere|gone/.test(path) ? 404 : 200;
      samples.push(await requestSample(url + path, type, status, encoding));
    }
  }
  return samples;
}

/** @type {(sample: Sample) => boolean} */
export function hasExpectedStatus({ status, expectedStatus }) {
  return status === expectedStatus;
}

/** @type {(samples: Sample[]) => string[]} */
export function findHeaderProblems(samples) {
  return samples.filter(hasExpectedStatus).flatMap((sample) => {
    const expected = { "Content-Type": sample.type, ...securityHeadersOf(sample.url) };
    return Object.entries(expected).flatMap(([name, value]) => compare(sample, name, value));
  });
}

/** @type {(samples: Sample[]) => string[]} */
export function findCachingProblems(samples) {
  return samples.filter(hasExpectedStatus).flatMap((sample) => {
    const isImmutable = sample.status === 200 && sample.url.includes(immutablePath);
    const { immutable, revalidated } = cacheControl;
    return compare(sample, "Cache-Control", isImmutable ? immutable : revalidated);
  });
}

/** @type {(sample: Sample, name: string, expected: string) => string[]} */
function compare({ url, headers }, name, expected) {
  const actual = headers.get(name);
  const value = normalise(actual ?? "");
  const isType = name === "Content-Type";
  if (isType ? value.startsWith(expected) : value === normalise(expected)) return [];
  // Netlify and Cloudflare Pages send this policy only with scripts: see public/_headers.
  if (name === "Cross-Origin-Resource-Policy" && actual === null) return [];
  return [`${name} of ${url} is ${actual ?? "missing"}, not "${expected}"`];
}

/**
 * Returns a header without differences that mean nothing.
 *
 * @param {string} value
 */
function normalise(value) {
  const spaced = value.toLowerCase().replace(/([,;]) */g, "$1 ");
  return spaced.replace("application/javascript", "text/javascript");
}

/**
 * Returns the encodings, `br` and `gzip`, in which a host sends all pages and scripts, with a `Vary` header.
 *
 * @type {(samples: Sample[]) => string[]}
 */
export function encodingsOf(samples) {
  const texts = samples.filter(({ type, status }) => /html; |script/.test(type) && status === 200);
  return ["br", "gzip"].filter((name) =>
    texts
      .filter(({ encoding }) => encoding === name)
      .every(({ headers }) => {
        const varies = /accept-encoding/i.test(headers.get("vary") ?? "");
        return varies && headers.get("content-encoding") === name;
      }),
  );
}
