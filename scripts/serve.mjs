import { readEnvironmentOrExit } from "./environment.mjs";
import { serveStatic } from "./static-server.mjs";

// Serves `out/` on a port or, if it is in use, on the first free one of the nine ports after it.
const { basePath, port: firstPort } = readEnvironmentOrExit();
let url = "";
for (let port = firstPort; !url; port++) {
  try {
    ({ url } = await serveStatic("out", { port, basePath }));
  } catch (error) {
    const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code !== "EADDRINUSE" || port === firstPort + 9) {
      console.error(message);
      process.exit(1);
    }
    console.log(`Port ${port} is in use, trying ${port + 1}.`);
  }
}
console.log(`\nServing the site at ${url} (press Ctrl+C to stop)`);
