import { readFileSync } from "node:fs";

// Runs before builds, tests and servers, to say in one line what is wrong with Node or with the variables. It
// keeps to what old versions of Node know.
const { engines } = JSON.parse(readFileSync("package.json", "utf8"));
const needed = engines.node.replace(">=", "");
const [neededMajor = 0, neededMinor = 0] = needed.split(".").map(Number);
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < neededMajor || (major === neededMajor && minor < neededMinor)) {
  console.error(`This project needs Node.js ${needed} or newer; this is ${process.versions.node}.`);
  process.exit(1);
}
const { readEnvironmentOrExit } = await import("./environment.mjs");
readEnvironmentOrExit();
