import { readSiteAddressOrExit } from "./site-address.mjs";
import { serveStatic } from "./static-server.mjs";

const { basePath } = readSiteAddressOrExit();
const firstPort = Number(process.env.PORT ?? 3000);
if (!(firstPort > 0 && firstPort < 65_536)) {
  console.error(`PORT is "${process.env.PORT}": it should be a number like 3000.`);
  process.exit(1);
}

/**
 * @param {number} port
 * @returns {Promise<void>}
 */
async function serveFrom(port) {
  try {
    const { url } = await serveStatic("out", { port, basePath });
    console.log(`\nThe website is at ${url} (Ctrl+C stops it)`);
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
