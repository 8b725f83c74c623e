import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findTestBrowser } from "./find-browser.mjs";

// If there is no browser for the tests, installs one in a container or in CI, and elsewhere prints the command to run.

const { CI, container, KUBERNETES_SERVICE_HOST } = process.env;
const containerFiles = ["/.dockerenv", "/run/.containerenv", "/run/systemd/container"];
const isDisposable = CI || container || KUBERNETES_SERVICE_HOST || containerFiles.some(existsSync);

const apt = "apt-get install --yes --no-install-recommends";
const isRootOnDebian = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
// `--with-deps` installs system libraries, for which a user other than root is asked for a password.
const withDependencies = "npx playwright install --with-deps chromium";
const commands = isRootOnDebian
  ? [`apt-get update && ${apt} chromium-headless-shell`, `${apt} chromium`, withDependencies]
  : ["npx playwright install chromium"];

for (const command of isDisposable ? commands : []) {
  if (findTestBrowser()) break;
  console.log(`No browser found. Running: ${command}`);
  spawnSync(command, { shell: true, stdio: "inherit" });
}
if (!findTestBrowser()) {
  const command = isRootOnDebian ? commands[0] : withDependencies;
  console.error(`The browser tests need Chromium or Chrome. To install Chromium, run: ${command}`);
  process.exit(1);
}
