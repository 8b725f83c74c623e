import { existsSync } from "node:fs";

if (!existsSync("out/404.html")) {
  console.error('There is no exported site in out/: run "npm run build" first.');
  process.exit(1);
}
