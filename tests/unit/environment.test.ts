import { spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { readEnvironment } from "@/scripts/environment.mjs";

const defaults = { siteUrl: "https://www.example.com", basePath: "", isStrict: false, port: 3000 };

it.each([
  [{}, defaults],
  [{ SITE_URL: "https://chem.example/" }, { siteUrl: "https://chem.example" }],
  [{ BASE_PATH: "/site/new" }, { basePath: "/site/new" }],
  [{ STRICT_FACTS: " TRUE " }, { isStrict: true }],
  [{ STRICT_FACTS: "1" }, { isStrict: true }],
  [{ STRICT_FACTS: "0" }, { isStrict: false }],
  [{ PORT: "8080" }, { port: 8080 }],
])("reads the environment %o as %o", (env, expected) => {
  expect(readEnvironment(env)).toEqual({ ...defaults, ...expected });
});

const variables = {
  SITE_URL: {
    format: "a web address without a path, like ",
    invalid: ["chem.example", "ftp://chem.example", "https://chem.example/site", "https://"],
  },
  BASE_PATH: {
    format: "empty, or start with a slash ",
    invalid: ["site", "/site/", "/", "/a b", "//site", "/../x"],
  },
  STRICT_FACTS: { format: "1 or 0", invalid: ["maybe"] },
  PORT: { format: "a number like 3000", invalid: ["abc", "0", "70000"] },
};

it.each(Object.entries(variables))("states the format of an invalid %s", (name, variable) => {
  for (const value of variable.invalid) {
    const message = `${name} is "${value}": it should be ${variable.format}`;
    expect(() => readEnvironment({ [name]: value }), value).toThrow(message);
  }
});

it("ends a build or a test with one line if the environment is invalid", () => {
  const env = { ...process.env, SITE_URL: "chem.example" };
  const result = spawnSync("node", ["scripts/check-environment.mjs"], { env, encoding: "utf8" });
  expect(result.status).toBe(1);
  expect(result.stderr).toMatch(/^SITE_URL is "chem.example": it should be [^\n]+\n$/);
});

it("ends a build with one line if NODE_ENV is that of another mode", () => {
  const env = { ...process.env, NODE_ENV: "development" } as const;
  const script = path.resolve("scripts/prebuild.mjs");
  const result = spawnSync("node", [script], { cwd: tmpdir(), env, encoding: "utf8" });
  expect(result.status).toBe(1);
  expect(result.stderr).toMatch(/^NODE_ENV is "development": it should be [^\n]+\n$/);
});
