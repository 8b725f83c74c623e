import { company, isConfirmed, unconfirmed } from "./company";

/**
 * Warns about what is missing before the site can be published, as "Before you publish" in README.md lists
 * it: the address of the site, and facts that are placeholders. `STRICT_FACTS=1` ends the build instead.
 */
export function reportMissingFacts(): void {
  const withoutAddress = isConfirmed("socialProfiles")
    ? company.socialProfiles.filter(({ url }) => !url).map(({ name }) => name)
    : [];
  const missing = [
    /\/\/www\.example\.com$/.test(process.env.SITE_URL ?? "") &&
      `SITE_URL is not set: addresses in the pages start with ${process.env.SITE_URL}.`,
    unconfirmed.length > 0 && `Unconfirmed facts in lib/company.ts: ${unconfirmed.join(", ")}.`,
    withoutAddress.length > 0 &&
      `Social profiles without an address in lib/company.ts: ${withoutAddress.join(", ")}.`,
  ].filter(Boolean);
  if (missing.length === 0) return;
  const isStrict = process.env.STRICT_FACTS === "1";
  const advice = 'See "Before you publish" in README.md.';
  console.warn([...missing, isStrict ? `STRICT_FACTS=1 stops here. ${advice}` : advice].join("\n"));
  if (isStrict) process.exit(1);
}
