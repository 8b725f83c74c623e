import { hosts, isInstalled, withHost } from "../hosts.mjs";
import { exportedFile } from "../exported-file";
import { expectHeaders, expectSiteToWork } from "./expect-host";
import { inFull, test } from "./test";

// Below a sub-path, export.spec.ts does the same.
for (const host of hosts) {
  test(`${host.name} serves the site, with its headers`, inFull, async ({ page }) => {
    test.skip(!isInstalled(host), `${host.name} is not installed.`);
    await withHost(host, { out: exportedFile("") }, async (url) => {
      await expectSiteToWork(page, host, url);
      await expectHeaders(host, url);
    });
  });
}
