import { chromium } from "playwright";
import { findTestBrowser, launchOptions } from "./find-browser.mjs";
import { trustCertificateFlag } from "./http2-server.mjs";

/** @import { Browser } from "playwright" */

export const phoneViewport = { width: 390, height: 844 };

const args = [
  ...launchOptions.args,
  trustCertificateFlag,
  // Blocks the external map by DNS, because Playwright's request routing disables the HTTP cache.
  "--host-resolver-rules=MAP www.openstreetmap.org ~NOTFOUND",
];

/** @returns {Promise<Browser>} */
export function launchBrowser() {
  return chromium.launch({ executablePath: findTestBrowser(), ...launchOptions, args });
}
