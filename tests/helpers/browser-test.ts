import { allowedOrigins } from "@/lib/content/allowed-origins";
import { contactForm } from "@/lib/content/company";
import { fixedSite } from "@/tests/fixed-site/settings.mjs";
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
    // In all tabs: a page would wait for the frame of another origin.
    for (const origin of [...Object.values(allowedOrigins).flat(), fixedSite.frameOrigin]) {
      await context.route(`${origin}/**`, (route) => {
        return route.request().resourceType() === "script"
          ? route.fulfill({ contentType: "text/javascript", body: "" })
          : route.fulfill({ contentType: "text/html", body: "<title>Other origin</title>" });
      });
    }
    // No test sends a message to the service of the owner.
    if (contactForm) {
      const headers = { "Access-Control-Allow-Origin": "*" };
      await context.route(contactForm.endpoint, (route) => route.fulfill({ headers, json: {} }));
    }
    if (!loadsTypeface) await context.route("**/*.woff2", (route) => route.fulfill({ body: "" }));
    await provide(page);
    expect(errors.filter((error) => !allowedErrors?.test(error))).toEqual([]);
  },
});

/** The same with the fixed site at the base URL, whose content no edit changes: see `tests/fixed-site/`. */
export const test = exportTest.extend({
  baseURL: ({ fixedSiteUrl }, provide) => provide(fixedSiteUrl),
});

export { expect };

/** Test details of a test that only `npm run test:full` runs. */
export const fullOnly = { tag: "@full" };
