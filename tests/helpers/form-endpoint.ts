import type { ServerResponse } from "node:http";
import { createServer } from "node:https";
import { listen } from "@/scripts/static-server.mjs";
import { fixtureSite } from "@/tests/fixture-site/settings.mjs";
import { certificate } from "@/tests/helpers/http2-server.mjs";

type Answer = (response: ServerResponse) => unknown;

const cors = { "Access-Control-Allow-Origin": "*" };

/** Returns an answer with a status and a body, by default JSON, to requests of any origin. */
export function answer(status: number, body: object | string = {}, headers: object = {}): Answer {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return (response) => response.writeHead(status, { ...cors, ...headers }).end(text);
}

/** Answers after which a message is not known to be sent, of some services as documented. */
export const refusals: { name: string; refusal: Answer }[] = [
  { name: "Formspree", refusal: answer(422, { errors: [{ field: "email", message: "Unknown" }] }) },
  { name: "Web3Forms", refusal: answer(200, { success: false, message: "Invalid access key" }) },
  { name: "Netlify Forms", refusal: answer(404, "<h1>Not found</h1>") },
  { name: "an error without details", refusal: answer(400, { success: false, errors: null }) },
  { name: "a redirect", refusal: answer(303, {}, { Location: "/thanks" }) },
  { name: "an address without its slash", refusal: answer(307, {}, { Location: "/contact/" }) },
  { name: "an endpoint without CORS", refusal: (response) => response.writeHead(200).end("{}") },
  { name: "a closed connection", refusal: (response) => response.destroy() },
];

/** Answers that do not end, by what is missing. */
export const stalls: { missing: string; stall: Answer }[] = [
  { missing: "answer", stall: () => {} },
  { missing: "end of the answer", stall: (response) => response.writeHead(200, cors).write("{") },
];

/** Starts the service to which the form of the fixture site sends: `respond` answers, and `received` has the bodies. */
export async function startFormEndpoint() {
  const server = createServer(
    { key: certificate.private, cert: certificate.cert },
    async (request, response) => {
      endpoint.received.push(Buffer.concat(await request.toArray()).toString());
      endpoint.respond(response);
    },
  );
  const endpoint = {
    received: [] as string[],
    respond: answer(200),
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
  await listen(server, fixtureSite.endpointPort);
  return endpoint;
}
