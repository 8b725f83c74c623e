import type { Route } from "playwright/test";
import { company } from "@/tests/fixture-site/content/company";
import { test as base } from "@/tests/helpers/fixtures";

type Answer = (route: Route) => Promise<void>;

const endpointUrl = new URL(company.contactForm!.endpoint);

/** Returns an answer with a status and a JSON body, which pages of all origins may read. */
export function answer(status: number, json: object = {}, headers: object = {}): Answer {
  return (route) =>
    route.fulfill({ status, json, headers: { "Access-Control-Allow-Origin": "*", ...headers } });
}

/** The service to which the form of the about page sends. */
class Endpoint {
  host = endpointUrl.host;
  /** The bodies of the requests. */
  received: string[] = [];
  /** Answers each request. */
  answer = answer(200);

  /** Holds back the answers. Returns the function that gives them. */
  hold(held = answer(200)) {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    this.answer = async (route) => {
      await released;
      await held(route);
    };
    return release;
  }
}

export const test = base.extend<{ endpoint: Endpoint }>({
  allowedOrigins: [endpointUrl.origin],
  endpoint: async ({ context }, provide) => {
    const endpoint = new Endpoint();
    await context.route(endpointUrl.href, (route) => {
      endpoint.received.push(route.request().postDataBuffer()?.toString() ?? "");
      return endpoint.answer(route);
    });
    await provide(endpoint);
  },
});
