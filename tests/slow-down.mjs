/** @import { CDPSession, Page } from "playwright" */

/** Lines as browsers' tools define them: milliseconds, bits a second. */
export const lines = {
  "slow 3G": { latency: 400, throughput: 400_000 },
  "slow 4G": { latency: 150, throughput: 1_600_000 },
};
/** @typedef {keyof typeof lines} Line */

/**
 * Makes the line and the processor of a page slower from now on.
 *
 * @param {Page} page
 * @param {{ line?: Line, processor?: number }} slowness `processor` times slower
 * @returns {Promise<CDPSession>} the session that the page stays slow for
 */
export async function slowDown(page, { line, processor = 1 }) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  if (line) {
    const { latency, throughput } = lines[line];
    await devtools.send("Network.emulateNetworkConditions", {
      offline: false,
      latency,
      downloadThroughput: throughput / 8,
      uploadThroughput: throughput / 8,
    });
  }
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: processor });
  return devtools;
}
