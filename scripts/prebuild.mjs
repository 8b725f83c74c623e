import { rmSync } from "node:fs";
import "./check-environment.mjs";

// A build that fails must not leave the previous export, which could be published by mistake.
rmSync("out", { recursive: true, force: true });
