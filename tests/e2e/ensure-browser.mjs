import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findTestBrowser } from "./find-browser.mjs";

const isRootOnDebian = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
const aptInstall = ["apt-get", "install", "--yes", "--no-install-recommends"];
// None of these commands asks for a password.
const commands = isRootOnDebian
  ? [
      ["apt-get", "update"],
      [...aptInstall, "chromium-headless-shell"],
      [...aptInstall, "chromium"],
      ["npx", "playwright", "install", "--with-deps", "chromium"],
    ]
  : [["npx", "playwright", "install", "chromium"]];

for (const [command = "", ...parameters] of commands) {
  if (findTestBrowser()) break;
  console.log(`No browser found. Running: ${[command, ...parameters].join(" ")}`);
  spawnSync(command, parameters, { stdio: "inherit" });
}
if (!findTestBrowser()) {
  console.error(
    "The browser tests need Chromium. Install Chromium or Chrome, then run npm test again.",
  );
  process.exit(1);
}
