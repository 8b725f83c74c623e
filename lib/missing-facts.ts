import { company, contactForm, unconfirmed } from "./company";
import { type Fact, confirmableFacts } from "./company-types";

/** Whether the value of a fact is correct, not a placeholder. */
export function isConfirmed(fact: Fact): boolean {
  return !unconfirmed.includes(fact);
}

/** Warns that the contact form sends nothing or has no privacy notice. Ends the build if its endpoint is invalid. */
export function reportContactForm(): void {
  if (!contactForm) {
    console.warn("The contact form sends nothing: contactForm in lib/company.ts is not set.");
  } else if (!URL.canParse(contactForm.endpoint) || !contactForm.endpoint.startsWith("https://")) {
    console.error(
      `The endpoint of contactForm in lib/company.ts is "${contactForm.endpoint}": ` +
        "it should be a web address like https://forms.example/contact.",
    );
    process.exit(1);
  } else if (!contactForm.privacy) {
    console.warn("The contact form links to no privacy notice: set it in lib/company.ts.");
  }
}

/**
 * Warns about a missing `SITE_URL`, unconfirmed facts and claims, and confirmed social profiles without a URL. Ends the
 * build with `STRICT_FACTS=1`.
 */
export function reportMissingFacts(): void {
  const facts = confirmableFacts.filter((fact) => !isConfirmed(fact));
  const profilesWithoutUrl = isConfirmed("socialProfiles")
    ? company.socialProfiles.filter(({ url }) => !url).map(({ name }) => name)
    : [];
  const missing = [
    /\/\/www\.example\.com$/.test(process.env.SITE_URL ?? "") &&
      `SITE_URL is not set: addresses in the pages start with ${process.env.SITE_URL}.`,
    facts.length > 0 && `Unconfirmed facts in lib/company.ts: ${facts.join(", ")}.`,
    unconfirmed.length > facts.length &&
      `Unconfirmed claims in messages, listed in lib/company.ts: ${unconfirmed.length - facts.length}.`,
    profilesWithoutUrl.length > 0 &&
      `Social profiles without an address in lib/company.ts: ${profilesWithoutUrl.join(", ")}.`,
  ].filter(Boolean);
  if (missing.length === 0) return;
  const isStrict = process.env.STRICT_FACTS === "1";
  const advice = 'See "Before you publish" in README.md.';
  console.warn([...missing, isStrict ? `STRICT_FACTS=1 stops here. ${advice}` : advice].join("\n"));
  if (isStrict) process.exit(1);
}
