import { hosts, isInstalled, startHost } from "../hosts.mjs";
import { checkHeaders, walkSite } from "./host-walk";
import { exportedFile, test } from "./test";

// Below a sub-path, export.spec.ts does the same.
for (const host of hosts) {
  test(`${host.name} serves the site, with its headers`, async ({ page }) => {
    test.skip(!isInstalled(host), `${host.name} is not installed.`);
    const { url, stop } = await startHost(host, exportedFile(""));
    await walkSite(page, host, url);
    await checkHeaders(host, url);
    stop();
  });
}
