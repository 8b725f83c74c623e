import { createHash, X509Certificate } from "node:crypto";
import { createSecureServer } from "node:http2";
import { generate } from "selfsigned";
import { listen, staticHandler } from "../../scripts/static-server.mjs";

const certificate = await generate([{ name: "commonName", value: "localhost" }], {
  keyType: "ec",
  extensions: [{ name: "subjectAltName", altNames: [{ type: 2, value: "localhost" }] }],
});
const publicKey = new X509Certificate(certificate.cert).publicKey;

/** The option that has Chromium trust the server, and keep in its cache what comes from it. */
export const trustOption = `--ignore-certificate-errors-spki-list=${createHash("sha256")
  .update(publicKey.export({ type: "spki", format: "der" }))
  .digest("base64")}`;

/**
 * Serves an export as a CDN does: over HTTP/2, what compresses in brotli.
 *
 * @param {string} directory
 * @returns {Promise<{ url: string, close: () => void }>} `url` ends with a slash
 */
export async function serveHttp2(directory) {
  const handle = staticHandler(directory);
  const server = createSecureServer(
    { key: certificate.private, cert: certificate.cert },
    // Node's requests and responses of HTTP/2 can do all that the handler asks of those of HTTP/1.
    /** @type {(...args: any[]) => void} */ (handle),
  );
  return { url: `https://localhost:${await listen(server, 0)}/`, close: () => server.close() };
}
