import { chromium } from "playwright";
import { browserOptions, findBrowser } from "../e2e/find-browser.mjs";
import { trustOption } from "./http2-server.mjs";

/** @import { Browser } from "playwright" */

export const phone = { width: 390, height: 844 };

const options = [
  trustOption,
  // The map is another's, and far away. Routing its requests would switch the cache off.
  "--host-resolver-rules=MAP www.openstreetmap.org ~NOTFOUND",
  ...browserOptions,
];

/** @returns {Promise<Browser>} */
export function launchBrowser() {
  return chromium.launch({ executablePath: findBrowser(), args: options });
}
