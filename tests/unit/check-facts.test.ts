import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { expect, it, vi } from "vitest";
import { company } from "@/tests/fixed-site/company";
import { copyProject } from "@/tests/helpers/copy-project.mjs";
import { editFile } from "@/tests/helpers/edit-file.mjs";

const endpoint = "https://forms.example/contact";
const privacy = "/privacy/";
const socialProfiles = [{ name: "Facebook" }, ...company.socialProfiles];
const withoutAddress = { company: { ...company, socialProfiles } };

/** Checks the facts of a complete company, apart from `facts`. */
async function check(facts: object, siteUrl = "https://chem.example") {
  vi.resetModules();
  vi.doMock("@/lib/company", () => ({
    company,
    contactForm: { endpoint, privacy },
    unconfirmed: [],
    ...facts,
  }));
  const { checkFacts } = await import("@/lib/check-facts");
  return checkFacts(siteUrl);
}

it("complete facts are neither wrong nor missing", async () => {
  expect(await check({})).toEqual({ errors: [], missing: [], notes: [] });
});

it.each([
  ["Unconfirmed facts in lib/company.ts: phone, email.", { unconfirmed: ["phone", "email"] }],
  [
    "Unconfirmed claims in messages, listed in lib/company.ts: 2.",
    { unconfirmed: ["claim", "other"] },
  ],
  ["Social profiles without an address in lib/company.ts: Facebook.", withoutAddress],
  // Does not name the profiles too.
  [
    "Unconfirmed facts in lib/company.ts: socialProfiles.",
    { ...withoutAddress, unconfirmed: ["socialProfiles"] },
  ],
])("a missing fact is stated as: %s", async (sentence, facts) => {
  expect(await check(facts)).toEqual({ errors: [], missing: [sentence], notes: [] });
});

it.each([
  [undefined, /^The contact form sends nothing: /],
  [{ endpoint }, /^The contact form links to no privacy notice: /],
])("the contact form %o is only worth a note", async (contactForm, note) => {
  const notes = [expect.stringMatching(note)];
  expect(await check({ contactForm })).toEqual({ errors: [], missing: [], notes });
});

it.each(["forms.example/contact", "http://forms.example/", "https://"])(
  "the endpoint %s is an error",
  async (endpoint) => {
    const { errors } = await check({ contactForm: { endpoint, privacy } });
    expect(errors).toEqual([expect.stringContaining(`is "${endpoint}": it should be`)]);
  },
);

it("the example address of the site is missing", async () => {
  const { missing } = await check({}, "https://www.example.com");
  expect(missing).toEqual([expect.stringMatching(/^SITE_URL is not set/)]);
});

it("a strict build with an unconfirmed fact stops before Next.js, without the previous export", () => {
  const copy = copyProject();
  const fact = '"phone", ';
  editFile(path.join(copy, "lib/company.ts"), ["Unconfirmed[] = [", `Unconfirmed[] = [${fact}`]);
  mkdirSync(path.join(copy, "out"));
  const env = { ...process.env, STRICT_FACTS: "1" };
  const { status, stderr } = spawnSync("npm", ["run", "build"], { cwd: copy, env });
  expect(status).toBe(1);
  expect(`${stderr}`).toMatch(/facts in lib\/company\.ts: phone.*STRICT_FACTS=1 stops here\./s);
  expect(existsSync(path.join(copy, "out"))).toBe(false);
  rmSync(copy, { recursive: true });
});
