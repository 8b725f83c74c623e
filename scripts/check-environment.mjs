import { readFileSync } from "node:fs";

// Runs before builds, tests and servers. Reports an unsupported Node.js version or an invalid
// environment variable in one line, so it must itself run on outdated versions of Node.js.
const { engines } = JSON.parse(readFileSync("package.json", "utf8"));
const required = engines.node.replace(">=", "");
const [requiredMajor = 0, requiredMinor = 0] = required.split(".").map(Number);
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < requiredMajor || (major === requiredMajor && minor < requiredMinor)) {
  console.error(
    `This project requires Node.js ${required} or newer; this is ${process.versions.node}.`,
  );
  process.exit(1);
}
const { readEnvironmentOrExit } = await import("./environment.mjs");
readEnvironmentOrExit();
