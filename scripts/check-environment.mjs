import { readEnvironmentOrExit } from "./environment.mjs";

readEnvironmentOrExit();
