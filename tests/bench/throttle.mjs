/** @import { CDPSession, Page } from "playwright" */

/** The latency (milliseconds) and throughput (bits per second) of network conditions. */
const networkPresets = {
  "slow 3G": { latency: 400, throughput: 400_000 },
  "40 ms, 10 Mbit/s": { latency: 40, throughput: 10_000_000 },
};
/** @typedef {keyof typeof networkPresets} NetworkPreset */

/**
 * Throttles the network and the CPU of a page.
 *
 * @param {Page} page
 * @param {{ network?: NetworkPreset, cpuSlowdown?: number }} options `network`: the network
 *   conditions, by default not throttled; `cpuSlowdown`: the CPU slowdown factor, by default 1
 * @returns {Promise<CDPSession>} the DevTools session; throttling ends when it is detached
 */
export async function throttle(page, { network, cpuSlowdown = 1 }) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  if (network) {
    const { latency, throughput } = networkPresets[network];
    await devtools.send("Network.emulateNetworkConditions", {
      offline: false,
      latency,
      downloadThroughput: throughput / 8,
      uploadThroughput: throughput / 8,
    });
  }
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
  return devtools;
}
