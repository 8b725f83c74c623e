import { once } from "node:events";
import { createReadStream, existsSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import sirv from "sirv";
import { cacheControl, immutablePath, securityHeadersOf } from "./response-headers.mjs";

/**
 * Creates a request handler that behaves like a static host. It serves the `index.html` of a folder, redirects from a
 * folder's URL without a trailing slash to the one with it, and responds to unknown URLs with `404.html`, status 404.
 *
 * @param {string} directory the export, `out/`
 * @param {{ basePath?: string }} [options] `basePath`: a path such as `/site`
 * @returns {import("node:http").RequestListener}
 * @throws {Error} when the directory contains no export.
 */
export function staticHandler(directory, { basePath = "" } = {}) {
  const notFoundPage = path.join(directory, "404.html");
  if (!existsSync(notFoundPage)) {
    throw new Error(`There is no exported site in ${directory}: run "npm run build" first.`);
  }
  const { immutable, revalidated } = cacheControl;
  const serve = sirv(directory, {
    // Looks files up on each request, because a later build replaces them.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, file) => {
      const isImmutable = file.startsWith(immutablePath);
      response.setHeader("Cache-Control", isImmutable ? immutable : revalidated);
      // sirv has no type for the first, and no charset for the second.
      if (file.endsWith(".ico")) response.setHeader("Content-Type", "image/x-icon");
      if (file.endsWith(".txt")) response.setHeader("Content-Type", "text/plain; charset=utf-8");
    },
  });

  return (request, response) => {
    const notFound = () => {
      response.setHeader("Cache-Control", revalidated);
      response.writeHead(404, { "Content-Type": "text/html; charset=utf-8" });
      // There is none while a build runs.
      const page = createReadStream(notFoundPage).on("error", () => response.end());
      page.pipe(response);
    };
    // A redirect to a URL that starts with two slashes would lead to another host.
    const url = (request.url ?? "/").replace(/^\/+/, "/");
    const [pathname = ""] = url.split("?", 1);
    for (const [name, value] of Object.entries(securityHeadersOf(pathname))) {
      response.setHeader(name, value);
    }
    if (!`${pathname}/`.startsWith(`${basePath}/`)) return notFound();
    const sitePath = pathname.slice(basePath.length);
    request.url = url.slice(basePath.length);
    // Otherwise sirv looks for `%23` and `%3F` in the names of files.
    const fileName = sitePath.replace(/%(23|3f)/gi, decodeURIComponent);
    Object.assign(request, { _parsedUrl: { pathname: fileName, raw: request.url } });
    const folderPage = path.join(directory, sitePath, "index.html");
    if (!pathname.endsWith("/") && existsSync(folderPage)) {
      response.writeHead(301, { Location: `${pathname}/${url.slice(pathname.length)}` });
      return void response.end();
    }
    serve(request, response, notFound);
  };
}

/**
 * Serves an export over HTTP on a port, 0 for any free port.
 *
 * @param {string} directory
 * @param {{ port: number, basePath?: string }} options
 * @returns {Promise<{ url: string, close: () => void }>} `url` ends with a slash
 * @throws {Error} when there is no export, or with the code `EADDRINUSE` when the port is in use.
 */
export async function serveStatic(directory, { port, basePath = "" }) {
  const server = createServer(staticHandler(directory, { basePath }));
  const url = `http://localhost:${await listen(server, port)}${basePath}/`;
  return { url, close: () => server.close() };
}

/**
 * Makes a server listen on a port, 0 for any free port, and returns the port.
 *
 * @type {(server: import("node:net").Server, port: number) => Promise<number>}
 */
export async function listen(server, port) {
  await once(server.listen(port), "listening");
  return /** @type {import("node:net").AddressInfo} */ (server.address()).port;
}
