import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { hosts, isInstalled } from "../hosts.mjs";
import { findBrowser } from "./find-browser.mjs";

if (!existsSync("out/404.html")) {
  console.error('There is no exported site in out/: run "npm run build" first.');
  process.exit(1);
}

const updateList = ["apt-get", "update"];
const install = ["apt-get", "install", "--yes", "--no-install-recommends"];

runUntil(findBrowser, "No browser yet", [
  ["npx", "playwright", "install", "--with-deps", "chromium"],
  updateList,
  [...install, "chromium", "chromium-headless-shell"],
  [...install, "chromium"],
]);
if (!findBrowser()) {
  console.error(
    "The browser tests need a Chromium: install Chromium or Chrome, then run npm test again.",
  );
  process.exit(1);
}

// The web servers at least that everybody has; those that are not there are not tested.
const usual = hosts.filter(({ name }) => ["nginx", "Python"].includes(name));
if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
  runUntil(() => usual.every(isInstalled), "No nginx or no Python yet", [
    updateList,
    [...install, "nginx", "libnginx-mod-http-brotli-static", "python3"],
  ]);
}
const missing = hosts.filter((host) => !isInstalled(host)).map(({ name }) => name);
if (missing.length > 0) console.log(`Not installed, and so not tested: ${missing.join(", ")}.`);

/**
 * Runs one command after the other, as long as what they are for is not there.
 *
 * @param {() => unknown} isThere
 * @param {string} message
 * @param {string[][]} commands
 */
function runUntil(isThere, message, commands) {
  // Servers are installed, not started.
  const env = { ...process.env, RUNLEVEL: "1" };
  for (const [command = "", ...parameters] of commands) {
    if (isThere()) return;
    console.log(`${message}: ${[command, ...parameters].join(" ")}`);
    spawnSync(command, parameters, { stdio: "inherit", env });
  }
}
