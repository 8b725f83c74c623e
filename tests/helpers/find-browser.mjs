import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright";

/** Chromium's sandbox does not work as root, the user in most containers. */
export const sandboxOptions = process.getuid?.() === 0 ? ["--no-sandbox"] : [];

/** Launch options for Chromium: on Linux only the fonts of `fonts.conf`, no background requests and no QUIC. */
export const launchOptions = {
  env: {
    ...process.env,
    FONTCONFIG_FILE: fileURLToPath(new URL("fonts.conf", import.meta.url)),
  },
  args: [
    ...sandboxOptions,
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-quic",
  ],
};

/**
 * Finds Playwright's Chromium, otherwise an installed Chromium or Chrome.
 *
 * @returns {string | undefined} the path of the executable, or undefined if there is none
 */
export function findBrowser() {
  const candidates = [
    chromium.executablePath(),
    ...["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"].flatMap(inPath),
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ];
  return candidates.find((file) => existsSync(file));
}

/**
 * Finds the browser for the tests: Debian's `chromium-headless-shell`, otherwise as `findBrowser`.
 * The headless shell takes less than half the processor time, but has no back/forward cache.
 */
export function findTestBrowser() {
  return inPath("chromium-headless-shell").find((file) => existsSync(file)) ?? findBrowser();
}

/** @param {string} program */
function inPath(program) {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  return folders.map((folder) => path.join(folder, program));
}
