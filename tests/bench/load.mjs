import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { hosts, isInstalled, withHost } from "../hosts.mjs";
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
  try {
    const results = await withHost(nginx, { out: folder }, (url) => pressAll(url, subjects, runs));
    return subjects.flatMap(({ page, address, bare, size }) => {
      const what = `nginx, ${address === "" ? "home" : "largest script"}`;
      const name = `bare file of ${size.toLocaleString("en-GB")} bytes`;
      /** @param {"rate" | "slowest"} figure */
      const read = (figure) => {
        const [value = 0, other = 0] = [address, bare].map((address) =>
          median((results.get(address) ?? []).map((result) => result[figure])),
        );
        return { value, beside: { name, value: other } };
      };
      return /** @type {Measurement[]} */ ([
        { part: "load", page, what, unit: "per s", ...read("rate") },
        { part: "load", page, what: `${what}, 99th percentile`, unit: "ms", ...read("slowest") },
      ]);
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Asks for the subjects and their bare files in turn.
 *
 * @param {string} url
 * @param {{ address: string, bare: string }[]} subjects
 * @param {number} runs
 */
async function pressAll(url, subjects, runs) {
  /** @type {Map<string, Awaited<ReturnType<typeof press>>[]>} */
  const results = new Map();
  for (let i = 0; i < runs; i++) {
    for (const address of subjects.flatMap(({ address, bare }) => [address, bare])) {
      results.set(address, [...(results.get(address) ?? []), await press(url + address)]);
    }
  }
  return results;
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
