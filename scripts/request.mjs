/** @typedef {{ url: string, status: number, headers: Headers, body: string, error?: string }} Answer */

/**
 * Sends a request and reads the answer, without following redirects.
 *
 * @type {(url: string, options?: RequestInit) => Promise<Answer>} has status 0 and an `error` if there is no answer within 15
 *   seconds
 */
export async function request(url, options) {
  const signal = AbortSignal.timeout(15_000);
  try {
    const response = await fetch(url, { redirect: "manual", signal, ...options });
    const { status, headers } = response;
    return { url, status, headers, body: await response.text() };
  } catch (reason) {
    const { message, cause } = /** @type {Error & { cause?: NodeJS.ErrnoException }} */ (reason);
    const error = signal.aborted ? "no answer within 15 seconds" : cause?.message || cause?.code;
    return { url, status: 0, headers: new Headers(), body: "", error: error || message };
  }
}

/** @type {(answer: Answer) => string} */
export function describeAnswer({ url, status, headers, error }) {
  if (error) return `${url} cannot be reached: ${error}`;
  const location = headers.get("location");
  return `${url} answers with status ${status}${location ? ` and redirects to ${location}` : ""}`;
}
