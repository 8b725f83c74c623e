import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { hosts, isInstalled, startHost } from "../hosts.mjs";
import { median } from "./measurement.mjs";

/** @import { Measurement } from "./measurement.mjs" */

const run = promisify(execFile);

/** Milliseconds in the units that wrk writes. */
const units = { us: 0.001, ms: 1, s: 1000 };

/**
 * What nginx hands out on loopback, as the README sets it up: the home page and the largest script, each
 * beside a bare file of the same size.
 *
 * @param {string} out the export
 * @param {{ runs: number }} options
 * @returns {Promise<Measurement[]>} none where nginx or wrk is not installed
 */
export async function measureLoad(out, { runs }) {
  const nginx = hosts.find(({ name }) => name === "nginx");
  const hasWrk = await run("wrk", ["--version"]).then(
    () => true,
    (error) => error.code !== "ENOENT",
  );
  if (!nginx || !isInstalled(nginx) || !hasWrk) {
    console.error("Not measured: load needs nginx and wrk.");
    return [];
  }
  const folder = mkdtempSync(path.join(tmpdir(), "load-"));
  cpSync(out, folder, { recursive: true });
  const subjects = [
    { page: "/", file: "index.html" },
    { page: "/", file: largestScript(out) },
  ].map(({ page, file }) => {
    const size = statSync(
      path.join(out, `${file}.${nginx.encodings.includes("br") ? "br" : "gz"}`),
    ).size;
    const bare = `bare-${size}.bin`;
    writeFileSync(path.join(folder, bare), Buffer.alloc(size, 1));
    return { page, address: file.replace("index.html", ""), bare, size };
  });
  const { url, stop } = await startHost(nginx, folder);
  try {
    /** @type {Map<string, { rate: number, slowest: number }[]>} */
    const results = new Map();
    const addresses = subjects.flatMap(({ address, bare }) => [address, bare]);
    for (let i = 0; i < runs; i++) {
      for (const address of addresses) {
        results.set(address, [...(results.get(address) ?? []), await press(url + address)]);
      }
    }
    /** @param {string} address @param {"rate" | "slowest"} what */
    const read = (address, what) =>
      median((results.get(address) ?? []).map((result) => result[what]));
    return subjects.flatMap(({ page, address, bare, size }) => {
      const name = address === "" ? "home" : "largest script";
      const beside = `bare file of ${size.toLocaleString("en-GB")} bytes`;
      return /** @type {Measurement[]} */ ([
        {
          part: "load",
          page,
          what: `nginx, ${name}`,
          value: read(address, "rate"),
          unit: "per s",
          beside: { name: beside, value: read(bare, "rate") },
        },
        {
          part: "load",
          page,
          what: `nginx, ${name}, 99th percentile`,
          value: read(address, "slowest"),
          unit: "ms",
          beside: { name: beside, value: read(bare, "slowest") },
        },
      ]);
    });
  } finally {
    stop();
    rmSync(folder, { recursive: true });
  }
}

/**
 * Asks for an address over and again, on 64 connections for five seconds.
 *
 * @param {string} url
 * @returns {Promise<{ rate: number, slowest: number }>} answers per second, and the milliseconds of the 99th percentile
 */
async function press(url) {
  const options = ["-t1", "-c64", "-d5s", "--latency", "-H", "Accept-Encoding: br, gzip"];
  const { stdout } = await run("wrk", [...options, url]);
  const [, rate] = stdout.match(/Requests\/sec:\s+([\d.]+)/) ?? [];
  const [, slowest, unit] = stdout.match(/99%\s+([\d.]+)(us|ms|s)/) ?? [];
  if (!rate || !slowest || /Non-2xx/.test(stdout)) throw new Error(`wrk at ${url}:\n${stdout}`);
  return {
    rate: Number(rate),
    slowest: Number(slowest) * units[/** @type {keyof typeof units} */ (unit)],
  };
}

/** @param {string} out */
function largestScript(out) {
  const chunks = "_next/static/chunks";
  const names = readdirSync(path.join(out, chunks)).filter((name) =>
    /^[0-9a-f]+-[0-9a-f]+\.js$/.test(name),
  );
  const [largest = ""] = names.toSorted(
    (a, b) => statSync(path.join(out, chunks, b)).size - statSync(path.join(out, chunks, a)).size,
  );
  return `${chunks}/${largest}`;
}
