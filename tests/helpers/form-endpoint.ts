import type { ServerResponse } from "node:http";
import { createServer } from "node:https";
import { listen } from "@/scripts/static-server.mjs";
import { certificate } from "@/tests/helpers/http2-server.mjs";

export type Answer = (response: ServerResponse) => unknown;

const cors = { "Access-Control-Allow-Origin": "*" };

/** Returns an answer with a status and a body, by default JSON, to requests of any origin. */
export function answer(status: number, body: object | string = {}, headers: object = {}): Answer {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return (response) => response.writeHead(status, { ...cors, ...headers }).end(text);
}

/** Starts a service that receives forms: `respond` answers, and `received` has the bodies of the requests. */
export async function startFormEndpoint() {
  const server = createServer(
    { key: certificate.private, cert: certificate.cert },
    async (request, response) => {
      endpoint.received.push(Buffer.concat(await request.toArray()).toString());
      endpoint.respond(response);
    },
  );
  const endpoint = {
    origin: `https://localhost:${await listen(server, 0)}`,
    received: [] as string[],
    respond: answer(200),
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
  return endpoint;
}
