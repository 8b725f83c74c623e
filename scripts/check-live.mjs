import { existsSync } from "node:fs";
import { checkSite } from "./live-checks.mjs";

// Compares the site at the address in the first argument with `out/`, and prints the problems.
const [address = ""] = process.argv.slice(2);
let problems = [`"${address}" is no web address: npm run check:live -- https://www.example.com`];
if (!existsSync("out/404.html")) {
  problems = ['There is no exported site in out/: run "npm run build" first.'];
} else if (/^https?:/.test(address) && URL.canParse(address)) {
  const { origin, pathname } = new URL(address);
  problems = await checkSite(origin + pathname.replace(/\/*$/, "/"), "out");
}
console.log(problems.join("\n\n") || `No problem: ${address} is as in out/.`);
process.exitCode = problems.length > 0 ? 1 : 0;
