import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright";

/** Chromium's sandbox does not work as root, the user in most containers. */
export const sandboxOptions = process.getuid?.() === 0 ? ["--no-sandbox"] : [];

/** Launch options for Chromium: on Linux only the fonts of `fonts.conf`, and no request leaves the machine. */
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
    "--no-proxy-server",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
  ],
};

/** The full browsers, of Playwright and of the system. */
const browsers = [
  chromium.executablePath(),
  ...["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"].flatMap(inPath),
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** Returns the path of an installed Chromium or Chrome; undefined if there is none. */
export function findBrowser() {
  return browsers.find((file) => existsSync(file));
}

/**
 * Returns the launch options with the browser of the tests: the headless shell of Playwright or of Debian, which takes less
 * than half the processor time of a browser but has no back/forward cache, otherwise a browser.
 *
 * @returns {Promise<typeof launchOptions & { executablePath?: string } | undefined>} undefined if there is none
 */
export async function findTestBrowser() {
  // Without a path, Playwright launches its headless shell, whose path it does not tell.
  const shell = await chromium.launch(launchOptions).catch(() => undefined);
  await shell?.close();
  if (shell) return launchOptions;
  const executablePath = [...inPath("chromium-headless-shell"), ...browsers].find((file) =>
    existsSync(file),
  );
  return executablePath ? { ...launchOptions, executablePath } : undefined;
}

/**
 * Does the same, and installs the headless shell first if there is no browser, in a container or in continuous integration.
 *
 * @throws {Error} that names the command to run elsewhere, or if that fails.
 */
export async function ensureTestBrowser() {
  const { CI, container, KUBERNETES_SERVICE_HOST } = process.env;
  const containerFiles = ["/.dockerenv", "/run/.containerenv", "/run/systemd/container"];
  const isDisposable =
    CI || container || KUBERNETES_SERVICE_HOST || containerFiles.some((file) => existsSync(file));
  const apt = "apt-get install --yes --no-install-recommends";
  const isRootOnDebian = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  // `--with-deps` installs system libraries, for which a user other than root is asked for a password.
  const withDependencies = "npx playwright install --with-deps --only-shell chromium";
  const commands = isRootOnDebian
    ? [`apt-get update && ${apt} chromium-headless-shell`, `${apt} chromium`, withDependencies]
    : ["npx playwright install --only-shell chromium"];

  for (const command of isDisposable ? commands : []) {
    const options = await findTestBrowser();
    if (options) return options;
    console.log(`No browser found. Running: ${command}`);
    spawnSync(command, { shell: true, stdio: "inherit" });
  }
  const options = await findTestBrowser();
  if (options) return options;
  const command = isRootOnDebian ? commands[0] : withDependencies;
  throw new Error(
    `The browser tests need Chromium or Chrome. To install Chromium, run: ${command}`,
  );
}

/** @param {string} program */
function inPath(program) {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  return folders.map((folder) => path.join(folder, program));
}
