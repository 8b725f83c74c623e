import path from "node:path";
import * as site from "./response-headers.mjs";

/**
 * Compares the headers of an answer with those that a host should send.
 *
 * @param {string} name the file in the export, such as `about/index.html`
 * @param {string} encoding that the request accepted
 * @param {import("./request.mjs").Answer} answer with status 200, or 404 for an unknown address
 * @returns {string[]} the faults
 */
export function findHeaderFaults(name, encoding, { url, status, headers, body }) {
  const isFound = status === 200;
  const type = isFound ? (site.contentTypes[path.extname(name)] ?? "") : "text/html";
  const isImmutable = isFound && url.includes(site.immutablePath);
  // Hosts do not compress what fits into a packet.
  const isCompressed = isFound && encoding === "gzip" && /^text/.test(type) && body.length > 1400;
  const expected = {
    "Content-Type": type,
    "Cache-Control": site.cacheControl[isImmutable ? "immutable" : "revalidated"],
    ...(isCompressed && { "Content-Encoding": "gzip" }),
    ...(headers.has("content-encoding") && { Vary: "Accept-Encoding" }),
    ...site.securityHeadersOf(url),
  };
  return Object.entries(expected)
    .filter(([name, value]) => !isAccepted(name, headers.get(name), value.toLowerCase()))
    .map(([name, value]) => `${name} is ${headers.get(name) ?? "missing"}, not "${value}"`);
}

/** @type {(name: string, actual: string | null, expected: string) => boolean} */
function isAccepted(name, actual, expected) {
  // Netlify and Cloudflare Pages send this policy only with scripts: see public/_headers.
  if (name === "Cross-Origin-Resource-Policy" && actual === null) return true;
  const spaced = (actual ?? "").toLowerCase().replace(/([,;]) */g, "$1 ");
  const value = spaced.replace("application/javascript", "text/javascript");
  return /Type$|Vary/.test(name) ? value.includes(expected) : value === expected;
}
