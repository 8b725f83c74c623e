import { type ConsoleMessage, expect, test as base } from "playwright/test";
import { serveStatic } from "@/scripts/static-server.mjs";
import { fixtureSite } from "../fixture-site/settings.mjs";
import { mockConnection } from "./conditions";
import { buildExport } from "./copy-project.mjs";
import { trackRequests } from "./waiting";

type WorkerFixtures = {
  /** The URL of `out/`, which the browser tests of `specification/` and `content/` open. */
  siteUrl: string;
  /** The URL of the fixture site, which those of `e2e/` open. */
  fixtureSiteUrl: string;
};

type TestFixtures = {
  /** Matches console errors that the test expects. */
  allowedErrors: RegExp | undefined;
  /** Other origins that pages may request; no answer comes from them. */
  allowedOrigins: string[];
  /** Whether pages load the typeface; false by default, so that no layout depends on when it arrives. */
  loadsTypeface: boolean;
};

/**
 * `test` with `out/` at the base URL. Fails on errors of pages and the console that `allowedErrors` does not match, such as a
 * violation of the policy, and on requests that leave the machine.
 */
export const exportTest = base.extend<TestFixtures, WorkerFixtures>({
  siteUrl: [
    async ({}, provide) => {
      // A run of `e2e/` alone has not built it.
      await buildExport();
      await serve(provide, "out");
    },
    { scope: "worker", timeout: 300_000 },
  ],
  fixtureSiteUrl: [
    ({}, provide) => serve(provide, fixtureSite.folder, fixtureSite.basePath),
    { scope: "worker" },
  ],
  baseURL: ({ siteUrl }, provide) => provide(siteUrl),
  allowedErrors: [undefined, { option: true }],
  allowedOrigins: [[], { option: true }],
  loadsTypeface: [false, { option: true }],
  context: async ({ context, allowedErrors, allowedOrigins, loadsTypeface }, provide) => {
    const faults: string[] = [];
    const isAllowed = (url: string) => allowedOrigins.some((origin) => url.startsWith(origin));
    context.on("weberror", (error) => faults.push(error.error().message));
    context.on("console", (message) => {
      const isExpected = isNotFoundPage(message) || isAllowed(message.location().url);
      if (message.type() === "error" && !isExpected) faults.push(message.text());
    });
    context.on("request", (request) => {
      const isLocal = /^(data|blob):|^\w+:\/\/(localhost|127\.0\.0\.1)[:/]/.test(request.url());
      if (!isLocal && !isAllowed(request.url())) faults.push(`Request to ${request.url()}`);
    });
    // The site loads the typeface only over 4G.
    if (!loadsTypeface) await mockConnection(context, { effectiveType: "3g" });
    await provide(context);
    // A request of a route may still be pending, such as that of the icon or of a linked page.
    for (const owner of [...context.pages(), context]) {
      await owner.unrouteAll({ behavior: "ignoreErrors" });
    }
    expect(faults.filter((fault) => !allowedErrors?.test(fault))).toEqual([]);
  },
  page: async ({ page }, provide) => {
    trackRequests(page);
    await provide(page);
  },
});

/** The same with the fixture site at the base URL, whose content no edit changes: see `tests/fixture-site/`. */
export const test = exportTest.extend({
  baseURL: ({ fixtureSiteUrl }, provide) => provide(fixtureSiteUrl),
  allowedOrigins: ({}, provide) =>
    provide(["https://frame.example", "https://www.openstreetmap.org"]),
});

export { expect };

/** Test details of a test that only `npm run test:full` runs. */
export const fullOnly = { tag: "@full" };

async function serve(provide: (url: string) => Promise<void>, folder: string, basePath = "") {
  const server = await serveStatic(folder, { port: 0, basePath });
  await provide(server.url);
  server.close();
}

/** Whether the message is about the status 404 of the not-found page itself. */
function isNotFoundPage(message: ConsoleMessage) {
  return message.text().includes("404") && message.location().url === message.page()?.url();
}
