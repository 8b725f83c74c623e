import { X509Certificate, createHash } from "node:crypto";
import { createSecureServer } from "node:http2";
import { generate } from "selfsigned";
import { listen, staticHandler } from "../../scripts/static-server.mjs";

/** A self-signed certificate, with its key, in PEM format. */
const certificate = await generate([{ name: "commonName", value: "localhost" }], {
  keyType: "ec",
  extensions: [{ name: "subjectAltName", altNames: [{ type: 2, value: "localhost" }] }],
});
const publicKey = new X509Certificate(certificate.cert).publicKey;

/** The flag that makes Chromium trust the certificate, without which it caches no responses. */
export const trustCertificateFlag = `--ignore-certificate-errors-spki-list=${createHash("sha256")
  .update(publicKey.export({ type: "spki", format: "der" }))
  .digest("base64")}`;

/**
 * Serves an export as a CDN does: over HTTP/2, with compressible files in brotli.
 *
 * @param {string} directory the export
 * @returns {Promise<{ url: string, close: () => void }>} `url` has no slash at its end
 */
export async function serveHttp2(directory) {
  const server = createSecureServer(
    { key: certificate.private, cert: certificate.cert },
    // Node's HTTP/2 compatibility API supports everything that this HTTP/1 handler uses.
    /** @type {(...args: any[]) => void} */ (staticHandler(directory)),
  );
  return { url: `https://localhost:${await listen(server, 0)}`, close: () => server.close() };
}
