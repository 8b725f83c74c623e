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

export const fieldError = "No such address";
const formspreeErrors = [{ field: "email", message: fieldError }, { message: "Other" }];

/** Refusals, of some services as documented, and whether they name the field of the email address. */
export const refusals: { name: string; refusal: Answer; namesField?: boolean }[] = [
  { name: "Formspree", refusal: answer(422, { errors: formspreeErrors }), namesField: true },
  {
    name: "an endpoint of one's own",
    refusal: answer(422, { errors: { email: [fieldError] } }),
    namesField: true,
  },
  { name: "an endpoint with a filled trap", refusal: answer(422, { errors: { _gotcha: "Spam" } }) },
  { name: "an endpoint with an empty error", refusal: answer(422, { errors: { email: null } }) },
  { name: "Web3Forms", refusal: answer(200, { success: false, message: "Invalid access key" }) },
  { name: "Netlify Forms", refusal: answer(404, "<h1>Not found</h1>") },
  { name: "an endpoint without CORS", refusal: (response) => response.writeHead(200).end("{}") },
  { name: "a closed connection", refusal: (response) => response.destroy() },
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
