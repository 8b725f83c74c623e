import { readEnvironmentOrExit } from "./environment.mjs";
import { serveStatic } from "./static-server.mjs";

const { basePath, port: firstPort } = readEnvironmentOrExit();

/**
 * Serves `out/` on a port. If the port is in use, tries the next one, up to ten ports in total.
 *
 * @param {number} port
 * @returns {Promise<void>}
 */
async function serveFrom(port) {
  try {
    const { url } = await serveStatic("out", { port, basePath });
    console.log(`\nServing the site at ${url} (press Ctrl+C to stop)`);
  } catch (error) {
    const isInUse = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
    if (!isInUse || port >= firstPort + 9) throw error;
    console.log(`Port ${port} is in use, trying ${port + 1}.`);
    return serveFrom(port + 1);
  }
}

await serveFrom(firstPort).catch((error) => {
  console.error(error.message);
  process.exit(1);
});
