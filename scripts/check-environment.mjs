import { checkSyntaxOrExit } from "./check-syntax.mjs";
import { readEnvironmentOrExit } from "./environment.mjs";

readEnvironmentOrExit();
checkSyntaxOrExit();
