import { spawnSync } from "node:child_process";
import { findBrowser } from "./find-browser.mjs";

// Each way is tried only when the one before it left no browser behind.
const waysToInstall = [
  ["npx", "playwright", "install", "--with-deps", "chromium"],
  ["apt-get", "update"],
  ["apt-get", "install", "--yes", "--no-install-recommends", "chromium"],
];

for (const [command = "", ...parameters] of waysToInstall) {
  if (findBrowser()) break;
  console.log(`No browser yet: ${[command, ...parameters].join(" ")}`);
  spawnSync(command, parameters, { stdio: "inherit" });
}

if (!findBrowser()) {
  console.error(
    "The browser tests need a Chromium: install Chromium or Chrome, then run npm test again.",
  );
  process.exit(1);
}
