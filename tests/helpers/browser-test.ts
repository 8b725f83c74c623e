import { expect, test as base } from "@/tests/helpers/export-test";
import { trackRequests } from "@/tests/helpers/waiting";

type TestFixtures = {
  /** Matches console errors that the test expects. */
  allowedErrors: RegExp | undefined;
  /** Whether the page can load the typeface; false by default, so that no layout depends on when it arrives. */
  loadsTypeface: boolean;
};

/**
 * `test` with `out/` at the base URL. Also mocks other origins, and fails on page and console errors that `allowedErrors`
 * does not match.
 */
export const exportTest = base.extend<TestFixtures>({
  allowedErrors: [undefined, { option: true }],
  loadsTypeface: [false, { option: true }],
  page: async ({ page, context, allowedErrors, loadsTypeface }, provide) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    page.on("console", (message) => {
      // The browser logs the expected 404 status of the not-found page as an error.
      const isNotFoundPage =
        message.text().includes("404") && message.location().url === page.url();
      if (message.type() === "error" && !isNotFoundPage) errors.push(message.text());
    });
    trackRequests(page);
    // In all tabs: no test sends anything to another origin, or waits for one.
    await context.route(
      ({ protocol, hostname }) => protocol === "https:" && hostname !== "localhost",
      (route) => {
        const answers: Record<string, object> = {
          script: { contentType: "text/javascript", body: "" },
          fetch: { headers: { "Access-Control-Allow-Origin": "*" }, json: {} },
        };
        const page = { contentType: "text/html", body: "<title>Other origin</title>" };
        return route.fulfill(answers[route.request().resourceType()] ?? page);
      },
    );
    if (!loadsTypeface) await context.route("**/*.woff2", (route) => route.fulfill({ body: "" }));
    await provide(page);
    expect(errors.filter((error) => !allowedErrors?.test(error))).toEqual([]);
  },
});

/** The same with the fixture site at the base URL, whose content no edit changes: see `tests/fixture-site/`. */
export const test = exportTest.extend({
  baseURL: ({ fixtureSiteUrl }, provide) => provide(fixtureSiteUrl),
});

export { expect };

/** Test details of a test that only `npm run test:full` runs. */
export const fullOnly = { tag: "@full" };
