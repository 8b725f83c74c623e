import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findTestBrowser } from "./find-browser.mjs";
import { planInstallation } from "./plan-installation.mjs";

// Installs a browser for the tests if there is none and nobody has to be asked, and otherwise prints
// the command that installs one.

const containerFiles = ["/.dockerenv", "/run/.containerenv", "/run/systemd/container"];
const { CI, container, KUBERNETES_SERVICE_HOST } = process.env;
const isDisposable =
  Boolean(CI || container || KUBERNETES_SERVICE_HOST) || containerFiles.some(existsSync);
const { commands, instruction } = planInstallation({
  isDisposable,
  isRoot: process.getuid?.() === 0,
  hasApt: existsSync("/usr/bin/apt-get"),
  isLinux: process.platform === "linux",
});

for (const command of commands) {
  if (findTestBrowser()) break;
  console.log(`No browser found. Running: ${command}`);
  spawnSync(command, { shell: true, stdio: "inherit" });
}
if (!findTestBrowser()) {
  console.error(
    `The browser tests need Chromium or Chrome. To install Chromium, run: ${instruction}`,
  );
  process.exit(1);
}
