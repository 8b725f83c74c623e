import { exportTest as test, fullOnly } from "@/tests/helpers/browser-test";
import { expectHeaders, expectSiteToWork } from "@/tests/helpers/expect-host";
import { exportFolder } from "@/tests/helpers/exported-file";
import { findHost, hosts, withHost } from "@/tests/helpers/hosts";

// sub-path.spec.ts runs the same checks below a sub-path.
for (const host of hosts) {
  test(`${host.program} serves the site with its headers`, fullOnly, async ({ page }) => {
    test.skip(!findHost(host), `${host.program} is not installed.`);
    await withHost(host, { out: exportFolder }, async (url) => {
      const pagePath = await expectSiteToWork(page, host, url);
      await expectHeaders(host, url, pagePath);
    });
  });
}
