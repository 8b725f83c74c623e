import { existsSync } from "node:fs";
import path from "node:path";
import { chromium } from "playwright";

const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const macApplications = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** As root, as it is in most containers, Chromium's sandbox does not run. */
export const sandboxOptions = process.getuid?.() === 0 ? ["--no-sandbox"] : [];

/** What Chromium is started with, so that it asks for nothing but the pages. */
export const browserOptions = [
  ...sandboxOptions,
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--disable-quic",
];

/**
 * Finds a Chromium: Playwright's own, else an installed Chromium or Chrome.
 *
 * @returns {string | undefined} the path of its program
 */
export function findBrowser() {
  return findProgram([chromium.executablePath(), ...onPath(names), ...macApplications]);
}

/**
 * Finds the Chromium that is quickest to test with: Debian's build without windows, which takes less than half
 * of the time for the same pages; without it, what `findBrowser` finds. It keeps no pages for going back.
 *
 * @returns {string | undefined} the path of its program
 */
export function findQuickBrowser() {
  return findProgram(onPath(["chromium-headless-shell"])) ?? findBrowser();
}

/** @param {string[]} programs their names */
function onPath(programs) {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  return folders.flatMap((folder) => programs.map((program) => path.join(folder, program)));
}

/** @param {string[]} programs */
function findProgram(programs) {
  return programs.find((program) => program && existsSync(program));
}
