import { existsSync } from "node:fs";
import path from "node:path";
import { chromium } from "playwright";

const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const macApplications = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/**
 * Finds a Chromium to test with: Playwright's own, else an installed Chromium or Chrome.
 *
 * @returns {string | undefined} the path of its program
 */
export function findBrowser() {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const installed = folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
  return [chromium.executablePath(), ...installed, ...macApplications].find(
    (program) => program && existsSync(program),
  );
}
