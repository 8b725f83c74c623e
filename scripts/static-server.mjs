import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import sirv from "sirv";
import { cacheControl, immutablePath, securityHeaders } from "./response-headers.mjs";

/**
 * Answers requests as a static host does: folders by their `index.html`, unknown addresses by `404.html`
 * with status 404, a folder's address without its slash by a redirect, all with the security headers.
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
  const serve = sirv(directory, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: setCacheControl,
  });

  return (request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    const notFound = () => {
      response.writeHead(404, {
        "Content-Type": "text/html; charset=utf-8",
        "Cache-Control": cacheControl.revalidated,
      });
      response.end(readFileSync(notFoundPage));
    };
    // An address with two slashes in front would be one of another host.
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
 * Serves an exported site over plain HTTP.
 *
 * @param {string} directory the export, `out/`
 * @param {{ port: number, basePath?: string }} options `port` 0 takes any free one; `basePath` like `/site`
 * @returns {Promise<{ url: string, close: () => void }>} `url` ends with a slash
 * @throws {Error} when there is no export, or the port is in use (`code` is `EADDRINUSE`).
 */
export async function serveStatic(directory, { port, basePath = "" }) {
  const server = createServer(staticHandler(directory, { basePath }));
  const url = `http://localhost:${await listen(server, port)}${basePath}/`;
  return { url, close: () => server.close() };
}

/**
 * Starts a server.
 *
 * @param {import("node:net").Server} server
 * @param {number} port 0 takes any free one
 * @returns {Promise<number>} the port that it listens at
 * @throws {Error} when the port is in use (`code` is `EADDRINUSE`).
 */
export function listen(server, port) {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : port);
    });
  });
}

/**
 * Names below `immutablePath` change with their content; everything else is asked for again.
 *
 * @param {import("node:http").ServerResponse} response
 * @param {string} pathname
 */
function setCacheControl(response, pathname) {
  const { immutable, revalidated } = cacheControl;
  const isImmutable = pathname.startsWith(immutablePath);
  response.setHeader("Cache-Control", isImmutable ? immutable : revalidated);
}
