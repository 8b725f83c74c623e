import { rmSync } from "node:fs";
import { readEnvironmentOrExit } from "./environment.mjs";

readEnvironmentOrExit();
// A build that fails must not leave the previous export, which could be published by mistake.
rmSync("out", { recursive: true, force: true });
