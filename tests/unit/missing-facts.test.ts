import { afterEach, expect, it, vi } from "vitest";

const endpoint = "https://forms.example/contact";
const profiles = [{ name: "Facebook" }, { name: "LinkedIn", url: "https://social.example/" }];
const completeFacts = {
  unconfirmed: [] as string[],
  company: { socialProfiles: profiles.slice(1) },
  contactForm: { endpoint, privacy: "/privacy/" },
};

afterEach(() => {
  vi.unstubAllEnvs();
  vi.doUnmock("@/lib/company");
});

/** Reports about the facts of a strict build; returns the output, and whether the build ends. */
async function report(facts: object, env: Record<string, string> = {}) {
  vi.resetModules();
  vi.doMock("@/lib/company", () => ({ ...completeFacts, ...facts }));
  const defaults = { SITE_URL: "https://chem.example", STRICT_FACTS: "1" };
  Object.entries({ ...defaults, ...env }).forEach(([name, value]) => vi.stubEnv(name, value));
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const error = vi.spyOn(console, "error").mockReturnValue();
  const exit = vi.spyOn(process, "exit").mockReturnValue(undefined as never);
  const { reportContactForm, reportMissingFacts } = await import("@/lib/missing-facts");
  reportMissingFacts();
  reportContactForm();
  const output = [...warn.mock.calls, ...error.mock.calls].flat().join("\n");
  return { output, endsBuild: exit.mock.calls.length > 0 };
}

const company = { socialProfiles: profiles };

it.each([
  [{}, /^$/, false],
  [{ unconfirmed: ["phone", "email"] }, /^Unconfirmed facts in .*: phone, email\.\nS/, true],
  [{ unconfirmed: ["claim", "other"] }, /^Unconfirmed claims in .* lib\/company\.ts: 2\.\nS/, true],
  [{ company }, /^Social profiles without an address in lib\/company\.ts: Facebook\.\nS/, true],
  // Does not name the profiles too.
  [{ company, unconfirmed: ["socialProfiles"] }, /^Unconf.*: socialProfiles\.\nSTRICT/, true],
  [{ contactForm: undefined }, /^The contact form sends nothing: [^\n]+$/, false],
  [{ contactForm: { endpoint } }, /^The contact form links to no privacy notice: [^\n]+$/, false],
])("a strict build with %o reports %s and ends: %s", async (facts, output, endsBuild) => {
  const actual = await report(facts);
  expect(actual.output).toMatch(output);
  expect(actual.endsBuild).toBe(endsBuild);
});

it("another build reports missing facts, including SITE_URL, and does not end", async () => {
  const env = { SITE_URL: "https://www.example.com", STRICT_FACTS: "" };
  const { output, endsBuild } = await report({ unconfirmed: ["phone"] }, env);
  expect(output).toMatch(/^SITE_URL is not set.*\nUnconfirmed facts in lib\/company\.ts: phone\./);
  expect(endsBuild).toBe(false);
});

it.each(["http://forms.example/contact", "/contact/", "https://"])(
  "each build ends if the endpoint of the form is %s",
  async (endpoint) => {
    const actual = await report({ contactForm: { endpoint } }, { STRICT_FACTS: "" });
    expect(actual.output).toContain(`is "${endpoint}": it should be a web address like https://`);
    expect(actual.endsBuild).toBe(true);
  },
);
