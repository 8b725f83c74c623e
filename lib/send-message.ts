/** In milliseconds. */
const timeout = 20_000;

/** The largest body of a request that outlives its page, in bytes; browsers allow 64 KiB, field names included. */
const maxKeepaliveSize = 60_000;

/** Whether an endpoint has accepted a message, and its messages about single fields, by field name. */
export type Delivery = { isSent: boolean; errors: Record<string, string> };

/**
 * Sends a form to an endpoint, also if the visitor leaves the page meanwhile. A response other than 2xx or a redirect, a
 * JSON body with `success: false`, and no response within 20 seconds count as failures.
 *
 * @param endpoint the URL; its responses need CORS headers
 */
export async function sendMessage(endpoint: string, body: FormData): Promise<Delivery> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeout);
  try {
    const response = await fetch(endpoint, {
      method: "POST",
      body,
      // Services answer with JSON instead of a page.
      headers: { Accept: "application/json" },
      keepalive: new Blob([...body.values()]).size < maxKeepaliveSize,
      // A redirect to a page that thanks the visitor; the page itself is not needed.
      redirect: "manual",
      signal: controller.signal,
    });
    const answer = (await response.json().catch(() => undefined)) as unknown;
    const { success, errors } = Object(answer) as { success?: unknown; errors?: unknown };
    const isAccepted = response.ok || response.type === "opaqueredirect";
    return { isSent: isAccepted && success !== false, errors: readErrors(errors) };
  } catch {
    return { isSent: false, errors: {} };
  } finally {
    clearTimeout(timer);
  }
}

/** Reads `[{ field, message }]` (Formspree) or `{ field: message or messages }`. */
function readErrors(errors: unknown): Record<string, string> {
  const entries = Array.isArray(errors)
    ? errors.map((error) => {
        const { field, message } = Object(error) as { field?: unknown; message?: unknown };
        return [field, message];
      })
    : Object.entries(Object(errors) as object).map(([field, message]) => [
        field,
        Array.isArray(message) ? message[0] : message,
      ]);
  return Object.fromEntries(
    entries.filter((entry) => entry.every((part) => typeof part === "string")) as [
      string,
      string,
    ][],
  );
}
