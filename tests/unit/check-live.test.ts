import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it, vi } from "vitest";
import { findCachingProblems, findHeaderProblems } from "@/scripts/host-expectations.mjs";
import { describeAnswer, request } from "@/scripts/request.mjs";
import { cacheControl, securityHeaders } from "@/scripts/response-headers.mjs";

const folder = mkdtempSync(path.join(tmpdir(), "no-export-"));
afterAll(() => rmSync(folder, { recursive: true }));

function run(...parameters: string[]) {
  const script = path.resolve("scripts/check-live.mjs");
  const options = { cwd: folder, encoding: "utf8" } as const;
  const { status, stdout } = spawnSync("node", [script, ...parameters], options);
  return { status, stdout };
}

it.each(["", "www.example.com", "ftp://www.example.com"])(
  "npm run check:live requires a web address, not %j",
  (address) => {
    expect(run(address)).toEqual({
      status: 1,
      stdout: `"${address}" is not a web address: npm run check:live -- https://www.example.com\n`,
    });
  },
);

it("npm run check:live requires an export", () => {
  expect(run("https://www.example.com")).toEqual({
    status: 1,
    stdout: 'There is no exported site in out/: run "npm run build" first.\n',
  });
});

const url = "https://www.example.com/";

it("a request without an answer ends after the time limit", async () => {
  const signal = AbortSignal.abort();
  const limit = vi.spyOn(AbortSignal, "timeout").mockReturnValue(signal);
  const fetch = vi.spyOn(globalThis, "fetch").mockRejectedValue(signal.reason);
  const answer = await request(url);
  expect(limit).toHaveBeenCalledWith(15_000);
  expect(fetch).toHaveBeenCalledWith(url, expect.objectContaining({ signal }));
  expect(describeAnswer(answer)).toBe(`${url} cannot be reached: no answer within 15 seconds`);
});

// With several IP addresses, the error of the connection has only a code.
const refused = Object.assign(new AggregateError([]), { code: "ECONNREFUSED" });
it.each([
  [
    new TypeError("fetch failed", { cause: new Error("certificate has expired") }),
    "certificate has expired",
  ],
  [new TypeError("fetch failed", { cause: refused }), "ECONNREFUSED"],
  [new TypeError("terminated"), "terminated"],
])("a request that fails with %s states the reason", async (error, reason) => {
  vi.spyOn(globalThis, "fetch").mockRejectedValue(error);
  expect(describeAnswer(await request(url))).toBe(`${url} cannot be reached: ${reason}`);
});

const policy = "Cross-Origin-Resource-Policy";

/** Returns an answer with the expected headers, apart from `changes`. */
function answer(path: string, type: string, changes: Record<string, string | undefined> = {}) {
  const headers = { ...securityHeaders, "Cache-Control": cacheControl.revalidated, ...changes };
  const present = Object.entries(headers).filter((header): header is [string, string] => {
    return header[1] !== undefined;
  });
  const status = { status: 200, expectedStatus: 200, encoding: "br", body: "" };
  return [{ ...status, url: url + path, type, headers: new Headers(present) }];
}

describe("the headers", () => {
  const html = "text/html; charset=utf-8";

  it.each([
    ["", html, { "Content-Type": "text/html;charset=UTF-8" }],
    ["site.js", "text/javascript", { "Content-Type": "application/javascript" }],
    ["", html, { "Content-Type": html, [policy]: undefined }],
    ["icon.svg", "image/svg+xml", { "Content-Type": "image/svg+xml", [policy]: "cross-origin" }],
  ])("of /%s may differ in what means the same: %s %j", (path, type, changes) => {
    expect(findHeaderProblems(answer(path, type, changes))).toEqual([]);
  });

  it.each([
    [
      "",
      { "Content-Type": "text/html" },
      'Content-Type of PAGE is text/html, not "text/html; charset=utf-8"',
    ],
    ["", { "X-Frame-Options": undefined }, 'X-Frame-Options of PAGE is missing, not "DENY"'],
    ["", { "X-Frame-Options": "DENY, DENY" }, 'X-Frame-Options of PAGE is DENY, DENY, not "DENY"'],
    ["", { [policy]: "cross-origin" }, `${policy} of PAGE is cross-origin, not "same-origin"`],
    ["icon.svg", {}, `${policy} of PAGE is same-origin, not "cross-origin"`],
  ])("of /%s are a problem with %j", (path, changes, problem) => {
    const answers = answer(path, html, { "Content-Type": html, ...changes });
    expect(findHeaderProblems(answers)).toEqual([problem.replace("PAGE", url + path)]);
  });

  it.each([
    ["", "public,max-age=0,must-revalidate", []],
    ["", "public, max-age=600", ["public, max-age=600"]],
    [
      "_next/static/a.js",
      "public, max-age=0, must-revalidate",
      ["public, max-age=0, must-revalidate"],
    ],
    ["_next/static/a.js", cacheControl.immutable, []],
    ["", cacheControl.immutable, [cacheControl.immutable]],
  ])("of /%s are cached as %s", (path, value, problems) => {
    const expected = path ? cacheControl.immutable : cacheControl.revalidated;
    expect(findCachingProblems(answer(path, html, { "Cache-Control": value }))).toEqual(
      problems.map((actual) => `Cache-Control of ${url}${path} is ${actual}, not "${expected}"`),
    );
  });
});
