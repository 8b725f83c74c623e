/** @typedef {{ url: string, status: number, headers: Headers, body: Buffer, error?: string }} Answer */

/**
 * What the codes of errors mean.
 *
 * @type {Record<string, string | undefined>}
 */
const causes = {
  CERT_HAS_EXPIRED: "its certificate has expired",
  DEPTH_ZERO_SELF_SIGNED_CERT: "its certificate is self-signed",
  ECONNREFUSED: "no server listens there",
  ENOTFOUND: "its name has no DNS record",
  ERR_TLS_CERT_ALTNAME_INVALID: "its certificate is for another name",
  UND_ERR_CONNECT_TIMEOUT: "no server answers there",
  UND_ERR_SOCKET: "the server closes the connection",
  Z_DATA_ERROR: "it is not compressed as its Content-Encoding states",
};

/**
 * Sends a request and reads the answer, decompressed. Does not follow redirects, unless the options say so.
 *
 * @type {(url: string, options?: RequestInit) => Promise<Answer>} has status 0 and an `error` if there is no answer within a
 *   minute
 */
export async function request(url, options) {
  const signal = AbortSignal.timeout(60_000);
  try {
    const response = await fetch(url, { redirect: "manual", signal, ...options });
    const { status, headers } = response;
    return { url, status, headers, body: Buffer.from(await response.arrayBuffer()) };
  } catch (reason) {
    const { message, cause } = /** @type {Error & { cause?: NodeJS.ErrnoException }} */ (reason);
    const { code = "", message: detail = "" } = cause ?? {};
    // The codes of brotli start with ERR__ERROR_FORMAT.
    const known = causes[code.replace(/^ERR__ERROR_FORMAT.*/, "Z_DATA_ERROR")];
    const error = signal.aborted ? "no answer within a minute" : known || detail || code;
    return { url, status: 0, headers: new Headers(), body: Buffer.of(), error: error || message };
  }
}

/**
 * Describes an answer without its address, such as "status 404".
 *
 * @type {(answer: Answer) => string}
 */
export function describeAnswer({ status, headers, error }) {
  if (error) return `no usable answer (${error})`;
  const location = headers.get("location");
  return `status ${status}${location ? ` and a redirect to ${location}` : ""}`;
}

/**
 * Follows permanent redirects from an address to another one, at most five.
 *
 * @type {(from: string, to: string, limit?: number) => Promise<string>} "" if they lead there, otherwise the addresses and the
 *   last answer
 */
export async function findRedirectFault(from, to, limit = 5) {
  if (from === to) return "";
  const answer = await request(from);
  const location = answer.headers.get("location") ?? "";
  const isPermanent = answer.status === 301 || answer.status === 308;
  if (!isPermanent || !URL.canParse(location, from) || limit === 0) {
    return `${from}: ${describeAnswer(answer)}`;
  }
  const fault = await findRedirectFault(new URL(location, from).href, to, limit - 1);
  return fault && `${from}, ${fault}`;
}

/**
 * Calls an asynchronous function with each item, with eight at a time.
 *
 * @type {<Item, Result>(items: Item[], callback: (item: Item) => Promise<Result>) => Promise<Result[]>}
 */
export async function mapInParallel(items, callback) {
  const entries = items.entries();
  /** @type {Awaited<ReturnType<typeof callback>>[]} */
  const results = [];
  async function work() {
    for (const [index, item] of entries) results[index] = await callback(item);
  }
  await Promise.all(Array.from({ length: 8 }, work));
  return results;
}
