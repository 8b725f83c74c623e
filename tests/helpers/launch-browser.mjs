import { chromium } from "playwright";
import { findTestBrowser, launchOptions } from "./find-browser.mjs";
import { trustCertificateFlag } from "./http2-server.mjs";

/** Launches the browser of the tests; it trusts the servers of `serveHttp2()`. */
export function launchBrowser() {
  const args = [...launchOptions.args, trustCertificateFlag];
  return chromium.launch({ executablePath: findTestBrowser(), ...launchOptions, args });
}
