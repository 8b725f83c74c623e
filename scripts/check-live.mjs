import { existsSync } from "node:fs";
import { checkSite } from "./live-checks.mjs";

// Checks the site that has been uploaded to the address in the first argument against `out/`, and prints one line a check.
const [address = ""] = process.argv.slice(2);
const url = URL.canParse(address) ? new URL(address) : null;
let lines;
if (!url || !/^https?:$/.test(url.protocol)) {
  lines = [`"${address}" is not a web address: npm run check:live -- https://www.example.com`];
} else if (!existsSync("out/404.html")) {
  lines = ['There is no exported site in out/: run "npm run build" first.'];
} else {
  lines = await checkSite(url.origin + url.pathname.replace(/\/*$/, "/"), "out");
}
console.log(lines.join("\n"));
process.exitCode = lines.every((line) => line.startsWith("ok")) ? 0 : 1;
