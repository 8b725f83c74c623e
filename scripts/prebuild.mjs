import { rmSync } from "node:fs";
import { createJiti } from "jiti";
import { checkSyntaxOrExit } from "./check-syntax.mjs";
import { readEnvironmentOrExit } from "./environment.mjs";

const { NODE_ENV } = process.env;
if (NODE_ENV && NODE_ENV !== "production") {
  // Next would mix the builds of React for development and for production, and fail at the first page.
  console.error(`NODE_ENV is "${NODE_ENV}": it should be production or not set during a build.`);
  process.exit(1);
}
const { siteUrl, isStrict } = readEnvironmentOrExit();
// A build that fails must not leave the previous export, which could be published by mistake.
rmSync("out", { recursive: true, force: true });

checkSyntaxOrExit();

const facts = createJiti(import.meta.url).import("../lib/facts/check-facts.ts");
const { checkFacts } = /** @type {typeof import("../lib/facts/check-facts")} */ (
  await facts.catch(reportAndExit)
);
const { errors, missing, notes } = checkFacts(siteUrl);
const advice = 'See "Before you publish" in lib/content/README.md.';
if (missing.length > 0) missing.push(isStrict ? `STRICT_FACTS=1 stops here. ${advice}` : advice);
const isStopped = errors.length > 0 || (isStrict && missing.length > 0);
const report = [...errors, ...(isStopped ? [] : notes), ...missing];
if (report.length > 0) console.warn(report.join("\n"));
if (isStopped) process.exit(1);

/**
 * Prints where a file that the owner edits fails, such as at a name that does not exist, and exits.
 *
 * @param {Error} error
 * @returns {never}
 * @throws {Error} the error of another file
 */
function reportAndExit(error) {
  const place = /(lib[\\/]content[\\/](?!schema)|messages[\\/])[\w-]+\.\w+(:\d+)?/.exec(
    `${error.stack}`,
  );
  if (!place) throw error;
  console.error(`${place[0]}: ${error.message.split("\n")[0]}`);
  process.exit(1);
}
