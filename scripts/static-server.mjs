import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import sirv from "sirv";
import { cacheControl, immutablePath, securityHeaders } from "./response-headers.mjs";

/**
 * Answers requests as a static host does: folders with their `index.html`, unknown addresses with `404.html`
 * and status 404, a folder's address without its slash with a redirect.
 *
 * @param {string} directory the export, `out/`
 * @param {{ basePath?: string }} [options] `basePath` like `/site`
 * @returns {import("node:http").RequestListener}
 * @throws {Error} when there is no export.
 */
export function staticHandler(directory, { basePath = "" } = {}) {
  const notFoundPage = path.join(directory, "404.html");
  if (!existsSync(notFoundPage)) {
    throw new Error(`There is no exported site in ${directory}: run "npm run build" first.`);
  }
  const { immutable, revalidated } = cacheControl;
  const serve = sirv(directory, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, file) => {
      const isImmutable = file.startsWith(immutablePath);
      response.setHeader("Cache-Control", isImmutable ? immutable : revalidated);
      // The type that sirv lacks.
      if (file.endsWith(".ico")) response.setHeader("Content-Type", "image/x-icon");
    },
  });

  return (request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    const notFound = () => {
      response.setHeader("Cache-Control", revalidated);
      response.writeHead(404, { "Content-Type": "text/html; charset=utf-8" });
      response.end(readFileSync(notFoundPage));
    };
    // A redirect to an address that starts with two slashes would lead to another host.
    const requested = (request.url ?? "/").replace(/^\/+/, "/");
    const [address = ""] = requested.split("?", 1);
    if (!`${address}/`.startsWith(`${basePath}/`)) return notFound();
    const inside = address.slice(basePath.length);
    if (!inside.endsWith("/") && existsSync(path.join(directory, inside, "index.html"))) {
      response.writeHead(301, { Location: `${address}/${requested.slice(address.length)}` });
      return void response.end();
    }
    request.url = requested.slice(basePath.length);
    serve(request, response, notFound);
  };
}

/**
 * Serves an export over plain HTTP; `port` 0 takes any free one.
 *
 * @type {(directory: string, options: { port: number, basePath?: string }) => Promise<{ url: string, close: () => void }>}
 * @throws {Error} when there is no export, or the port is in use (`code` is `EADDRINUSE`).
 */
export async function serveStatic(directory, { port, basePath = "" }) {
  const server = createServer(staticHandler(directory, { basePath }));
  const url = `http://localhost:${await listen(server, port)}${basePath}/`;
  return { url, close: () => server.close() };
}

/** @type {(server: import("node:net").Server, port: number) => Promise<number>} */
export async function listen(server, port) {
  await once(server.listen(port), "listening");
  const address = server.address();
  return typeof address === "object" && address ? address.port : port;
}
