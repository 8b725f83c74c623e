import { readSiteAddress } from "./site-address.mjs";
import { serveStatic } from "./static-server.mjs";

const { basePath } = readSiteAddress(process.env);
const firstPort = Number(process.env.PORT ?? 3000);
const lastPort = firstPort + 9;
if (!(firstPort > 0 && lastPort < 65536)) {
  console.error(`PORT is "${process.env.PORT}": it should be a number like 3000.`);
  process.exit(1);
}

/** @param {number} port */
async function serveFrom(port) {
  try {
    const { url } = await serveStatic("out", { port, basePath });
    console.log(`\nThe website is at ${url} (Ctrl+C stops it)`);
  } catch (error) {
    const isInUse = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
    if (!isInUse || port === lastPort) throw error;
    console.log(`Port ${port} is in use, trying ${port + 1}.`);
    await serveFrom(port + 1);
  }
}

await serveFrom(firstPort).catch((error) => {
  console.error(error.message);
  process.exit(1);
});
