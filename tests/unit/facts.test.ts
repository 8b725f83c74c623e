import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { describe, expect, it, vi } from "vitest";
import { company } from "@/lib/company";
import type { DayHours } from "@/lib/company-types";
import { emailUrl, mapsSearchUrl, phoneUrl } from "@/lib/derived-facts";
import { findRoute, hrefOf, routes } from "@/lib/routes";
import { readEnvironment } from "@/scripts/environment.mjs";

describe("the company links", () => {
  it("match the phone number, email and postal address", () => {
    expect(phoneUrl).toMatch(/^tel:\+\d+$/);
    expect(phoneUrl.replace(/\D/g, "")).toBe(company.phone.replace(/\D/g, ""));
    expect(emailUrl).toBe(`mailto:${company.email}`);
    expect(new URL(mapsSearchUrl).searchParams.get("query")).toBe(
      Object.values(company.address).join(", "),
    );
  });
});

describe("the hours in lib/company.ts", () => {
  const { openingHours, specialHours } = company;

  it("open before they close, in 24-hour HH:MM", () => {
    const hours = [...Object.values(openingHours), ...specialHours.map((day) => day.hours)];
    const isTime = (time: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time);
    const isValid = (day: DayHours) =>
      day === "closed" || (isTime(day.opens) && isTime(day.closes) && day.opens < day.closes);
    expect(hours.filter((day) => !isValid(day))).toEqual([]);
  });

  it("are special on valid dates, YYYY-MM-DD", () => {
    const dates = specialHours.map(({ date }) => date);
    expect(dates.map((date) => new Date(date).toISOString().slice(0, 10))).toEqual(dates);
  });
});

describe("findRoute", () => {
  it.each(Object.values(routes))("resolves $path, with a slash or index.html too", (route) => {
    for (const path of [route.path, hrefOf(route), `${hrefOf(route)}index.html`]) {
      expect(findRoute(path), path).toBe(route);
    }
    expect(findRoute(`${hrefOf(route)}nowhere/`)).toBeUndefined();
  });

  it("resolves no other path", () => {
    expect(findRoute("/nowhere")).toBeUndefined();
  });
});

describe("readEnvironment", () => {
  it("returns the defaults for an empty environment", () => {
    expect(readEnvironment({})).toEqual({
      siteUrl: "https://www.example.com",
      basePath: "",
      isStrict: false,
      port: 3000,
    });
  });

  it("reads SITE_URL, with or without a trailing slash, and BASE_PATH", () => {
    const expected = { siteUrl: "https://chem.example", basePath: "/site/new" };
    for (const SITE_URL of ["https://chem.example", "https://chem.example/"]) {
      expect(readEnvironment({ SITE_URL, BASE_PATH: "/site/new" })).toMatchObject(expected);
    }
  });

  it.each([
    "chem.example",
    "ftp://chem.example",
    "https://chem.example/site",
    "https://chem.example?a",
    "https://chem.example/#a",
    "https://user@chem.example",
    "https://",
  ])("rejects SITE_URL %s with a one-line error that states the expected format", (value) => {
    expect(() => readEnvironment({ SITE_URL: value })).toThrow(
      /^SITE_URL is ".+": it should be a web address without a path, like [^\n]+$/,
    );
  });

  it.each(["1", "true", "TRUE", " yes "])("parses STRICT_FACTS %s as true", (value) => {
    expect(readEnvironment({ STRICT_FACTS: value }).isStrict).toBe(true);
  });

  it.each(["", "0", "false"])("parses STRICT_FACTS %s as false", (value) => {
    expect(readEnvironment({ STRICT_FACTS: value }).isStrict).toBe(false);
  });

  it.each([
    [{ STRICT_FACTS: "maybe" }, 'STRICT_FACTS is "maybe": it should be 1 or 0.'],
    [{ PORT: "abc" }, 'PORT is "abc": it should be a number like 3000.'],
    [{ PORT: "0" }, 'PORT is "0": it should be a number like 3000.'],
    [{ PORT: "70000" }, 'PORT is "70000": it should be a number like 3000.'],
  ])("rejects %o with an error that states the expected format", (env, message) => {
    expect(() => readEnvironment(env)).toThrow(message);
  });

  it.each(["site", "/site/", "/", "/a b", "/site?x", "//site", "/%", "/..", "/../x", "/x/."])(
    "rejects BASE_PATH %s with a one-line error that states the expected format",
    (value) => {
      expect(() => readEnvironment({ BASE_PATH: value })).toThrow(
        /^BASE_PATH is ".+": it should be empty, or start with a slash [^\n]+$/,
      );
    },
  );
});

describe("scripts/check-environment.mjs", () => {
  it("exits with a one-line error that names the variable and its expected format", async () => {
    const env = { ...process.env, SITE_URL: "chem.example" };
    const result = await promisify(execFile)("node", ["scripts/check-environment.mjs"], {
      env,
    }).catch((error) => error);
    expect(result.code).toBe(1);
    expect(result.stderr).toMatch(/^SITE_URL is "chem.example": it should be [^\n]+\n$/);
  });
});

describe("reportMissingFacts", () => {
  async function report(
    env: Record<string, string>,
    unconfirmed: string[],
    socialProfiles: { name: string; url?: string }[] = [],
  ) {
    for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
    vi.resetModules();
    vi.doMock("@/lib/company", () => ({
      unconfirmedFacts: unconfirmed,
      company: { socialProfiles },
    }));
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    const exit = vi.spyOn(process, "exit").mockReturnValue(undefined as never);
    const { reportMissingFacts } = await import("@/lib/missing-facts");
    reportMissingFacts();
    vi.unstubAllEnvs();
    return { warnings: warn.mock.calls.flat().join("\n"), exitCodes: exit.mock.calls.flat() };
  }

  it("warns without ending the build", async () => {
    const env = { SITE_URL: "https://www.example.com", STRICT_FACTS: "" };
    const { warnings, exitCodes } = await report(env, ["phone", "email"]);
    expect(warnings).toContain("SITE_URL is not set");
    expect(warnings).toContain("Unconfirmed facts in lib/company.ts: phone, email.");
    expect(exitCodes).toEqual([]);
  });

  it("ends the build with STRICT_FACTS=1", async () => {
    const env = { SITE_URL: "https://chem.example", STRICT_FACTS: "1" };
    const { warnings, exitCodes } = await report(env, ["phone"]);
    expect(warnings).not.toContain("SITE_URL is not set");
    expect(warnings).toContain("STRICT_FACTS=1 stops here.");
    expect(exitCodes).toEqual([1]);
  });

  it("includes confirmed social profiles without a URL", async () => {
    const env = { SITE_URL: "https://chem.example", STRICT_FACTS: "1" };
    const profiles = [{ name: "Facebook" }, { name: "LinkedIn", url: "https://social.example/" }];
    const { warnings, exitCodes } = await report(env, [], profiles);
    expect(warnings).toContain("without an address in lib/company.ts: Facebook.");
    expect(exitCodes).toEqual([1]);
  });

  it("excludes social profiles without a URL while they are unconfirmed", async () => {
    const env = { SITE_URL: "https://chem.example", STRICT_FACTS: "" };
    const { warnings } = await report(env, ["socialProfiles"], [{ name: "Facebook" }]);
    expect(warnings).toContain("Unconfirmed facts in lib/company.ts: socialProfiles.");
    expect(warnings).not.toContain("without an address");
  });

  it("reports nothing when SITE_URL is set and every fact is confirmed", async () => {
    const env = { SITE_URL: "https://chem.example", STRICT_FACTS: "1" };
    expect(await report(env, [])).toEqual({ warnings: "", exitCodes: [] });
  });
});

describe("reportContactForm", () => {
  async function report(contactForm?: { endpoint: string; privacy?: string }) {
    vi.resetModules();
    vi.doMock("@/lib/company", () => ({ contactForm }));
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    const error = vi.spyOn(console, "error").mockReturnValue();
    const exit = vi.spyOn(process, "exit").mockReturnValue(undefined as never);
    const { reportContactForm } = await import("@/lib/missing-facts");
    reportContactForm();
    const output = [...warn.mock.calls, ...error.mock.calls].flat().join("\n");
    return { output, exitCodes: exit.mock.calls.flat() };
  }

  it("says that a form without an endpoint sends nothing", async () => {
    const { output, exitCodes } = await report();
    expect(output).toMatch(/^The contact form sends nothing: [^\n]+$/);
    expect(exitCodes).toEqual([]);
  });

  it.each(["http://forms.example/contact", "/contact/", "forms.example", "", "https://"])(
    "ends the build if the endpoint is %j",
    async (endpoint) => {
      const { output, exitCodes } = await report({ endpoint });
      expect(output).toContain(`is "${endpoint}": it should be a web address like https://`);
      expect(exitCodes).toEqual([1]);
    },
  );

  const endpoint = "https://forms.example/contact";

  it("warns about a missing privacy notice", async () => {
    const { output, exitCodes } = await report({ endpoint });
    expect(output).toContain("no privacy notice");
    expect(exitCodes).toEqual([]);
  });

  it("says nothing about a form with an endpoint and a privacy notice", async () => {
    expect(await report({ endpoint, privacy: "/privacy/" })).toEqual({ output: "", exitCodes: [] });
  });
});
