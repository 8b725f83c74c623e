import { company, isConfirmed, unconfirmed } from "./company";

/**
 * Warns about everything that "Before you publish" in README.md asks for: the address of the site, and facts that are
 * placeholders. With `STRICT_FACTS=1` it ends the build.
 */
export function reportMissingFacts(): void {
  const profilesWithoutUrl = isConfirmed("socialProfiles")
    ? company.socialProfiles.filter(({ url }) => !url).map(({ name }) => name)
    : [];
  const missing = [
    /\/\/www\.example\.com$/.test(process.env.SITE_URL ?? "") &&
      `SITE_URL is not set: addresses in the pages start with ${process.env.SITE_URL}.`,
    unconfirmed.length > 0 && `Unconfirmed facts in lib/company.ts: ${unconfirmed.join(", ")}.`,
    profilesWithoutUrl.length > 0 &&
      `Social profiles without an address in lib/company.ts: ${profilesWithoutUrl.join(", ")}.`,
  ].filter(Boolean);
  if (missing.length === 0) return;
  const isStrict = process.env.STRICT_FACTS === "1";
  const advice = 'See "Before you publish" in README.md.';
  console.warn([...missing, isStrict ? `STRICT_FACTS=1 stops here. ${advice}` : advice].join("\n"));
  if (isStrict) process.exit(1);
}
