import { hosts, isInstalled, withHost } from "@/tests/helpers/hosts.mjs";
import { exportedFile } from "@/tests/helpers/exported-file";
import { expectHeaders, expectSiteToWork } from "@/tests/helpers/expect-host";
import { fullOnly, test } from "@/tests/helpers/browser-test";

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
