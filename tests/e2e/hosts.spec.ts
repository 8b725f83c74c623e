import { hosts, isInstalled, withHost } from "../hosts.mjs";
import { exportedFile } from "../exported-file";
import { expectHeaders, expectSiteToWork } from "./expect-host";
import { fullOnly, test } from "./test";

// sub-path.spec.ts runs the same checks below a sub-path.
for (const host of hosts) {
  test(
    `${host.name} serves the site${host.hasNoConfiguration ? "" : " with its configured headers"}`,
    fullOnly,
    async ({ page }) => {
      test.skip(!isInstalled(host), `${host.name} is not installed.`);
      await withHost(host, { out: exportedFile("") }, async (url) => {
        await expectSiteToWork(page, host, url);
        await expectHeaders(host, url);
      });
    },
  );
}
